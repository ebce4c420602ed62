// `share`, so that nobody asks twice. But two subscribers then have one set of requests.
// Rejected with: Each of them needs a subscription to the codes of its own.
import RxLite

func resultPipeline(
  _ codes: Observable<String>, authorize: @escaping Request, access: @escaping Request
) -> Observable<Result<String, Refusal>> {
  codes.flatMap(authorize).flatMap { result -> Observable<Result<String, Refusal>> in
    switch result {
    case .success(let token): access(token)
    case .failure: .just(result)
    }
  }.share()
}

/// A request, which emits one result and completes. It never fails.
typealias Request = (String) -> Observable<Result<String, Refusal>>

/// Why a server refuses a request.
struct Refusal: Error, Equatable {
  let reason: String
}
