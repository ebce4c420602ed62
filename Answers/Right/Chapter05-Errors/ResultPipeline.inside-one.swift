// One closure for each code, with both requests.
import RxLite

func resultPipeline(
  _ codes: Observable<String>, authorize: @escaping Request, access: @escaping Request
) -> Observable<Result<String, Refusal>> {
  codes.flatMap { code in
    authorize(code).flatMap { result -> Observable<Result<String, Refusal>> in
      guard case .success(let token) = result else { return .just(result) }
      return access(token)
    }
  }
}

/// A request, which emits one result and completes. It never fails.
typealias Request = (String) -> Observable<Result<String, Refusal>>

/// Why a server refuses a request.
struct Refusal: Error, Equatable {
  let reason: String
}
