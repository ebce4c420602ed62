import ChapterKit
import RxLite

func stopping() {
  listing("before-subscribe-returns", "a loop in create can't be interrupted", shows: "18") {
    let loop = Observable<Int>.create { observer in
      for element in 1...3 {
        print("the loop sends \(element)")
        observer.on(.next(element))
      }
      observer.on(.completed)
      return Disposables.create()
    }

    var subscription: (any Disposable)?
    subscription = loop.subscribe { event in
      print("received \(event)")
      subscription?.dispose()  // Too early: it is still nil.
    }

    print("with take(1)")
    _ = loop.take(1).subscribe { event in print("received \(event)") }
  }

  listing("turns", "a loop that asks for each turn can be stopped") {
    let numbers = Observable<Int>.create { observer in
      CurrentThreadScheduler.instance.scheduleRecursive(1) { number, next in
        print("the loop sends \(number)")
        observer.onNext(number)
        next(number + 1)
      }
    }

    _ = numbers.take(2).subscribe { event in print("received \(event)") }
  }
}
