// swift-tools-version: 6.2
import PackageDescription

// Made by `swift run course export`.
let package = Package(
  name: "rx-exercises",
  platforms: [.macOS(.v15)],
  targets: [
{targets}
  ],
  swiftLanguageModes: [.v5]
)
