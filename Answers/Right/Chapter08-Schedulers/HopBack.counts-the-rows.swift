// Without `flatMapLatest`: an album is a group of pieces of work and deliveries, which the next album disposes. What is
// left is counted on `back`, where the source sends as well.
import RxLite

extension ObservableType {
  func hopBack<Photo, Thumbnail>(
    _ work: @escaping (Photo) throws -> Thumbnail,
    on worker: any ImmediateSchedulerType,
    back: any ImmediateSchedulerType
  ) -> Observable<Row<Photo, Thumbnail>> where Element == [Photo] {
    .create { observer in
      let album = SerialDisposable()
      var left = 0
      var isCompleted = false
      let source = self.subscribe { event in
        switch event {
        case .next(let photos):
          let group = CompositeDisposable()
          album.disposable = group
          left = photos.count
          func deliver(_ row: Row<Photo, Thumbnail>, isLast: Bool) {
            let delivery = back.schedule(row) { row in
              if group.isDisposed { return Disposables.create() }
              observer.onNext(row)
              if group.isDisposed || !isLast { return Disposables.create() }
              left -= 1
              if left == 0 && isCompleted { observer.onCompleted() }
              return Disposables.create()
            }
            _ = group.insert(delivery)
          }
          for photo in photos {
            let piece = worker.schedule(photo) { photo in
              if group.isDisposed { return Disposables.create() }
              deliver(.working(photo), isLast: false)
              do {
                deliver(.done(photo, try work(photo)), isLast: true)
              } catch {
                deliver(.failed(photo, error), isLast: true)
              }
              return Disposables.create()
            }
            _ = group.insert(piece)
          }
        case .error(let error):
          observer.onError(error)
        case .completed:
          isCompleted = true
          if left == 0 { observer.onCompleted() }
        }
      }
      return Disposables.create(source, album)
    }
  }
}

/// What a row of the list shows.
enum Row<Photo, Thumbnail> {
  case working(Photo)
  case done(Photo, Thumbnail)
  case failed(Photo, any Error)
}
