import ChapterKit
import RxLite

func leavingTheChain() {
  listing("leaving-the-chain", "what not to do, and what it loses") {
    let disposeBag = DisposeBag()
    let kittens = PublishSubject<Kitten>()

    summonFromMiddleEarth()
      .subscribe(onNext: { being in  // out of the chain
        let kitten = globalParty(being)
        kittens.on(.next(kitten))  // and back into it
      })
      .disposed(by: disposeBag)

    // Too late: the beings came while nobody listened here. And the subject has no end; the end of
    // the beings is in the other chain.
    kittens
      .map { kitten in kitten.purr() }
      .subscribe(
        onNext: { print($0) },
        onCompleted: { print("completed") },
        onDisposed: { print("disposed: only the bag has ended it") }
      )
      .disposed(by: disposeBag)
    print("subscribed, and no kitten is left")
  }

  listing("staying-in-the-chain", "the same party, with nothing lost") {
    let disposeBag = DisposeBag()

    summonFromMiddleEarth()
      .map { being in globalParty(being) }
      .map { kitten in kitten.purr() }
      .subscribe(onNext: { print($0) }, onCompleted: { print("completed") })
      .disposed(by: disposeBag)
  }
}

private struct MagicBeing {
  let name: String
}

private struct Kitten {
  let name: String
  func purr() -> String { "\(name) purrs" }
}

private func summonFromMiddleEarth() -> Observable<MagicBeing> {
  Observable.of(MagicBeing(name: "Radagast"), MagicBeing(name: "Goldberry"))
}

private func globalParty(_ guest: MagicBeing) -> Kitten {
  print("a party for \(guest.name)")
  return Kitten(name: "the kitten of \(guest.name)")
}
