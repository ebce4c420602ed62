import RxLite

/// Asks for a token, and with it for access.
///
///     codes        --a-------b--------|
///     authorize      -t       -(no)          "t" for a, a failure for b
///     access          -ok                    not called for b
///       resultPipeline
///                  ----ok-----no------|
///
/// The failure of the first request goes past the second one, as the element that it is.
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

/// A request, and the answer to it: a value in either case. The sequence never fails.
typealias Request = (String) -> Observable<Result<String, Refusal>>

/// What a server says instead of giving what it was asked for.
struct Refusal: Error, Equatable {
  let reason: String
}
