// Appended to the course's Package.swift by Referee/OnRxSwift/run, which declares `rxSwift` above this:
// the path of RxSwift's package. It keeps the chapters and the tests of the exercises with all that
// they need, and builds these on RxSwift.

let products = [
  "RxLite": ["RxSwift", "RxRelay", "RxCocoa"],
  "RxLiteTest": ["RxTest", "RxBlocking"],
  "ConsoleKitNetworking": ["RxCocoa"],
]

/// The names of the package's own targets that `target` depends on.
func names(in target: Target) -> [String] {
  target.dependencies.compactMap { dependency in
    switch dependency {
    case .targetItem(let name, _), .byNameItem(let name, _): name
    default: nil
    }
  }
}

// The tests of the exercises, over the solutions. One module, which compiles sooner than one a chapter.
package.targets.append(
  .testTarget(
    name: "ExercisesTests",
    dependencies: ["RxLite", "RxLiteTest", "ConsoleKit"]
      + chapters.filter { $0.type == .regular }.map { .target(name: $0.name) },
    path: "Exercises/Tests", exclude: ["seals.txt"]))

var needed = Set(
  package.targets.filter { target in
    target.type == .executable && target.name.hasPrefix("Chapter")
      || target.path == "Exercises/Tests"
  }.map(\.name))
var known = 0
while known < needed.count {
  known = needed.count
  for target in package.targets where needed.contains(target.name) {
    needed.formUnion(names(in: target))
  }
}

package.products = []
package.dependencies = [.package(path: rxSwift)]
package.targets.removeAll { !needed.contains($0.name) }
for target in package.targets {
  guard let products = products[target.name] else { continue }
  target.swiftSettings = nil
  target.dependencies += products.map { product in
    .product(name: product, package: String(rxSwift.split(separator: "/").last ?? ""))
  }
}
