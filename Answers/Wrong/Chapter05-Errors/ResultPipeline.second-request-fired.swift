// Both requests are made, and then their results are looked at. The failure of the first one is
// emitted, but the server was asked for access without a token.
// Rejected with: nothing to ask for access with
import RxLite

func resultPipeline(
  _ codes: Observable<String>, authorize: @escaping Request, access: @escaping Request
) -> Observable<Result<String, Refusal>> {
  codes.flatMap(authorize).flatMap { result in
    access((try? result.get()) ?? "").map { answer in result.flatMap { _ in answer } }
  }
}

typealias Request = (String) -> Observable<Result<String, Refusal>>

struct Refusal: Error, Equatable {
  let reason: String
}
