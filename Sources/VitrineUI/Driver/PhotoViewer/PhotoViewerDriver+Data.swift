import Vitrine

extension PhotoViewerDriver {
  /// Updates the collection. An open photograph stays open at its new index, and closes at once if it is gone.
  func setItems(_ new: ItemIDs<ID>) {
    if let photo, new.index(of: photo.id.item, near: photo.index) == nil {
      close(animated: false)
    }
    if let waiting, new.index(of: waiting.id, near: waiting.index) == nil { cancelWaiting() }
    let known = Set(photos.map(\.index) + [exhibit.model.item].compactMap { $0 })
    let edits = replaceIDs(with: new, knowing: known)
    for event in edits?.events(extent: 0) ?? [.count(new.count)] { exhibit.handle(event) }
    if let item = exhibit.model.item { sendPictures(around: item) }
    exhibit.drawNow()
  }

  /// Opens a photograph, once the surface has a size. A closing one turns around.
  /// - Parameters:
  ///   - id: The id of the photograph.
  ///   - index: Its index in the collection.
  ///   - animated: Whether it flies to the full screen.
  func open(_ id: ID, at index: Int, animated: Bool) {
    guard surface.isReady else {
      return setWaiting(WaitingPhoto(id: id, index: index, animated: animated))
    }
    willOpen(index)
    exhibit.update {
      sendPictures(around: index)
      sendSource(sourceOfPhoto(id))
      exhibit.handle(.open(item: index, ratio: ratio(index), animated: animated))
      exhibit.drawNow()
    }
  }

  /// Shows the page of a photograph.
  func show(_ index: Int, animated: Bool) {
    exhibit.handle(.select(item: index, animated: animated))
    if !animated { exhibit.drawNow() }
  }

  /// Closes the viewer.
  func close(animated: Bool) {
    if waiting != nil { return cancelWaiting() }
    exhibit.update {
      updateSource()
      exhibit.handle(.close(animated: animated))
      exhibit.drawNow()
    }
  }

  /// Sends the ratios, widths and maximum zooms of the photographs around one to the engine, before they are visible.
  func sendPictures(around item: Int) {
    for index in (item - 2...item + 2) where index >= 0 && index < ids.count {
      let details = details(at: index)
      exhibit.handle(.picture(item: index, ratio: details.ratio, width: details.width))
      exhibit.handle(.maximumZoom(item: index, details.maximumZoom))
    }
  }

  /// Returns the details of a photograph that the app provides now.
  func details(at index: Int) -> PictureDetails {
    PictureDetails(ratio: ratio(index), width: pixelWidth(index), maximumZoom: maximumZoom(index))
  }

  /// Sends the pictures around the open photograph again.
  func picturesChanged() {
    guard let item = exhibit.model.item else { return }
    exhibit.update {
      sendPictures(around: item)
      exhibit.drawNow()
    }
  }

  /// Lets a photograph that waits for its surface not open.
  private func cancelWaiting() {
    setWaiting(nil)
    onSelect(nil)
  }
}

/// The shape, the pixels and the maximum zoom of a photograph, as the app provides them.
struct PictureDetails: Equatable {
  /// The width divided by the height.
  let ratio: Double
  /// The width in pixels; 0 if it is unknown.
  let width: Double
  /// The maximum zoom; nil for the one that follows from the pixels.
  let maximumZoom: Double?
}
