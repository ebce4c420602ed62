import RxLite

/// Exercise `schedulers/hop-back`: work there, show here, and nothing that came too late.
///
/// A tap on an album shows its photographs as a list of thumbnails. To shrink a photograph takes a while, so it
/// is done elsewhere, for several at once. A row shows a spinner while its photograph is being shrunk, and
/// then the thumbnail, or why the file can't be read. But whoever taps on the next album must not wait for the
/// photographs of this one, nor see one of them among the others. Write the operator behind such a list:
///
///     let two = OperationQueue()
///     two.maxConcurrentOperationCount = 2
///     albums.hopBack(shrink, on: OperationQueueScheduler(operationQueue: two), back: MainScheduler.instance)
///
/// - For each photograph of an album, schedule a piece of work on `worker` as soon as the album is sent. The work
///   sends `.working`, calls `work` once, and sends `.done` with what it returns. If it throws, `.failed` is sent
///   instead, and no other row is concerned.
/// - So the worker's queue sets the limit: above, two photographs are shrunk at a time.
/// - The rows arrive on `back`: the two of one photograph in this order, those of different photographs in
///   any order.
/// - A new album takes the place of the one before, even if it is empty. Then no row of the old album arrives any
///   more, not even one that waits for `back` already, and `work` is called for no further photograph of it. (For
///   one whose `.working` has been sent, it still may be.) The same holds after `dispose()`.
/// - Subscribe to the source at once, on the subscriber's thread: it is a button. It sends albums on the
///   queue of `back`. Its error is passed on at once, and rows that wait are dropped.
/// - Complete when the source has completed and the rows of its last album have arrived.
/// - `back` is serial. Both schedulers may run work before `schedule` returns, as `MainScheduler.instance` does
///   on main.
///
/// Chapter 8, sections 4, 8 and 11; for a photograph that fails, chapter 5, section 3.
///
/// - Check it: `swift run course check schedulers/hop-back`,
///   or `swift test --package-path Exercises --filter HopBack`
/// - A hint: `swift run course hint schedulers/hop-back`
extension ObservableType {
  func hopBack<Photo, Thumbnail>(
    _ work: @escaping (Photo) throws -> Thumbnail,
    on worker: any ImmediateSchedulerType,
    back: any ImmediateSchedulerType
  ) -> Observable<Row<Photo, Thumbnail>> where Element == [Photo] {
    .never()  // Replace this line.
  }
}

/// What a row of the list shows.
enum Row<Photo, Thumbnail> {
  case working(Photo)
  case done(Photo, Thumbnail)
  case failed(Photo, any Error)
}
