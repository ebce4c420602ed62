import RxLite
import Testing

@testable import ChapterKit

/// The clock of a listing: exact in virtual time. One after the other, for there is one stage.
@Suite(.serialized) struct ClockTests {
  @Test(arguments: [0.1, 0.3, 0.5, 1.1])
  func `what falls due at the end of a sleep still happens`(seconds: Double) {
    var ticks = 0
    perform {
      _ = Observable<Int>.interval(.milliseconds(100), scheduler: clock.scheduler)
        .subscribe(onNext: { _ in ticks += 1 })
      sleep(seconds)
    }
    #expect(ticks == Int((seconds * 10).rounded()))
  }

  @Test func `ten short sleeps make a long one`() {
    let transcript = perform {
      let timer = clock.makeTimer()
      timer.schedule(deadline: .now() + .seconds(1), repeating: .seconds(1))
      timer.setEventHandler { print("tick") }
      timer.resume()
      for _ in 1...9 { sleep(0.1) }
      print("0.9")
      sleep(0.1)
      timer.cancel()
      sleep(10)
    }
    #expect(transcript == "0.9\ntick\n")
  }

  @Test func `a timer without a period ticks once`() {
    let transcript = perform {
      let timer = clock.makeTimer()
      timer.schedule(deadline: .now() + .milliseconds(20))
      timer.setEventHandler { print("tick") }
      timer.resume()
      sleep(60)
    }
    #expect(transcript == "tick\n")
  }

  @Test @MainActor func `the main scheduler does what is for now at once, and the rest in time`() {
    let transcript = perform {
      _ = clock.mainScheduler.scheduleRelative((), dueTime: .milliseconds(100)) {
        print("later")
        return Disposables.create()
      }
      _ = clock.mainScheduler.schedule(()) {
        print("now")
        return Disposables.create()
      }
      print("sleep")
      sleep(0.1)
    }
    #expect(transcript == "now\nsleep\nlater\n")
  }

  @Test func `one listing's clock does nothing in the next`() {
    perform {
      _ = Observable<Int>.interval(.milliseconds(100), scheduler: clock.scheduler)
        .subscribe(onNext: { print("left over: \($0)") })
    }
    #expect(perform { sleep(1) } == "")
  }

  @Test func `print is recorded as Swift's print would show it`() {
    let transcript = perform {
      print()
      print(1, "a", Int?.none as Any, separator: "-", terminator: ".\n")
      print([1, 2], ["a"])
    }
    #expect(transcript == "\n1-a-nil.\n[1, 2] [\"a\"]\n")
  }

  @discardableResult
  private func perform(_ body: @escaping () -> Void) -> String {
    let listing = Listing(name: "test", purpose: "", reference: nil, place: ("", 0), body: body)
    return Stage.run(listing, pace: .unpaced, isPrinted: false)
  }
}
