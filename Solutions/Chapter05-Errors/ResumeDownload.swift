import RxLite

/// Loads a file part by part. After a failure, the next attempt begins where the last one broke off.
///
/// There are two `deferred`, since two things are made late. The outer one makes a count for each
/// subscription to the result. The inner one calls `load` for each attempt, with what the count is by then.
func download(
  maxAttempts: Int, load: @escaping (_ offset: Int) -> Observable<[UInt8]>
) -> Observable<[UInt8]> {
  .deferred {
    var received = 0
    return Observable.deferred { load(received) }
      .map { part in
        received += part.count
        return part
      }
      .retry(maxAttempts)
  }
}
