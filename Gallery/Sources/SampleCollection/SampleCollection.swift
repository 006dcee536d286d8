/// Drawn by this project, so that there is something to look at before a folder is named.
public enum SampleCollection {}
