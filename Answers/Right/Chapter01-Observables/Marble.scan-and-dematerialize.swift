// `scan` moves through the diagram, `compactMap` finds the event, and `dematerialize` sends it.
import RxLite

func marble(_ diagram: String, ticks: Observable<Void>) -> Observable<String> {
  ticks.scan((rest: diagram[...], played: Character?.none)) { state, _ in
    (state.rest.dropFirst(), state.rest.first)
  }
  .compactMap { state -> Event<String>? in
    switch state.played {
    case nil, "-": nil
    case "|": .completed
    case "X": .error(MarbleFailure())
    case let character?: .next(String(character))
    }
  }
  .dematerialize()
}
struct MarbleFailure: Error {}
