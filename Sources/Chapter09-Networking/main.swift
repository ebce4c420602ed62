import ChapterKit

// The lesson is in README.md. Each function is in the file of the same name.
chapter("Chapter09-Networking") {
  describing()
  layers()
  failures()
  waiting()
  logging()
  caching()
  certificates()
  questions()
}
