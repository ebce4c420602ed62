import RxLite

/// Exercise `schedulers/hop-back`: work there, answer here.
///
/// A gallery shrinks photographs, which takes a while, and so it can't be done on the main thread. But the
/// rows of its list belong to main. A row shows a spinner while its photograph is being shrunk, and then
/// the thumbnail. If the file is damaged, it shows why, and the next photograph has its turn. Write the
/// operator behind such a list, for any work, worker and view:
///
///     photos   --1----------2----------|
///       hopBack { $0 * 10 }
///     rows     --working-10-working-20-|     10 and 20 stand for .done(10) and .done(20)
///
/// - For each element, the worker first sends `.working` with the element, then calls `work` once, and
///   sends `.done` with what it returns. If it throws, the worker sends `.failed` with the error instead,
///   and continues with the next element.
/// - All of this happens on `worker`, for one element after the other, in their order. The spinner of the
///   second photograph waits until the first is done.
/// - Every event arrives on `back`: the rows, and the source's completion or error. No event overtakes
///   another.
/// - The source is subscribed to where the result is subscribed to, and at once: it may be a button.
/// - Both schedulers are serial: each runs one piece of work after the other. It may run it before `schedule`
///   returns, as `MainScheduler.instance` does on main.
/// - After `dispose()` nothing arrives, and no work begins, except on the photograph that the worker is
///   busy with.
///
/// Chapter 8, section 3; `catch` and `startWith` are from chapter 5, and `concatMap` is from chapter 7.
///
/// - Check it: `swift run course check schedulers/hop-back`,
///   or `swift test --package-path Exercises --filter HopBack`
/// - A hint: `swift run course hint schedulers/hop-back`
extension ObservableType {
  func hopBack<Output>(
    _ work: @escaping (Element) throws -> Output,
    on worker: any ImmediateSchedulerType,
    back: any ImmediateSchedulerType
  ) -> Observable<Row<Element, Output>> {
    Observable.create { observer in
      self.observe(on: worker).subscribe { event in
        switch event {
        case .next(let photo):
          observer.onNext(Row.working(photo))
          do {
            observer.onNext(.done(try work(photo)))
          } catch {
            observer.onNext(.failed(error))
          }
        case .error(let error): observer.onError(error)
        case .completed: observer.onCompleted()
        }
      }
    }
    .observe(on: back)
  }
}

/// What a row of the list shows.
enum Row<Photo, Thumbnail> {
  case working(Photo)
  case done(Thumbnail)
  case failed(any Error)
}
