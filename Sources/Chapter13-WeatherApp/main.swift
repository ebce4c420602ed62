import ChapterKit

// The lesson is in README.md. Each function is in the file of the same name, and holds the listings of
// one or two sections. The program that they lead to is in the folder App.
chapter("Chapter13-WeatherApp", options: WeatherProgram.options) {
  firstVersion()
  services()
  failures()
  searching()
  locating()
  sharing()
  waiting()
  offline()
  suggesting()
  viewModels()
  screens()
  questions()
}
