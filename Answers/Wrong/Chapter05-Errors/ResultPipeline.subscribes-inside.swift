// What `flatMap` does, done by hand: subscriptions inside of subscriptions, which nothing holds. So
// nothing waits for them when the codes have completed, and nothing disposes them.
// Rejected with: at 3: expected nothing, got a completion
// Rejected with: The subscription to the result was disposed, but that to the request for a token still runs.
import RxLite

func resultPipeline(
  _ codes: Observable<String>, authorize: @escaping Request, access: @escaping Request
) -> Observable<Result<String, Refusal>> {
  .create { observer in
    codes.subscribe(
      onNext: { code in
        _ = authorize(code).subscribe(onNext: { result in
          switch result {
          case .success(let token): _ = access(token).subscribe(onNext: { observer.onNext($0) })
          case .failure: observer.onNext(result)
          }
        })
      },
      onError: { observer.onError($0) },
      onCompleted: { observer.onCompleted() })
  }
}

typealias Request = (String) -> Observable<Result<String, Refusal>>

struct Refusal: Error, Equatable {
  let reason: String
}
