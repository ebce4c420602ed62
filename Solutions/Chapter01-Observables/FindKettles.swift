import RxLite

/// Emits the name of each kettle that a scan finds, once.
///
///     makeScan       --kitchen--kitchen--garden--|
///       findKettles
///     result         --kitchen-----------garden--|
///
/// The scan and the names that were found belong to one subscription, so both are made inside `create`. The
/// closure that stops the scan also keeps it alive.
func findKettles(_ makeScan: @escaping () -> any Scan) -> Observable<String> {
  .create { observer in
    let scan = makeScan()
    var found: Set<String> = []
    scan.start(
      onFound: { name in
        if found.insert(name).inserted { observer.onNext(name) }
      },
      onEnd: { error in
        if let error {
          observer.onError(error)
        } else {
          observer.onCompleted()
        }
      })
    return Disposables.create { scan.stop() }
  }
}

/// A search for kettles, as the library of the radio offers it.
protocol Scan: AnyObject {
  /// Starts the search. Call it once. It calls back from one thread at a time. The scan keeps both closures
  /// as long as it lives.
  ///
  /// - Parameters:
  ///   - onFound: Called with the name of a kettle each time that one answers.
  ///   - onEnd: Called once, when the search is over: with `nil`, or with the error that ended it.
  func start(onFound: @escaping (String) -> Void, onEnd: @escaping ((any Error)?) -> Void)

  /// Stops the search. Neither closure is called any more. After the end, it does nothing.
  func stop()
}
