import ChapterKit
import Foundation
import RxLite

func maybes() {
  listing("maybe", "one of three: both ways to subscribe") {
    for outcome in [Outcome.element, .nothing, .failure] {
      _ = generateString(outcome)
        .subscribe { maybe in
          switch maybe {
          case .success(let element):
            print("Completed with element \(element)")
          case .completed:
            print("Completed with no element")
          case .error(let error):
            print("Completed with an error \(error.localizedDescription)")
          }
        }

      _ = generateString(outcome)
        .subscribe(
          onSuccess: { element in
            print("Completed with element \(element)")
          },
          onError: { error in
            print("Completed with an error \(error.localizedDescription)")
          },
          onCompleted: {
            print("Completed with no element")
          })
    }
  }

  listing("maybe-says-one-thing", "whatever it is asked to say after that") {
    _ = Maybe<String>.create { maybe in
      maybe(.success("RxSwift"))

      // OR
      maybe(.completed)

      // OR
      maybe(.error(CacheError.failedCaching))

      return Disposables.create {}
    }
    .subscribe(
      onSuccess: { print("success \($0)") }, onError: { print("error \($0)") },
      onCompleted: { print("completed") })
  }

  listing("not-shared-either", "nor do a completable and a maybe share") {
    var effects = 0
    func work() {
      effects += 1
      print("side effect \(effects)")
    }

    let completable = Completable.create { completable in
      work()
      completable(.completed)
      return Disposables.create()
    }
    _ = completable.subscribe(onCompleted: { print("completable, first: completed") })
    _ = completable.subscribe(onCompleted: { print("completable, second: completed") })

    let maybe = Maybe<String>.create { maybe in
      work()
      maybe(.success("RxSwift"))
      return Disposables.create()
    }
    _ = maybe.subscribe(onSuccess: { print("maybe, first: \($0)") })
    _ = maybe.subscribe(onSuccess: { print("maybe, second: \($0)") })
  }
}

private enum Outcome { case element, nothing, failure }

private func generateString(_ outcome: Outcome) -> Maybe<String> {
  return Maybe<String>.create { maybe in
    switch outcome {
    case .element: maybe(.success("RxSwift"))
    case .nothing: maybe(.completed)
    case .failure: maybe(.error(CacheError.failedCaching))
    }
    return Disposables.create {}
  }
}
