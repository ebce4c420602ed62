import ChapterKit

// The lesson is in README.md. Each function is in the file of the same name, and holds the listings
// of one or two sections.
chapter("Chapter01-Observables") {
  pullAndPush()
  makingYourOwn()
  grammar()
  stopping()
  doingWork()
  makingOperators()
  guarantees()
  observers()
  leavingTheChain()
  helpingTheCompiler()
  questions()
}
