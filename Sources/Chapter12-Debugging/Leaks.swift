import ChapterKit
import ConsoleKit
import RxLite

func leaks() {
  listing("resource-count", "how many more objects are alive, each second", shows: "A12 30") {
    var atFirst: Int32 = 0
    let counter = Observable<Int>.interval(.seconds(1), scheduler: clock.mainScheduler)
      .subscribe(onNext: { n in
        if n == 0 { atFirst = Resources.total }
        print("Resource count +\(Resources.total - atFirst)")
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
          .flatMapLatest { city in ApiController.shared.currentWeather(city: city ?? "") }
          .asDriver(onErrorJustReturn: .empty)

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
          .flatMapLatest { city in ApiController.shared.currentWeather(city: city ?? "") }
          .asDriver(onErrorJustReturn: .empty)

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
    }

    let search = PublishSubject<String>()
    var screen: Screen? = Screen()
    screen?.bind(search)
    screen = nil
    print("the screen is closed, and still subscribed: \(search.hasObservers)")
    print("the search ends")
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
