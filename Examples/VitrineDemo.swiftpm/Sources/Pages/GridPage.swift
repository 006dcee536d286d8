import SwiftUI
import VitrineUI

/// A grid of square cells. A tapped photograph flies to the full screen; one that is dragged away flies back into its cell. Two
/// fingers change the number of columns.
struct GridPage: View {
  @State private var open: Picture.ID?
  @State private var cell = 100.0
  @State private var columns: Int?
  @State private var spacing = 3.0
  @State private var tap = PhotoTap.act
  @State private var hasSections = false

  var body: some View {
    PhotoGrid(Picture.landscapes, aspectRatio: \.ratio, selection: $open) { picture in
      picture.image.accessibilityLabel(Text(verbatim: picture.name))
    }
    .photoGridCells(minimum: cell)
    .photoGridColumns($columns)
    .photoGridSpacing(spacing)
    .photoGridSections(hasSections ? Self.sections : [])
    .photoScrubber(hasSections)
    .photoTap(tap)
    .photoDetails { (name: Picture.ID) in PictureDetails(name: name) }
    .navigationTitle("Photo grid")
    .options {
      Picker("Cells", selection: $cell) {
        Text("Small").tag(60.0)
        Text("Medium").tag(100.0)
        Text("Large").tag(180.0)
      }
      Picker("Columns", selection: $columns.animation()) {
        Text("As many as fit").tag(Int?.none)
        ForEach([1, 2, 3, 4, 5, 7, 10], id: \.self) { Text(verbatim: "\($0)").tag(Int?.some($0)) }
      }
      Picker("Spacing", selection: $spacing) {
        Text("None").tag(0.0)
        Text("Hairline").tag(3.0)
        Text("Wide").tag(12.0)
      }
      Toggle("Sections", isOn: $hasSections)
      Picker("A tap on an open picture", selection: $tap) {
        Text("Closes it").tag(PhotoTap.act)
        Text("Closes it, controls fade").tag(PhotoTap.close)
        Text("Shows the controls").tag(PhotoTap.controls)
      }
    }
  }
}

extension GridPage {
  /// Sections of four pictures.
  private static let sections = stride(from: 0, to: Picture.landscapes.count, by: 4).map {
    PhotoSection("From \(Picture.landscapes[$0].name)", from: $0)
  }
}

/// What the viewer tells about a picture.
private struct PictureDetails: View {
  let name: Picture.ID

  var body: some View {
    if let picture = Picture.landscapes.first(where: { $0.id == name }) {
      VStack(alignment: .leading, spacing: 12) {
        Text(verbatim: picture.name)
        Text(picture.ratio > 1 ? "Wide" : "High")
      }
      .padding()
    }
  }
}
