// Written by `swift run Generate`. Edit that program instead.
//
// How two to eight sources of different types are gathered in rows.

extension ObservableType {
  static func gather<A: ObservableType, B: ObservableType>(
    _ kind: Gathers, _ a: A, _ b: B, _ select: @escaping (A.Element, B.Element) throws -> Element
  ) -> Observable<Element> {
    gather(kind, 2, (Lane<A.Element>(kind), Lane<B.Element>(kind))) {
      $0.add(a) { $0.0.put($1) }
      $0.add(b) { $0.1.put($1) }
    } takeRow: {
      guard let a = $0.lanes.0.first, let b = $0.lanes.1.first else { return nil }
      $0.lanes.0.advance()
      $0.lanes.1.advance()
      return try select(a, b)
    }
  }

  static func gather<A: ObservableType, B: ObservableType, C: ObservableType>(
    _ kind: Gathers, _ a: A, _ b: B, _ c: C,
    _ select: @escaping (A.Element, B.Element, C.Element) throws -> Element
  ) -> Observable<Element> {
    gather(kind, 3, (Lane<A.Element>(kind), Lane<B.Element>(kind), Lane<C.Element>(kind))) {
      $0.add(a) { $0.0.put($1) }
      $0.add(b) { $0.1.put($1) }
      $0.add(c) { $0.2.put($1) }
    } takeRow: {
      guard
        let a = $0.lanes.0.first, let b = $0.lanes.1.first, let c = $0.lanes.2.first
      else { return nil }
      $0.lanes.0.advance()
      $0.lanes.1.advance()
      $0.lanes.2.advance()
      return try select(a, b, c)
    }
  }

  static func gather<A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType>(
    _ kind: Gathers, _ a: A, _ b: B, _ c: C, _ d: D,
    _ select: @escaping (A.Element, B.Element, C.Element, D.Element) throws -> Element
  ) -> Observable<Element> {
    gather(
      kind, 4,
      (Lane<A.Element>(kind), Lane<B.Element>(kind), Lane<C.Element>(kind), Lane<D.Element>(kind))
    ) {
      $0.add(a) { $0.0.put($1) }
      $0.add(b) { $0.1.put($1) }
      $0.add(c) { $0.2.put($1) }
      $0.add(d) { $0.3.put($1) }
    } takeRow: {
      guard
        let a = $0.lanes.0.first, let b = $0.lanes.1.first, let c = $0.lanes.2.first,
        let d = $0.lanes.3.first
      else { return nil }
      $0.lanes.0.advance()
      $0.lanes.1.advance()
      $0.lanes.2.advance()
      $0.lanes.3.advance()
      return try select(a, b, c, d)
    }
  }

  static func gather<
    A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType, E: ObservableType
  >(
    _ kind: Gathers, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E,
    _ select: @escaping (A.Element, B.Element, C.Element, D.Element, E.Element) throws -> Element
  ) -> Observable<Element> {
    gather(
      kind, 5,
      (
        Lane<A.Element>(kind), Lane<B.Element>(kind), Lane<C.Element>(kind), Lane<D.Element>(kind),
        Lane<E.Element>(kind)
      )
    ) {
      $0.add(a) { $0.0.put($1) }
      $0.add(b) { $0.1.put($1) }
      $0.add(c) { $0.2.put($1) }
      $0.add(d) { $0.3.put($1) }
      $0.add(e) { $0.4.put($1) }
    } takeRow: {
      guard
        let a = $0.lanes.0.first, let b = $0.lanes.1.first, let c = $0.lanes.2.first,
        let d = $0.lanes.3.first, let e = $0.lanes.4.first
      else { return nil }
      $0.lanes.0.advance()
      $0.lanes.1.advance()
      $0.lanes.2.advance()
      $0.lanes.3.advance()
      $0.lanes.4.advance()
      return try select(a, b, c, d, e)
    }
  }

  static func gather<
    A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType, E: ObservableType,
    F: ObservableType
  >(
    _ kind: Gathers, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F,
    _ select:
      @escaping (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element) throws -> Element
  ) -> Observable<Element> {
    gather(
      kind, 6,
      (
        Lane<A.Element>(kind), Lane<B.Element>(kind), Lane<C.Element>(kind), Lane<D.Element>(kind),
        Lane<E.Element>(kind), Lane<F.Element>(kind)
      )
    ) {
      $0.add(a) { $0.0.put($1) }
      $0.add(b) { $0.1.put($1) }
      $0.add(c) { $0.2.put($1) }
      $0.add(d) { $0.3.put($1) }
      $0.add(e) { $0.4.put($1) }
      $0.add(f) { $0.5.put($1) }
    } takeRow: {
      guard
        let a = $0.lanes.0.first, let b = $0.lanes.1.first, let c = $0.lanes.2.first,
        let d = $0.lanes.3.first, let e = $0.lanes.4.first, let f = $0.lanes.5.first
      else { return nil }
      $0.lanes.0.advance()
      $0.lanes.1.advance()
      $0.lanes.2.advance()
      $0.lanes.3.advance()
      $0.lanes.4.advance()
      $0.lanes.5.advance()
      return try select(a, b, c, d, e, f)
    }
  }

  static func gather<
    A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType, E: ObservableType,
    F: ObservableType, G: ObservableType
  >(
    _ kind: Gathers, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G,
    _ select:
      @escaping (
        A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element
      ) throws -> Element
  ) -> Observable<Element> {
    gather(
      kind, 7,
      (
        Lane<A.Element>(kind), Lane<B.Element>(kind), Lane<C.Element>(kind), Lane<D.Element>(kind),
        Lane<E.Element>(kind), Lane<F.Element>(kind), Lane<G.Element>(kind)
      )
    ) {
      $0.add(a) { $0.0.put($1) }
      $0.add(b) { $0.1.put($1) }
      $0.add(c) { $0.2.put($1) }
      $0.add(d) { $0.3.put($1) }
      $0.add(e) { $0.4.put($1) }
      $0.add(f) { $0.5.put($1) }
      $0.add(g) { $0.6.put($1) }
    } takeRow: {
      guard
        let a = $0.lanes.0.first, let b = $0.lanes.1.first, let c = $0.lanes.2.first,
        let d = $0.lanes.3.first, let e = $0.lanes.4.first, let f = $0.lanes.5.first,
        let g = $0.lanes.6.first
      else { return nil }
      $0.lanes.0.advance()
      $0.lanes.1.advance()
      $0.lanes.2.advance()
      $0.lanes.3.advance()
      $0.lanes.4.advance()
      $0.lanes.5.advance()
      $0.lanes.6.advance()
      return try select(a, b, c, d, e, f, g)
    }
  }

  static func gather<
    A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType, E: ObservableType,
    F: ObservableType, G: ObservableType, H: ObservableType
  >(
    _ kind: Gathers, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H,
    _ select:
      @escaping (
        A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element, H.Element
      ) throws -> Element
  ) -> Observable<Element> {
    gather(
      kind, 8,
      (
        Lane<A.Element>(kind), Lane<B.Element>(kind), Lane<C.Element>(kind), Lane<D.Element>(kind),
        Lane<E.Element>(kind), Lane<F.Element>(kind), Lane<G.Element>(kind), Lane<H.Element>(kind)
      )
    ) {
      $0.add(a) { $0.0.put($1) }
      $0.add(b) { $0.1.put($1) }
      $0.add(c) { $0.2.put($1) }
      $0.add(d) { $0.3.put($1) }
      $0.add(e) { $0.4.put($1) }
      $0.add(f) { $0.5.put($1) }
      $0.add(g) { $0.6.put($1) }
      $0.add(h) { $0.7.put($1) }
    } takeRow: {
      guard
        let a = $0.lanes.0.first, let b = $0.lanes.1.first, let c = $0.lanes.2.first,
        let d = $0.lanes.3.first, let e = $0.lanes.4.first, let f = $0.lanes.5.first,
        let g = $0.lanes.6.first, let h = $0.lanes.7.first
      else { return nil }
      $0.lanes.0.advance()
      $0.lanes.1.advance()
      $0.lanes.2.advance()
      $0.lanes.3.advance()
      $0.lanes.4.advance()
      $0.lanes.5.advance()
      $0.lanes.6.advance()
      $0.lanes.7.advance()
      return try select(a, b, c, d, e, f, g, h)
    }
  }
}
