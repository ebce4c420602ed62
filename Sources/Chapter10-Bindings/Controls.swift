import ChapterKit
import ConsoleKit
import RxLite

struct ServerIsDown: Error {}

/// The server that keeps the settings. It takes 0.4 seconds to answer.
final class Server {
  var isDown = false

  func save(_ limit: Int, for rooms: [String]) -> Observable<String> {
    print("request: \(limit)°C for \(rooms.joined(separator: ", "))")
    return Observable<Int>.timer(.milliseconds(400), scheduler: clock.scheduler)
      .map { [isDown] _ in
        if isDown { throw ServerIsDown() }
        return "saved: \(limit)°C for \(rooms.joined(separator: ", "))"
      }
  }
}

func controls() {
  listing("running", "a spinner while something is saved", shows: "66") {
    let server = Server()
    let button = Button("Save")
    let spinner = Spinner()
    let bag = DisposeBag()

    let taps = button.rx.tap.asObservable()
    let answers = taps.flatMapFirst {
      server.save(20, for: ["bath"]).catch { _ in .empty() }
    }
    Observable.merge(taps.map { true }, answers.map { _ in false })
      .bind(to: spinner.rx.isAnimating).disposed(by: bag)

    button.tap()
    sleep(0.1)
    button.tap()
    print("two taps:            it turns: \(spinner.isAnimating)")
    sleep(0.35)
    print("after 0.45 s:        it turns: \(spinner.isAnimating)")
    server.isDown = true
    button.tap()
    sleep(1)
    print("the server was down: it turns: \(spinner.isAnimating)")
    server.isDown = false
    button.tap()
    sleep(1)
    print("it is up again:      it turns: \(spinner.isAnimating)")
  }
}
