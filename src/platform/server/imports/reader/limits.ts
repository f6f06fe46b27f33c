const MB = 1024 * 1024;

/** Limits of one file. A list of 200 000 records with every column of any import stays well below each. */
export const LIMITS = {
  /** Total unpacked size of a workbook's parts. */
  unpackedBytes: 320 * MB,
  /** Files in a ZIP archive: workbooks have some dozens. */
  parts: 20_000,
  /** Rows and columns of a sheet, as in Excel. */
  rows: 1_048_576,
  columns: 16_384,
  /** Columns with a heading: many times those of any import. */
  headings: 500,
  /** Rows searched for the headings. */
  above: 20,
  /** Number of cells, empty ones included. */
  cells: 20_000_000,
  /** Characters of a cell, as in Excel. */
  characters: 32_767,
  /** Nesting depth of elements. */
  depth: 64,
  /** Elements of a part that describes the workbook: Excel allows some 65 000 styles. */
  elements: 500_000,
  /** Shared strings of the cells. */
  sharedTexts: 5_000_000,
  sharedCharacters: 64_000_000,
  /** Bytes of XML without the start or end of an element: far above the longest text of a cell in any encoding. */
  quietBytes: MB,
  /** Files read at once, and files waiting. */
  atOnce: 2,
  waiting: 6,
  /** Time from the start of a worker's reading until its last row has arrived. */
  milliseconds: 60_000,
  /** Memory of one worker, without the file itself. */
  workerMegabytes: 384,
} as const;
