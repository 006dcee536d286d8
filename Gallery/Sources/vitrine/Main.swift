import ArgumentParser
import VitrineCommand

/// The executable. It has no other code, so that tests can use the command's types without its way of linking.
@main
struct Main {
  static func main() async {
    await Vitrine.main()
  }
}
