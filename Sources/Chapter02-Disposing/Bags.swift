import ChapterKit
import RxLite

func bags() {
  listing("bag", "a bag disposes its members when it is released", shows: "11") {
    final class Screen {
      private let bag = DisposeBag()

      func show(_ readings: Observable<Int>) {
        readings.subscribe(onNext: { n in print("reading \(n)") })
          .disposed(by: bag)
      }
    }

    let lamps = Lamps()
    var screen: Screen? = Screen()
    screen?.show(lamps.counting())
    screen?.show(lamps.counting())
    print("lamps lit: \(lamps.lit)")
    screen = nil
    print("lamps lit: \(lamps.lit)")
  }

  listing("replace-the-bag", "a bag has no dispose(): replace it", shows: "12") {
    let lamps = Lamps()
    var bag = DisposeBag()
    lamps.counting().subscribe(onNext: { n in print("kitchen \(n)") }).disposed(by: bag)
    sleep(0.2)

    bag = DisposeBag()
    print("lamps lit: \(lamps.lit)")
    lamps.counting().subscribe(onNext: { n in print("garden \(n)") }).disposed(by: bag)
    sleep(0.2)
  }

  listing("bag-cycle", "a closure in the bag holds the bag's owner", shows: "7 87") {
    final class Screen {
      private let bag = DisposeBag()
      private var title = ""

      func show(_ readings: Observable<Int>) {
        readings.subscribe(onNext: { n in self.title = "reading \(n)" })
          .disposed(by: bag)
      }

      deinit { print("the screen is released") }
    }

    let lamps = Lamps()
    var screen: Screen? = Screen()
    screen?.show(lamps.counting())
    screen = nil
    print("lamps lit: \(lamps.lit)")
  }

  listing("subscribe-with", "a closure that receives the screen", shows: "87") {
    final class Screen {
      private let bag = DisposeBag()
      private var title = ""

      func show(_ readings: Observable<Int>) {
        readings.subscribe(with: self, onNext: { screen, n in screen.title = "reading \(n)" })
          .disposed(by: bag)
      }

      deinit { print("the screen is released, with the title \(title)") }
    }

    let lamps = Lamps()
    var screen: Screen? = Screen()
    screen?.show(lamps.counting())
    sleep(0.2)
    screen = nil
    print("lamps lit: \(lamps.lit)")
  }

  listing("with-unretained", "the same for the other operators of a chain", shows: "87") {
    final class Screen {
      let unit = "°C"
    }

    var screen: Screen? = Screen()
    let readings = PublishSubject<Int>()
    _ = readings.withUnretained(screen!)
      .map { screen, n in "\(n) \(screen.unit)" }
      .subscribe { event in print(event) }

    readings.onNext(20)
    screen = nil
    readings.onNext(40)
  }
}
