import ChapterKit
import RxLite

func maybes() {
  listing("maybe-as-printed", "an element, nothing, or an error", shows: "B55 B57 47") {
    func generateString(_ event: MaybeEvent<String>) -> Maybe<String> {
      return Maybe<String>.create { maybe in
        maybe(event)
        return Disposables.create {}
      }
    }

    for event: MaybeEvent<String> in [
      .success("RxSwift"), .completed, .error(CacheError.failedCaching),
    ] {
      _ = generateString(event)
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
}
