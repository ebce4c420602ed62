import TestSupport
import Testing

@testable import RandomChains

@Suite struct DialectTests {
  @Test func `the smallest chain of each dialect entry shows the difference`() throws {
    let there = try Recordings.dialect.get()
    let ending = try run(Recordings.program, ["dialect"], limit: 120)
    #expect(ending.isGood)
    let here = Recordings.logs(ending.lines)
    #expect(Set(here.keys) == Set(there.keys), "record the digests anew")
    for entry in Dialect.all {
      let example = try Parser.chain(entry.example)
      #expect(example.description == entry.example)
      #expect(here[entry.name] != there[entry.name], "\(entry.name): both libraries log the same")
      let found = Dialect.entry(for: example) { chain in
        let name = chain == example ? entry.name : chain.description
        return (.log(here[name] ?? ["not run"]), .log(there[name] ?? ["not recorded"]))
      }
      #expect(found?.name == entry.name)
    }
  }

  @Test func `an entry explains no other difference of its chain`() throws {
    for entry in Dialect.all {
      let example = try Parser.chain(entry.example)
      let found = Dialect.entry(for: example) { _ in (.log(["1 main next(1)"]), .log([])) }
      #expect(found == nil, "\(entry.name)")
    }
  }

  @Test func `a crash or an endless run is never explained by the dialect`() throws {
    for entry in Dialect.all {
      let example = try Parser.chain(entry.example)
      let outcomes: [(Outcome, Outcome)] = [(.crashed("here"), .log([])), (.log([]), .hung)]
      for outcome in outcomes { #expect(Dialect.entry(for: example) { _ in outcome } == nil) }
    }
  }
}
