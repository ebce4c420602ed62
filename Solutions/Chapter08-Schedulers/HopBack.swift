import RxLite

extension ObservableType {
  /// Runs `work` on one scheduler, and delivers the results on another.
  ///
  ///     photos   --1--2--3--|
  ///       hopBack { $0 * 10 }
  ///     result   --10-20-30-|
  func hopBack<Output>(
    _ work: @escaping (Element) throws -> Output,
    on worker: any ImmediateSchedulerType,
    back: any ImmediateSchedulerType
  ) -> Observable<Output> {
    observe(on: worker)
      .map(work)
      .observe(on: back)
  }
}
