// The second requests wait for one another.
// Rejected with: at 4: expected A and A, got A
import RxLite

func resultPipeline(
  _ codes: Observable<String>, authorize: @escaping Request, access: @escaping Request
) -> Observable<Result<String, Refusal>> {
  codes.flatMap(authorize).concatMap { result -> Observable<Result<String, Refusal>> in
    switch result {
    case .success(let token): access(token)
    case .failure: .just(result)
    }
  }
}

/// A request, which emits one result and completes. It never fails.
typealias Request = (String) -> Observable<Result<String, Refusal>>

/// Why a server refuses a request.
struct Refusal: Error, Equatable {
  let reason: String
}
