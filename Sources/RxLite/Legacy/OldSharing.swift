extension ObservableType {
  /// Shares one subscription to the source among all observers, and keeps the last elements
  /// permanently. See `share(replay:scope:)`.
  ///
  /// NB: This is *not* `share(replay:)`, whose scope is `.whileConnected`. That one drops the
  /// elements when the last observer is disposed, and subscribes to the source again after its
  /// terminal event.
  @available(
    *, deprecated,
    message: """
      Use share(replay:scope: .forever), which is the same. share(replay:) alone forgets the \
      elements when the last observer leaves, and subscribes to the source again after it has ended.
      """
  )
  public func shareReplay(_ bufferSize: Int) -> Observable<Element> {
    share(replay: bufferSize, scope: .forever)
  }

  /// Shares one subscription to the source among simultaneous observers, and replays the last
  /// element to a late subscriber. See `share(replay:scope:)`.
  @available(
    *, deprecated, message: "Use share(replay: 1), whose scope .whileConnected is the same."
  )
  public func shareReplayLatestWhileConnected() -> Observable<Element> {
    share(replay: 1, scope: .whileConnected)
  }
}
