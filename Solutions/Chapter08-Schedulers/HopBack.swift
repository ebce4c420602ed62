import RxLite

extension ObservableType {
  /// Runs `work` for each photograph of the newest album on one scheduler, and delivers its beginning and its
  /// result on another.
  func hopBack<Photo, Thumbnail>(
    _ work: @escaping (Photo) throws -> Thumbnail,
    on worker: any ImmediateSchedulerType,
    back: any ImmediateSchedulerType
  ) -> Observable<Row<Photo, Thumbnail>> where Element == [Photo] {
    flatMapLatest { album in
      Observable.from(album)
        .flatMap { photo in
          Observable.just(photo)
            .map { .done(photo, try work($0)) }
            .catch { .just(.failed(photo, $0)) }
            .startWith(.working(photo))
            .subscribe(on: worker)
        }
        .observe(on: back)
    }
  }
}

/// What a row of the list shows.
enum Row<Photo, Thumbnail> {
  case working(Photo)
  case done(Photo, Thumbnail)
  case failed(Photo, any Error)
}
