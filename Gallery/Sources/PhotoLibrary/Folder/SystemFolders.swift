/// The folders in which systems and other programs keep deleted files, snapshots and thumbnails. They are never shown.
///
/// This is the only list of their names. It is compared without case, because file systems of Windows and of macOS keep the case of
/// whoever made the folder. A program whose folders begin with a dot is listed only so that no link shows their files.
enum SystemFolders {
  /// Returns the reason to leave out a folder; nil if it is an ordinary one.
  static func reason(toLeaveOut name: [UInt8]) -> String? {
    guard let first = name.first, firstBytes.contains(first) else { return nil }
    let name = String(decoding: name, as: UTF8.self).lowercased()
    return reasons[name] ?? (name.hasPrefix(".trash-") ? deleted : nil)
  }
}

private let deleted = "deleted files"
private let older = "older versions of files"

private let reasons: [String: String] = [
  // Windows: since Vista, on NTFS until XP, on FAT until Me; and the restore points of each volume.
  "$recycle.bin": deleted, "recycler": deleted, "recycled": deleted,
  "system volume information": older,
  // macOS, and its file sharing (AFP), which Netatalk imitates.
  ".trash": deleted, ".trashes": deleted, "network trash folder": deleted,
  ".mobilebackups": older, ".documentrevisions-v100": older,
  // Linux: the trash of a volume, `.Trash-1000` or `.Trash`, according to freedesktop.org's Trash specification; what fsck has saved;
  // snapshots of Btrfs by Snapper, and of ZFS.
  "lost+found": deleted, ".snapshots": older, ".zfs": older,
  // Android: what fsck has saved.
  "lost.dir": deleted,
  // Synology: recycle bins, snapshots, thumbnails.
  "#recycle": deleted, "#snapshot": older, "@eadir": "thumbnails",
  // QNAP: the same.
  "@recycle": deleted, "@recently-snapshot": older, ".@__thumb": "thumbnails",
  // Samba's module `recycle`, as its manual and Unraid name the folder.
  ".recycle": deleted, ".recycle.bin": deleted,
  // NetApp: snapshots, as Windows and as Unix see them.
  "~snapshot": older, ".snapshot": older,
  // Nextcloud and ownCloud: the data folder of a user.
  "files_trashbin": deleted, "files_versions": older,
  // Syncthing: files that another device has deleted or changed.
  ".stversions": older,
]

/// The first characters of all names in both cases, so that few names are compared.
private let firstBytes = Set(
  reasons.keys.flatMap { [$0.utf8.first, $0.uppercased().utf8.first] }.compactMap(\.self))
