import ChapterKit
import Foundation
import RxLite

func completables() {
  listing("completable", "done, or not: both ways to subscribe", shows: "B39 B48 B50 B52 46") {
    func cacheLocally(_ success: Bool) -> Completable {
      return Completable.create { completable in
        // Here the data would be stored.
        guard success else {
          completable(.error(CacheError.failedCaching))
          return Disposables.create {}
        }

        completable(.completed)
        return Disposables.create {}
      }
    }

    _ = cacheLocally(true)
      .subscribe { completable in
        switch completable {
        case .completed:
          print("Completed with no error")
        case .error(let error):
          print("Completed with an error: \(error.localizedDescription)")
        }
      }

    _ = cacheLocally(false)
      .subscribe(
        onCompleted: {
          print("Completed with no error")
        },
        onError: { error in
          print("Completed with an error: \(error.localizedDescription)")
        })
  }

  listing("and-then", "the second begins when the first is done") {
    let save = Completable.create { completable in
      return after(0.1) {
        print("saved")
        completable(.completed)
      }
    }
    let load = Single<String>.deferred {
      print("load")
      return .just("a draft")
    }

    _ = save.andThen(load)
      .subscribe(onSuccess: { print("success: \($0)") })
    sleep(0.2)

    _ = Completable.error(CacheError.failedCaching).andThen(load)
      .subscribe(onFailure: { print("failure: \($0)") })
  }
}

enum CacheError: LocalizedError {
  case failedCaching

  var errorDescription: String? { "the cache could not be written" }
}
