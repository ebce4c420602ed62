import RxLite

/// Exercise `schedulers/hop-back`: work there, show here, and nothing that came too late.
///
/// A tap on an album shows its photographs as thumbnails. It takes a while to shrink a photograph, so that is
/// done elsewhere, for several at once. Each row shows a spinner while its photograph is being shrunk, and then
/// the thumbnail, or why the file can't be read. When the next album is tapped on, its photographs shouldn't
/// have to wait for those of the old one, and none of the old ones may appear among them. Write the operator
/// behind such a list:
///
///     let two = OperationQueue()
///     two.maxConcurrentOperationCount = 2
///     let worker = OperationQueueScheduler(operationQueue: two)
///
///     albums.hopBack(shrink, on: worker, back: MainScheduler.instance)
///
/// - As soon as an album is sent, schedule work on `worker` for each of its photographs. In one piece of work,
///   send `.working`, call the closure `work` once, and send `.done` with what it returns. If it throws, send
///   `.failed` instead. So the worker sets the limit: this one shrinks two photographs at a time.
/// - The rows arrive on `back`, and `.working` before the other row of the same photograph. Rows of different
///   photographs may arrive in any order.
/// - A new album takes the place of the old one, even if it is empty. From then on no row of the old one
///   arrives, not even if it waits for `back` already, and `work` is called for none of its photographs. (The
///   photograph that is being shrunk may be finished.) The same holds after `dispose()`.
/// - The source stands for taps. It sends on the queue of `back`. Don't move the subscription: subscribe to it
///   as soon as somebody subscribes to you. If it fails, pass the error on at once; rows that wait are dropped.
/// - Complete when the source has completed and the last row has arrived.
/// - `worker` may run several pieces of work at once, on several threads. `back` is serial.
/// - Each scheduler may run work before `schedule` returns, as `MainScheduler.instance` does on main. If `worker`
///   does, an album may be replaced before you have scheduled all of its photographs. For the rest of them
///   `work` may still be called.
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
