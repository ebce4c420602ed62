// `get` takes the value out of a `Result`, and throws if there is none. Then the failure is an
// error of the sequence again, and the codes after it reach nobody.
// Rejected with: expected x, got an error
import RxLite

func resultPipeline(
  _ codes: Observable<String>, authorize: @escaping Request, access: @escaping Request
) -> Observable<Result<String, Refusal>> {
  codes.flatMap(authorize).flatMap { try access($0.get()) }
}

typealias Request = (String) -> Observable<Result<String, Refusal>>

struct Refusal: Error, Equatable {
  let reason: String
}
