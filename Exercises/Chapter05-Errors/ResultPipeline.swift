import RxLite

/// Exercise `errors/result-pipeline`: a failure that is a value.
///
/// You learn to pass a failure along a chain without ending the chain. A login button needs this:
/// after a wrong password it has to work again.
///
/// For each code, call `authorize`. If that succeeds with a token, call `access` with the token, and
/// emit the result. If it fails, emit its failure, and don't call `access`: a request that can't
/// succeed must not be made.
///
///     codes        --a------b-----|
///     authorize      -t|    -x|         a gets the token t, b the failure x
///     access          -A|               is not called for b
///       resultPipeline
///     result       ----A-----x----|
///
/// - A failure is an element: the result continues after it, and answers the next code.
/// - Codes may follow one another quickly, and may be equal. Each has its requests: a newer code
///   neither cancels those of an older one nor waits for them. Results are emitted as they come.
/// - Any text is a valid token, an empty one too.
/// - After the codes have completed, the requests in progress are still answered; then the result
///   completes. An error of the codes is an error of the result.
/// - Each subscriber has requests of its own. Disposing the result disposes the requests in progress.
///
/// Chapter 5, section 9: `as-results`.
///
/// - Check it: `swift run course check errors/result-pipeline`,
///   or `swift test --package-path Exercises --filter ResultPipeline`
/// - A hint: `swift run course hint errors/result-pipeline`
func resultPipeline(
  _ codes: Observable<String>, authorize: @escaping Request, access: @escaping Request
) -> Observable<Result<String, Refusal>> {
  .never()  // Replace this line.
}

/// A request, which emits one result and completes. It never fails.
typealias Request = (String) -> Observable<Result<String, Refusal>>

/// Why a server refuses a request.
struct Refusal: Error, Equatable {
  let reason: String
}
