// Where there is no token, `compactMap` leaves the element out, so no second request is made. There
// is no result either: the screen waits for ever.
// Rejected with: at 3: expected x, got nothing
import RxLite

func resultPipeline(
  _ codes: Observable<String>, authorize: @escaping Request, access: @escaping Request
) -> Observable<Result<String, Refusal>> {
  codes.flatMap(authorize).compactMap { try? $0.get() }.flatMap(access)
}

typealias Request = (String) -> Observable<Result<String, Refusal>>

struct Refusal: Error, Equatable {
  let reason: String
}
