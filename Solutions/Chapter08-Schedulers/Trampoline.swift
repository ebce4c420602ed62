import RxLite

/// Emits the nodes of a tree, level by level.
///
///     visit("a", children: children)
///     (a,b,c,d,|)
func visit<Node>(_ root: Node, children: @escaping (Node) -> [Node]) -> Observable<Node> {
  Observable.create { observer in
    var waiting = [root][...]
    return CurrentThreadScheduler.instance.scheduleRecursive(()) { _, nextTurn in
      guard let node = waiting.popFirst() else { return observer.onCompleted() }
      observer.onNext(node)
      waiting += children(node)
      nextTurn(())
    }
  }
}
