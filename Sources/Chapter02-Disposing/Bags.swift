import ChapterKit
import RxLite

func bags() {
  listing("my-bag", "a list of disposables, and a deinit", shows: "95") {
    final class Bag {
      private var disposables: [any Disposable] = []

      func insert(_ disposable: any Disposable) { disposables.append(disposable) }

      deinit {
        for disposable in disposables { disposable.dispose() }
      }
    }

    final class Screen {
      private let bag = Bag()

      func show(_ readings: Observable<Int>) {
        bag.insert(readings.subscribe(onNext: { n in print("reading \(n)") }))
      }
    }

    let lamps = Lamps()
    var screen: Screen? = Screen()
    screen?.show(lamps.counting())
    sleep(0.2)
    screen = nil
    print("swiped away, lamps lit: \(lamps.lit)")
  }

  listing("local-bag", "a bag that no one keeps", shows: "11") {
    final class Screen {
      func show(_ readings: Observable<Int>) {
        let bag = DisposeBag()
        readings.subscribe(onNext: { n in print("reading \(n)") })
          .disposed(by: bag)
      }
    }

    let lamps = Lamps()
    let screen = Screen()
    screen.show(lamps.counting())
    sleep(0.2)
    print("lamps lit: \(lamps.lit)")
  }

  listing("replace-the-bag", "a bag has no dispose(): replace it", shows: "11 12") {
    final class Screen {
      private var bag = DisposeBag()

      func show(_ readings: Observable<Int>) {
        readings.subscribe(onNext: { n in print("reading \(n)") })
          .disposed(by: bag)
      }

      func hide() { bag = DisposeBag() }
    }

    let lamps = Lamps()
    var screen: Screen? = Screen()
    screen?.show(lamps.counting())
    sleep(0.2)
    screen?.hide()
    print("hidden, lamps lit: \(lamps.lit)")
    screen?.show(lamps.counting())
    sleep(0.2)
    screen = nil
    print("swiped away, lamps lit: \(lamps.lit)")
  }

  listing("bag-cycle", "an observer in the bag holds the bag's owner", shows: "7 87") {
    final class Screen {
      private let bag = DisposeBag()
      private var title = ""

      func show(_ readings: Observable<Int>) {
        readings.subscribe(onNext: update).disposed(by: bag)
      }

      private func update(_ n: Int) { title = "reading \(n)" }

      deinit { print("the screen is released, with the title \(title)") }
    }

    let lamps = Lamps()
    var screen: Screen? = Screen()
    screen?.show(lamps.counting())
    sleep(0.2)
    screen = nil
    print("lamps lit: \(lamps.lit)")
  }

  listing("subscribe-with", "a closure that receives the screen", shows: "87") {
    final class Screen {
      private let bag = DisposeBag()
      private var title = ""

      func show(_ readings: Observable<Int>) {
        readings.subscribe(with: self, onNext: { screen, n in screen.update(n) })
          .disposed(by: bag)
      }

      private func update(_ n: Int) { title = "reading \(n)" }

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
      var room = "kitchen"

      func show(_ readings: Observable<Int>) {
        _ = readings.withUnretained(self)
          .map { screen, n in "\(screen.room) \(n)" }
          .subscribe { event in print(event) }
      }
    }

    let lamps = Lamps()
    var screen: Screen? = Screen()
    screen?.show(lamps.counting())
    sleep(0.1)
    screen?.room = "hall"
    sleep(0.1)
    screen = nil
    print("lamps lit: \(lamps.lit)")
    sleep(0.1)
    print("lamps lit: \(lamps.lit)")
  }
}
