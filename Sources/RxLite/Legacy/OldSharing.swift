extension ObservableType {
  /// One run of the source for all observers; the last elements are kept for good.
  ///
  /// NB: This is *not* `share(replay:)`, whose scope is `.whileConnected`: that one forgets when the
  /// last observer leaves, and starts the source again after its ending.
  @available(
    *, deprecated,
    message: """
      Use share(replay:scope: .forever), which is the same. share(replay:) alone forgets the \
      elements when the last observer leaves, and starts the source again after its ending.
      """
  )
  public func shareReplay(_ bufferSize: Int) -> Observable<Element> {
    share(replay: bufferSize, scope: .forever)
  }

  /// One run of the source for all observers at the same time; a new one gets the last element.
  @available(
    *, deprecated, message: "Use share(replay: 1), whose scope .whileConnected is the same."
  )
  public func shareReplayLatestWhileConnected() -> Observable<Element> {
    share(replay: 1, scope: .whileConnected)
  }
}
