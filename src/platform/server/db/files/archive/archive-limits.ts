const MB = 1024 * 1024;

/** Limits of an office document, which is a ZIP archive. Documents that people write stay well below each of them. */
export const ARCHIVE_LIMITS = {
  /** Number of entries, those of embedded documents included. */
  entries: 10_000,
  /** Total unpacked size, embedded documents included. */
  unpackedBytes: 320 * MB,
  /**
   * Maximum unpacked bytes per byte of the archive, beyond the first `ratioFreeBytes`. Text of sheets and styles compresses to a fiftieth.
   */
  ratio: 200,
  ratioFreeBytes: 16 * MB,
  /** Levels of nesting: a chart of a presentation in a letter is a workbook in a document in a document. */
  depth: 2,
  /** Size of an embedded document, which is read into memory. */
  embeddedBytes: 32 * MB,
} as const;
