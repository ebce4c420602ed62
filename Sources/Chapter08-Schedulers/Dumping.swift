import ChapterKit
import Foundation
import RxLite

/// The time at which the listing began.
var start = RxTime()

/// The seconds since then on the clock of the listing, in two digits.
func secondsElapsed() -> String {
  String(format: "%02d", Int(clock.scheduler.now.timeIntervalSince(start)))
}

extension ObservableType {
  /// Passes each element on, and prints when and where it passes.
  func dump() -> Observable<Element> {
    self.do(onNext: { element in
      print("\(secondsElapsed())s | [D] \(element) received on \(here)")
    })
  }

  /// Subscribes, and prints when and where each element arrives.
  func dumpingSubscription() -> any Disposable {
    subscribe(onNext: { element in
      print("\(secondsElapsed())s | [S] \(element) received on \(here)")
    })
  }
}
