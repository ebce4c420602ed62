import RxLite

/// Exercise `schedulers/trampoline`: a tree, level by level.
///
/// You look for a photo, and it is probably near, so look at everything in this folder before you look into
/// its folders. A function that calls itself goes down into the first folder before it looks at the second. A
/// queue does what you want, and the trampoline takes care of the turns. With this operator, your search is
/// `visit(home, children: files).filter { $0.hasSuffix(".jpg") }.take(1)`, and it stops at the nearest one.
///
///     a           children("a") is b and c
///     ├─ b        children("b") is d
///     │  └─ d
///     └─ c
///
///     visit("a", children: children)
///     (a,b,c,d,|)
///
/// - Emit `root`, then its children, then theirs, and so on; siblings in the order of `children`.
///   Complete after the last one. A node that can be reached twice is emitted twice.
/// - Ask for the children of a node once, right after you have emitted the node, in the same turn.
/// - Take a turn on the trampoline for each node, so that two visits on one thread continue side by
///   side, and so that `dispose()` stops a visit, even of a tree without an end.
/// - The turn in progress may still end: if the observer disposes the visit when it receives a node, `children`
///   may be asked about this node, and about no other.
/// - `children` throws for a folder that is locked. The visit goes on without that folder's children, and
///   fails at its end, with the first such error.
/// - A tree may be 5,000 levels deep, or 5,000 nodes wide.
///
/// Chapter 8, section 9, and `scheduleRecursive` in chapter 1, section 7.
///
/// - Check it: `swift run course check schedulers/trampoline`,
///   or `swift test --package-path Exercises --filter Trampoline`
/// - A hint: `swift run course hint schedulers/trampoline`
func visit<Node>(_ root: Node, children: @escaping (Node) throws -> [Node]) -> Observable<Node> {
  .never()  // Replace this line.
}
