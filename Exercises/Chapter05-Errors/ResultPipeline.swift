import RxLite

/// Exercise `errors/result-pipeline`: two requests, and a failure that is a value.
///
/// For each code: call `authorize` with it. If that succeeds, call `access` with what it has brought,
/// and send what comes of that. If it fails, send its failure, and do not call `access`: a request
/// that can't succeed must not be made.
///
///     codes        --a-------b--------|
///     authorize      -t       -(no)          "t" for a, a failure for b
///     access          -ok                    not called for b
///       resultPipeline
///                  ----ok-----no------|
///
/// A failure is an element here. The sequence goes on after it, and answers the next code. Codes may
/// come quickly: a newer one doesn't cancel the requests of an older one, and doesn't wait for them. When
/// the codes have completed, the answers that are still to come do come. Who leaves stops what is under
/// way.
///
/// Chapter 5, section 5: the listing of the same name is close to it.
///
/// - Check it: `swift run course check errors/result-pipeline`,
///   or `swift test --package-path Exercises --filter ResultPipeline`
/// - A hint: `swift run course hint errors/result-pipeline`
func resultPipeline(
  _ codes: Observable<String>, authorize: @escaping Request, access: @escaping Request
) -> Observable<Result<String, Refusal>> {
  .never()  // Replace this line.
}

/// A request, and the answer to it: a value in either case. The sequence never fails.
typealias Request = (String) -> Observable<Result<String, Refusal>>

/// What a server says instead of giving what it was asked for.
struct Refusal: Error, Equatable {
  let reason: String
}
