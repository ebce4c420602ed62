// The first turn opens the log, and each turn schedules the next one itself. The current one is kept in a
// `SerialDisposable`. If that was disposed while the log was being opened, no one else closes it.
import RxLite

func myGenerate<Log, Row>(
  open: @escaping () throws -> Log,
  next: @escaping (Log) throws -> Row?,
  close: @escaping (Log) -> Void
) -> Observable<Row> {
  .create { o in
    let work = SerialDisposable()
    var log: Log?
    func turn() {
      work.disposable = CurrentThreadScheduler.instance.schedule(()) { _ in
        do {
          let open = try log ?? open()
          if work.isDisposed {
            close(open)
            return Disposables.create()
          }
          log = open
          if let row = try next(open) {
            o.onNext(row)
            if !work.isDisposed { turn() }
          } else {
            o.onCompleted()
          }
        } catch { o.onError(error) }
        return Disposables.create()
      }
    }
    turn()
    return Disposables.create {
      work.dispose()
      if let opened = log { close(opened) }
      log = nil
    }
  }
}
