// After a failure nothing good can follow, so the sequence ends with it. That holds for this code;
// the next one has done nothing wrong.
// Rejected with: at 14: expected A, got nothing
import RxLite

func resultPipeline(
  _ codes: Observable<String>, authorize: @escaping Request, access: @escaping Request
) -> Observable<Result<String, Refusal>> {
  codes.flatMap(authorize).flatMap { result -> Observable<Result<String, Refusal>> in
    guard case .success(let token) = result else { return .just(result) }
    return access(token)
  }
  .take(until: { $0 == .failure(Refusal(reason: "x")) }, behavior: .inclusive)
}

typealias Request = (String) -> Observable<Result<String, Refusal>>

struct Refusal: Error, Equatable {
  let reason: String
}
