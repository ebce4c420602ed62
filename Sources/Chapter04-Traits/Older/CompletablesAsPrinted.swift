import ChapterKit
import Foundation
import RxLite

func completables() {
  listing(
    "completable-as-printed", "done, or not: both ways to subscribe", shows: "B39 B48 B50 B52 46"
  ) {
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
}
