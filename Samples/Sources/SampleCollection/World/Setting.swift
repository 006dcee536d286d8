/// The setting of a landscape: the camera, the sky and the light.
struct Setting {
  var camera: Camera
  var sky: Sky
  var light: Light
  var clouds: [Clouds] = []

  /// Paints sky and clouds over the whole picture.
  func paintSky(on canvas: inout Canvas) {
    sky.paint(on: &canvas, horizon: camera.horizon)
    for layer in clouds { layer.paint(on: &canvas, horizon: camera.horizon) }
  }

  /// Builds a land, casts its shadows and paints it. Returns the land, so that scenes can put things on it.
  ///
  /// - Parameters:
  ///   - softness: the softness of shadows, in world units of height.
  ///   - height: the height of the land at x and z, with a given detail.
  ///   - color: the colour of the ground in even light.
  @inline(__always)
  @discardableResult
  func paintLand(
    on canvas: inout Canvas, distances: ClosedRange<Float>, rows: Int = 560,
    softness: Float = 0.2, height: (_ x: Float, _ z: Float, _ detail: Float) -> Float,
    color: (Ground) -> Pixel
  ) -> Terrain {
    var land = Terrain(
      on: canvas, from: camera, distances: distances, rows: rows, height: height)
    land.castShadows(from: light, softness: softness)
    let (light, blank) = (light, canvas.blank)
    land.paint(on: &canvas, light: light) { across in
      sky.air(across: across, on: blank, horizon: camera.horizon)
    } color: { ground in
      light.falling(on: color(ground), facing: ground.normal, open: ground.open)
    }
    canvas.softenUprightEdges()
    return land
  }
}
