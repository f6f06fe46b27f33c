const MB = 1024 * 1024;

/** Limits of an office document, which is a ZIP archive. Documents that people write stay well below each of them. */
export const ARCHIVE_LIMITS = {
  /** Entries, those of embedded documents included. */
  entries: 10_000,
  /** Unpacked, embedded documents included. */
  unpackedBytes: 320 * MB,
  /** Unpacked bytes for each byte of the archive, beyond the first `ratioFreeBytes`: text of sheets and styles packs to a fiftieth. */
  ratio: 200,
  ratioFreeBytes: 16 * MB,
  /** A chart of a presentation in a letter is a workbook in a document in a document. */
  depth: 2,
  /** An embedded document, which is held in memory. */
  embeddedBytes: 32 * MB,
} as const;
