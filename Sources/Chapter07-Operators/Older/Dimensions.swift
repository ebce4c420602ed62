import ChapterKit
import RxLite

func dimensions() {
  listing("intercept", "do sees each event before the subscriber", shows: "E4 96") {
    let disposeBag = DisposeBag()

    Observable.of("🍎", "🍐", "🍊", "🍋")
      .do(
        onNext: { print("Intercepted:", $0) }, onError: { print("Intercepted error:", $0) },
        onCompleted: { print("Completed") }
      )
      .subscribe(onNext: { print($0) })
      .disposed(by: disposeBag)
  }

  listing("arrays", "map keeps the dimensions, flatMap removes one", reproduces: "E5") {
    let arrayNested = [[1, 2, 3, 4, 5], [6, 7]]

    let mapped = arrayNested.map { $0 }
    print(mapped)

    let flattened = arrayNested.flatMap { $0 }
    print(flattened)
  }

  listing(
    "observables", "the same for a sequence of sequences", reproduces: "E6",
    except: [
      Difference(
        line: 1, today: "RxLite.Observable<Swift.String>",
        reason: "the type that is printed is that of the library."),
      Difference(line: 2, today: "RxLite.Observable<Swift.String>", reason: "the same."),
    ]
  ) {
    let disposeBag = DisposeBag()
    let b = Observable.of(
      Observable.of("🐶", "🐱"),
      Observable.of("🐭", "🐹"))

    b.map { $0 }
      .subscribe(onNext: { element in
        print(element)
      })
      .disposed(by: disposeBag)

    b.flatMap { $0 }
      .subscribe(onNext: { element in
        print(element)
      })
      .disposed(by: disposeBag)
  }

  listing("one-level", "flatMap removes one level at a time", shows: "97 101") {
    let cube = [[["a", "b"], ["c"]], [["d"]]]
    print(cube.flatMap { $0 })
    print(cube.flatMap { $0 }.flatMap { $0 })

    // A value has no dimension, a sequence has one. So a closure that makes a sequence of each element
    // adds a dimension, and flatMap takes it away again.
    let raised = Observable.of(1, 2).map { Observable.of($0, $0 * 10) }
    var elements: [Observable<Int>] = []
    _ = raised.subscribe(onNext: { elements.append($0) })
    for element in elements {
      print("an element of raised:")
      _ = element.subscribe { print("  \($0)") }
    }
    print("flattened:")
    _ = raised.flatMap { $0 }.subscribe { print("  \($0)") }
  }

  listing("pure", "the same elements in, the same elements out", shows: "102") {
    let pure = Observable.of(1, 2, 3).map { $0 * 10 }
    print("pure:")
    _ = pure.subscribe(onNext: { print("  \($0)") })
    _ = pure.subscribe(onNext: { print("  \($0)") })

    var count = 0
    let impure = Observable.of(1, 2, 3).map { element -> Int in
      count += 1
      return element * count
    }
    print("impure:")
    _ = impure.subscribe(onNext: { print("  \($0)") })
    _ = impure.subscribe(onNext: { print("  \($0)") })
  }
}
