// Failures are values here, so it seems that nothing may fail, and the error of the codes is caught
// as well.
// Rejected with: The codes failed before the first element.
import RxLite

func resultPipeline(
  _ codes: Observable<String>, authorize: @escaping Request, access: @escaping Request
) -> Observable<Result<String, Refusal>> {
  codes.flatMap(authorize).flatMap { result -> Observable<Result<String, Refusal>> in
    switch result {
    case .success(let token): access(token)
    case .failure: .just(result)
    }
  }.catch { _ in .empty() }
}

/// A request, which emits one result and completes. It never fails.
typealias Request = (String) -> Observable<Result<String, Refusal>>

/// Why a server refuses a request.
struct Refusal: Error, Equatable {
  let reason: String
}
