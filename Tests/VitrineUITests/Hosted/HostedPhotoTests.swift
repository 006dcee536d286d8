#if EXECUTES_VIEWS || os(macOS)
import Observation
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// Grids and viewers in a window of either system.
  @MainActor @Suite struct HostedPhotoTests {
    /// A photograph is half as wide again as its cell, which crops it.
    private let firstCell = CGRect(x: -32, y: 0, width: 192, height: 128)
    private let fifthCell = CGRect(x: 99, y: 131, width: 192, height: 128)
    private let screen = CGRect(x: 0, y: 292, width: 390, height: 260)

    @Test func cellsAreDrawnInColumns() async {
      let grid = await MountedGrid(0..<10_000)
      #expect(await grid.window.reaches { grid.hasCell(0, at: firstCell) })
      #expect(grid.hasCell(1, at: firstCell.offsetBy(dx: 131, dy: 0)))
      #expect(grid.hasCell(3, at: firstCell.offsetBy(dx: 0, dy: 131)))
      #expect(grid.app.contentCalls < 1000, "only cells near the window are built")
    }

    @Test(arguments: [false, true])
    func anAssignmentOpensAPhotographAndAnotherClosesIt(animated: Bool) async {
      let grid = await MountedGrid(0..<12)
      #expect(await grid.window.reaches { grid.hasCell(4, at: fifthCell) })
      func select(_ photo: Int?) {
        grid.window.perform {
          if animated {
            withAnimation { grid.app.selection = photo }
          } else {
            grid.app.selection = photo
          }
        }
      }
      select(4)
      #expect(await grid.window.reaches { grid.hasLarge(4, at: screen) })
      select(nil)
      #expect(await grid.window.reaches { grid.window.frame(of: "large 4") == nil })
      #expect(await grid.window.reaches { grid.hasCell(4, at: fifthCell) })
      #expect(grid.app.selections == [], "the app hears nothing of its own change")
    }

    @Test func aTappedPhotographFliesFromItsCell() async {
      let grid = await MountedGrid(0..<12)
      #expect(await grid.window.reaches { grid.hasCell(4, at: fifthCell) })
      grid.window.tap(at: CGPoint(x: 195, y: 195))
      #expect(
        await grid.window.reaches {
          grid.window.frame(of: "large 4").map {
            $0.width > 192.01 && $0.width < 389.99 && $0.midY > 195 && $0.midY < 422
          } == true
        })
      #expect(await grid.window.reaches { grid.hasLarge(4, at: screen) })
      #expect(grid.app.selections == [4])
    }

    @Test func anOpenPhotographClosesWhenItIsRemoved() async {
      let grid = await MountedGrid(0..<12)
      grid.window.perform { grid.app.selection = 4 }
      #expect(await grid.window.reaches { grid.hasLarge(4, at: screen) })
      grid.window.perform { grid.app.photos = [] }
      #expect(await grid.window.reaches { grid.app.selection == nil })
      #expect(await grid.window.reaches { grid.window.frame(of: "large 4") == nil })
      #expect(await grid.window.comesToRest())
      #if EXECUTES_VIEWS
      #expect(await grid.window.reaches { !grid.window.hasCover })
      #endif
    }

    @Test func anOpenPhotographFitsTheWindowWhenItChangesItsSize() async {
      let grid = await MountedGrid(0..<12)
      grid.window.perform { grid.app.selection = 4 }
      #expect(await grid.window.reaches { grid.hasLarge(4, at: screen) })
      grid.window.resize(to: CGSize(width: 900, height: 300))
      let wide = CGRect(x: 225, y: 0, width: 450, height: 300)
      #expect(await grid.window.reaches { grid.hasLarge(4, at: wide) })
      #expect(grid.app.selection == 4)
    }

    @Test func cellsStayInPlaceWhenTheLastOnesAreRemoved() async {
      let grid = await MountedGrid(0..<12)
      #expect(await grid.window.reaches { grid.hasCell(0, at: firstCell) })
      grid.window.perform { grid.app.photos = [0, 1, 2, 3] }
      #expect(await grid.window.reaches { grid.window.frame(of: "cell 4") == nil })
      #expect(grid.hasCell(0, at: firstCell))
    }

    @Test func aGridIsFreedWithItsViews() async {
      var token: FreedToken? = FreedToken()
      weak let kept = token
      let window = TestWindow { [token] in
        PhotoGrid(0..<9, id: \.self) { number in
          let _ = token
          Color.numbered(number)
        }
      }
      token = nil
      #expect(await window.reaches { window.frame(of: "0") != nil })
      #expect(kept != nil)
      window.close()
      #expect(await window.reaches { kept == nil })
    }
  }
}
#endif
