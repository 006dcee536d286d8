import SwiftUI
import VitrineUI

extension View {
  /// Gives the page of an exhibit a button that shows its options, while the exhibit still takes input.
  func options(@ViewBuilder _ options: () -> some View) -> some View {
    modifier(OptionsPanel(options: options()))
  }
}

/// The options of one page, and those that all pages share.
private struct OptionsPanel<Options: View>: ViewModifier {
  let options: Options
  @AppStorage("isSlow") private var isSlow = false
  @AppStorage("isMirrored") private var isMirrored = false
  @State private var isShown = false

  func body(content: Content) -> some View {
    content
      .vitrineSpeed(isSlow ? 0.2 : 1)
      .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
      .toolbar {
        Button("Options", systemImage: "slider.horizontal.3") { isShown.toggle() }
      }
      .panel(isShown: $isShown) { form }
  }

  private var form: some View {
    Form {
      Section { options }
      Section {
        Toggle("Slow animations", isOn: $isSlow)
        Toggle("Right to left", isOn: $isMirrored)
      }
    }
    .presentationDetents([.medium, .large])
    .presentationBackgroundInteraction(.enabled)
  }
}

extension View {
  /// A column beside this view where the system has inspectors, and a sheet where it has none.
  fileprivate func panel(isShown: Binding<Bool>, @ViewBuilder content: @escaping () -> some View)
    -> some View
  {
    #if os(iOS) || os(macOS)
    inspector(isPresented: isShown, content: content)
    #else
    sheet(isPresented: isShown, content: content)
    #endif
  }
}
