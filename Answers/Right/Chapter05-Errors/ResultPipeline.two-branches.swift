// Successes and failures go two ways, and are merged again.
import RxLite

func resultPipeline(
  _ codes: Observable<String>, authorize: @escaping Request, access: @escaping Request
) -> Observable<Result<String, Refusal>> {
  codes.map(authorize).merge().flatMap { result -> Observable<Result<String, Refusal>> in
    do { return access(try result.get()) } catch { return .just(result) }
  }
}

/// A request, which emits one result and completes. It never fails.
typealias Request = (String) -> Observable<Result<String, Refusal>>

/// Why a server refuses a request.
struct Refusal: Error, Equatable {
  let reason: String
}
