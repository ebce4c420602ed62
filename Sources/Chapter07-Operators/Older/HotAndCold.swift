import ChapterKit
import RxLite

func hotAndCold() {
  listing("cold-or-hot", "three rules of thumb, and what breaks each", shows: "C415 71") {
    print("cold, and not at once: a timer")
    _ = Observable<Int>.timer(.milliseconds(300), scheduler: clock.scheduler)
      .subscribe(onNext: { _ in print("  the timer, 0.3 s later") })
    print("  subscribed")
    sleep(0.5)

    print("made by create, and hot inside: it forwards a subject")
    let taps = PublishSubject<String>()
    let wrapped = Observable<String>.create { observer in taps.subscribe(observer) }
    taps.onNext("a tap that nobody receives")
    _ = wrapped.subscribe(onNext: { print("  \($0)") })
    taps.onNext("a second tap")

    print("a subject, and yet it answers at once")
    let temperature = BehaviorSubject(value: 20)
    _ = temperature.subscribe(onNext: { print("  \($0)") })
    print("  subscribed")
  }
}
