import RxLite

extension ObservableType {
  /// Runs `work` on one scheduler, and delivers its beginning and its result on another.
  ///
  ///     photos   --1----------2----------|
  ///       hopBack { $0 * 10 }
  ///     rows     --working-10-working-20-|
  func hopBack<Output>(
    _ work: @escaping (Element) throws -> Output,
    on worker: any ImmediateSchedulerType,
    back: any ImmediateSchedulerType
  ) -> Observable<Row<Element, Output>> {
    observe(on: worker)
      .concatMap { photo in
        Observable.just(photo)
          .map { .done(try work($0)) }
          .catch { .just(.failed($0)) }
          .startWith(.working(photo))
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
