// The colleague's lines, with what was wrong in them: the variable stands inside `create`, the character is removed
// before it is played, nothing is sent at the end of the diagram, the clock's end is passed on, and the subscription
// is returned.
import RxLite

func marble(_ diagram: String, ticks: Observable<Void>) -> Observable<String> {
  return .create { observer in
    var rest = diagram[...]
    return ticks.subscribe(
      onNext: {
        guard let character = rest.first else { return }
        rest = rest.dropFirst()
        switch character {
        case "-": break
        case "|": observer.onCompleted()
        case "X": observer.onError(MarbleFailure())
        default: observer.onNext(String(character))
        }
      },
      onError: { error in observer.onError(error) },
      onCompleted: { observer.onCompleted() })
  }
}

struct MarbleFailure: Error {}
