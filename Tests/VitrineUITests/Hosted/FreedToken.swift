/// Something that views hold, to see whether they are freed.
final class FreedToken {}
