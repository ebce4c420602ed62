import ChapterKit
import RxLite

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

private func globalParty(_ being: MagicBeing) -> Kitten {
  print("a party for \(being.name)")
  return Kitten(name: "\(being.name)'s kitten")
}

func leavingTheChain() {
  listing(
    "leaving-the-chain", "out of the chain by a subject, and what that loses", shows: "A17 25"
  ) {
    let disposeBag = DisposeBag()
    let kittens = PublishSubject<Kitten>()

    summonFromMiddleEarth()
      .subscribe(onNext: { being in  // out of the chain …
        let kitten = globalParty(being)
        kittens.on(.next(kitten))  // … and into another
      })
      .disposed(by: disposeBag)

    kittens
      .map { kitten in kitten.purr() }
      .subscribe(onNext: { print($0) }, onCompleted: { print("completed") })
      .disposed(by: disposeBag)
    print("subscribed to the kittens: nothing arrives")
  }

  listing("staying-in-the-chain", "the same party, with nothing lost", shows: "25") {
    let disposeBag = DisposeBag()

    summonFromMiddleEarth()
      .map { being in globalParty(being) }
      .map { kitten in kitten.purr() }
      .subscribe(onNext: { print($0) }, onCompleted: { print("completed") })
      .disposed(by: disposeBag)
  }
}
