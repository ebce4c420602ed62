import ChapterKit
import ConsoleKit
import RxLite

func leaks() {
  listing("resource-count", "how many more objects are alive than before", shows: "A12 30") {
    let before = Resources.total
    let counter = Observable<Int>.interval(.seconds(1), scheduler: clock.mainScheduler)
      .subscribe(onNext: { _ in
        print("Resource count +\(Resources.total - before)")
      })

    sleep(1)
    let search = PublishSubject<String>()
    var subscription: (any Disposable)? = search.map { $0.count }.subscribe()
    sleep(1)
    subscription?.dispose()
    subscription = nil
    sleep(1)
    counter.dispose()
  }

  listing("leaking-screen", "two visits to a screen that leaks", shows: "A12 30 87") {
    final class LeakingScreen: WeatherScreen {
      override func viewDidLoad() {
        let search = searchCityName.rx.controlEvent(.editingDidEndOnExit).asObservable()
          .map { self.searchCityName.text }
          .filter { ($0 ?? "").count > 0 }
          .flatMapLatest { text in
            return ApiController.shared.currentWeather(city: text ?? "Error")
          }
          .asDriver(onErrorJustReturn: ApiController.Weather.empty)

        search.map { "\($0.temperature)°C" }
          .drive(tempLabel.rx.text)
          .disposed(by: bag)
      }
    }

    ApiController.shared = ApiController()
    let before = Resources.total
    visit(LeakingScreen())
    let afterFirst = Resources.total
    visit(LeakingScreen())
    print("first visit: \(afterFirst - before == 0 ? "no change" : "more objects")")
    print("second visit: +\(Resources.total - afterFirst)")
  }

  listing("mended-screen", "two visits to the same screen, mended", shows: "A12 30 87") {
    final class MendedScreen: WeatherScreen {
      override func viewDidLoad() {
        let search = searchCityName.rx.controlEvent(.editingDidEndOnExit).asObservable()
          .map { [weak self] in self?.searchCityName.text }
          .filter { ($0 ?? "").count > 0 }
          .flatMapLatest { text in
            return ApiController.shared.currentWeather(city: text ?? "Error")
          }
          .asDriver(onErrorJustReturn: ApiController.Weather.empty)

        search.map { "\($0.temperature)°C" }
          .drive(tempLabel.rx.text)
          .disposed(by: bag)
      }
    }

    ApiController.shared = ApiController()
    let before = Resources.total
    visit(MendedScreen())
    let afterFirst = Resources.total
    visit(MendedScreen())
    print("first visit: \(afterFirst - before == 0 ? "no change" : "more objects")")
    print("second visit: +\(Resources.total - afterFirst)")
  }

  listing("method-reference", "self without the word self", shows: "87") {
    final class Screen {
      private let bag = DisposeBag()
      private var titles: [String] = []

      deinit { print("screen released") }

      func add(_ title: String) { titles.append(title) }

      func bind(_ search: Observable<String>) {
        search.subscribe(onNext: add).disposed(by: bag)
      }

      func bindWeakly(_ search: Observable<String>) {
        search.subscribe(onNext: { [weak self] in self?.add($0) }).disposed(by: bag)
      }
    }

    let search = PublishSubject<String>()
    var screen: Screen? = Screen()
    screen?.bind(search)
    screen = nil
    print("the first screen is closed")

    screen = Screen()
    screen?.bindWeakly(search)
    screen = nil
    print("the second screen is closed")
    print("still subscribed: \(search.hasObservers)")
  }

  listing("called-in-deinit", "a closure that runs while the screen is released", shows: "87") {
    final class Screen {
      private let bag = DisposeBag()
      private let name = "search"

      func bind(_ search: Observable<String>) {
        search
          .do(onDispose: { [weak self] in print("disposed by \(self?.name ?? "nobody")") })
          .subscribe()
          .disposed(by: bag)
      }
    }

    var screen: Screen? = Screen()
    screen?.bind(.never())
    screen = nil
  }
}
