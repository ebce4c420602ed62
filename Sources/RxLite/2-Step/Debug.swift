extension ObservableType {
  /// Prints each event, subscription and disposal, and changes nothing.
  ///
  ///     --1--2--|
  ///       debug("numbers")
  ///     --1--2--|
  ///
  /// It prints lines like these:
  ///
  ///     2026-01-31 12:00:00.000: numbers -> subscribed
  ///     2026-01-31 12:00:02.000: numbers -> Event next(1)
  ///     2026-01-31 12:00:05.000: numbers -> Event next(2)
  ///     2026-01-31 12:00:08.000: numbers -> Event completed
  ///     2026-01-31 12:00:08.000: numbers -> isDisposed
  ///
  /// - Parameters:
  ///   - identifier: The name in each line. By default it is the place of the call:
  ///     `main.swift:12 (load())`.
  ///   - trimOutput: Whether to cut the middle out of an event's text that has more than 40
  ///     characters.
  /// - Ends: With its source.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file,
    line: UInt = #line, function: String = #function
  ) -> Observable<Element> {
    debug(
      identifier, trimOutput: trimOutput, file: file, line: line, function: function, log: nil)
  }

  /// Writes each event, subscription and disposal into a log. By default that is the value of
  /// ``Hooks/debugLog`` at the time of the subscription.
  package func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file,
    line: UInt = #line, function: String = #function, log: DebugLog?
  ) -> Observable<Element> {
    let place = "\(file.split(separator: "/").last ?? ""):\(line) (\(function))"
    let source = asObservable()
    return Observable { sink in
      let write = (log ?? Hooks.debugLog).named(identifier ?? place)
      write("subscribed")
      let ending = Disposables.create { write("isDisposed") }
      let upstream = source.start(
        AnyObserver { event in
          write("Event \(trimOutput ? trimmed("\(event)") : "\(event)")")
          if !sink.isDisposed { sink.observer.on(event) }
          if event.isStopEvent {
            ending.dispose()
            sink.subscription.dispose()
          }
        })
      sink.attach(Disposables.create(ending, upstream))
    }
  }
}

private func trimmed(_ text: String) -> String {
  text.count > 40 ? "\(text.prefix(20))...\(text.suffix(20))" : text
}
