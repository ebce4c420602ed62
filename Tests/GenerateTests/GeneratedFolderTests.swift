import Testing

@testable import Generate

@Suite struct GeneratedFolderTests {
  @Test func `the folder contains what Generate writes, byte for byte, and no other file`() throws {
    #expect(try outdated() == [])
  }

  @Test func `no line is longer than 100 characters`() {
    for file in generatedFiles {
      let long = file.text.split(separator: "\n").map(String.init).filter { $0.count > width }
      #expect(long == [], "\(file.name)")
    }
  }
}
