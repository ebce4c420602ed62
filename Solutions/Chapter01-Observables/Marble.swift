import RxLite

/// Plays a marble diagram, one character for each tick of a clock.
///
///     ticks             --t--t--t--t--t--t--
///       marble("-a-b|")
///     result            -----a-----b--|
///
/// What is left of the diagram belongs to one subscription, so it is a variable inside `create`. A character
/// is removed before it is played, because the observer may make the clock tick.
func marble(_ diagram: String, ticks: Observable<Void>) -> Observable<String> {
  .create { observer in
    var rest = diagram[...]
    return ticks.subscribe { event in
      switch event {
      case .next:
        guard let character = rest.popFirst() else { return }
        switch character {
        case "-": break
        case "|": observer.onCompleted()
        case "X": observer.onError(MarbleFailure())
        default: observer.onNext(String(character))
        }
      case .error(let error): observer.onError(error)
      case .completed: observer.onCompleted()
      }
    }
  }
}

/// The error that `X` stands for.
struct MarbleFailure: Error {}
