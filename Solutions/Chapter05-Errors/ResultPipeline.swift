import RxLite

/// Requests a token for each code, then access with that token.
///
///     codes        --a------b-----|
///     authorize      -t|    -x|         a gets the token t, b the failure x
///     access          -A|               is not called for b
///       resultPipeline
///     result       ----A-----x----|
///
/// A failure of the first request is an element, which is passed on without a second request.
func resultPipeline(
  _ codes: Observable<String>, authorize: @escaping Request, access: @escaping Request
) -> Observable<Result<String, Refusal>> {
  codes.flatMap(authorize).flatMap { result -> Observable<Result<String, Refusal>> in
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
