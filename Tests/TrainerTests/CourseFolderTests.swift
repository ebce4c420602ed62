import Foundation
import Testing

@testable import Trainer

@Suite struct `The course's folder` {
  private let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardizedFileURL.resolvingSymlinksInPath()

  @Test func `is none outside of the course`() {
    #expect(CourseFolder(around: FileManager.default.temporaryDirectory) == nil)
  }

  @Test func `shows paths as seen from there`() {
    let folder = CourseFolder(root)
    #expect(
      folder.path(root.appending(path: "Exercises/Package.swift")) == "Exercises/Package.swift")
    #expect(folder.path(URL(filePath: "/elsewhere/File.swift")) == "/elsewhere/File.swift")
  }
}
