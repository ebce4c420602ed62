// Successes go one way and failures another, and each way is a subscription, which makes its own
// request.
// Rejected with: found requests: authorize a, authorize a, access token-a
import RxLite

func resultPipeline(
  _ codes: Observable<String>, authorize: @escaping Request, access: @escaping Request
) -> Observable<Result<String, Refusal>> {
  let results = codes.flatMap(authorize)
  let failures = results.filter { result in
    if case .failure = result { true } else { false }
  }
  let accesses = results.compactMap { try? $0.get() }.flatMap(access)
  return Observable.merge(failures, accesses)
}

/// A request, which emits one result and completes. It never fails.
typealias Request = (String) -> Observable<Result<String, Refusal>>

/// Why a server refuses a request.
struct Refusal: Error, Equatable {
  let reason: String
}
