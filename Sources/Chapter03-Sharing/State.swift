import ChapterKit
import RxLite

/// The weather in the city that the user has chosen. Others can read it, and only `choose` changes it.
final class ChosenCity {
  private let relay = BehaviorRelay(value: "choose a city")
  private let request = SerialDisposable()
  private let bag = DisposeBag()

  init() { request.disposed(by: bag) }

  var text: Observable<String> { relay.asObservable() }

  func choose(_ city: String) {
    request.disposable = report(from: city).subscribe(
      with: self,
      onNext: { chosen, text in chosen.relay.accept(text) },
      onError: { chosen, _ in chosen.relay.accept("\(city), no report") })
  }
}

func state() {
  listing("state-in-a-subject", "a finite source ends the subject that it is sent to", shows: "31")
  {
    let weather = BehaviorSubject(value: "choose a city")
    _ = weather.subscribe { event in print("label: \(event)") }
    _ = report(from: "Lima").subscribe(weather)
    sleep(1)
    _ = report(from: "Oslo").subscribe(weather)
    sleep(1)
  }

  listing("state-in-a-relay", "a relay can't end", shows: "31") {
    let weather = BehaviorRelay(value: "choose a city")
    _ = weather.subscribe { event in print("label: \(event)") }
    _ = report(from: "Lima").bind(to: weather)
    sleep(1)
    _ = report(from: "Oslo").bind(to: weather)
    sleep(1)
    print("the value: \(weather.value)")
  }

  listing("read-only", "a sequence to read, and nothing to write", shows: "31") {
    let city = ChosenCity()
    _ = city.text.subscribe { event in print("label: \(event)") }
    for name in ["Lima", "Atlantis", "Oslo"] {
      city.choose(name)
      sleep(1)
    }
  }
}
