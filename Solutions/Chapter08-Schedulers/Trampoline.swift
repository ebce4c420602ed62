import RxLite

/// Emits the nodes of a tree, level by level.
///
///     visit("a", children: children)
///     (a,b,c,d,|)
func visit<Node>(_ root: Node, children: @escaping (Node) throws -> [Node]) -> Observable<Node> {
  Observable.create { observer in
    var waiting = [root][...]
    var end = Event<Node>.completed
    return CurrentThreadScheduler.instance.scheduleRecursive(()) { _, nextTurn in
      guard let node = waiting.popFirst() else { return observer.on(end) }
      observer.onNext(node)
      do { waiting += try children(node) } catch { end = end.error == nil ? .error(error) : end }
      nextTurn(())
    }
  }
}
