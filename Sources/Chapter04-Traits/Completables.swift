import ChapterKit
import Foundation
import RxLite

func completables() {
  listing("completable", "done, or not: both ways to subscribe") {
    for isWritten in [true, false] {
      _ = cacheLocally(isWritten)
        .subscribe { completable in
          switch completable {
          case .completed:
            print("Completed with no error")
          case .error(let error):
            print("Completed with an error: \(error.localizedDescription)")
          }
        }

      _ = cacheLocally(isWritten)
        .subscribe(
          onCompleted: {
            print("Completed with no error")
          },
          onError: { error in
            print("Completed with an error: \(error.localizedDescription)")
          })
    }
  }

  listing("and-then", "one thing after the other, if the first one is done") {
    let load = Single<String>.deferred {
      print("  load")
      return .just("what was saved")
    }
    for isWritten in [true, false] {
      print("save, \(isWritten ? "which works" : "which fails")")
      _ = cacheLocally(isWritten)
        .andThen(load)
        .subscribe(
          onSuccess: { print("  success: \($0)") },
          onFailure: { print("  failure: \($0.localizedDescription)") })
    }
  }
}

enum CacheError: LocalizedError {
  case failedCaching

  var errorDescription: String? { "the cache could not be written" }
}

/// Stores something. Whether that works is up to the caller, who wants to see both.
private func cacheLocally(_ success: Bool) -> Completable {
  return Completable.create { completable in
    // Store some data locally
    guard success else {
      completable(.error(CacheError.failedCaching))
      return Disposables.create {}
    }

    completable(.completed)
    return Disposables.create {}
  }
}
