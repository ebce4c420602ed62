// The results are put in the order of the codes. A slow one holds up all that follow.
// Rejected with: at 5: expected A, got nothing
import RxLite

func resultPipeline(
  _ codes: Observable<String>, authorize: @escaping Request, access: @escaping Request
) -> Observable<Result<String, Refusal>> {
  codes.map { code in
    authorize(code).flatMap { result -> Observable<Result<String, Refusal>> in
      switch result {
      case .success(let token): access(token)
      case .failure: .just(result)
      }
    }.share(replay: 1, scope: .forever)
  }.do(onNext: { _ = $0.subscribe() }).concat()
}

/// A request, which emits one result and completes. It never fails.
typealias Request = (String) -> Observable<Result<String, Refusal>>

/// Why a server refuses a request.
struct Refusal: Error, Equatable {
  let reason: String
}
