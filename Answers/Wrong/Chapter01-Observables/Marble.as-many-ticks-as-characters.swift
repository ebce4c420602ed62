// As many ticks as the diagram has characters are enough to play it. But then nobody notices that the clock fails
// or completes later.
// Rejected with: So does the result.
import RxLite

func marble(_ diagram: String, ticks: Observable<Void>) -> Observable<String> {
  .create { observer in
    var rest = diagram[...]
    return ticks.take(diagram.count).subscribe { event in
      switch event {
      case .next:
        let character = rest.removeFirst()
        switch character {
        case "-": break
        case "|": observer.onCompleted()
        case "X": observer.onError(MarbleFailure())
        default: observer.onNext(String(character))
        }
      case .error(let error): observer.onError(error)
      case .completed: if !rest.isEmpty { observer.onCompleted() }
      }
    }
  }
}

struct MarbleFailure: Error {}
