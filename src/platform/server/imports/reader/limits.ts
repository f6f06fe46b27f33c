const MB = 1024 * 1024;

/** Limits of one file. A list of 200 000 records with every column of any import stays well below each. */
export const LIMITS = {
  /** All parts of a workbook together, unpacked. */
  unpackedBytes: 320 * MB,
  /** Files in a ZIP archive: workbooks have some dozens. */
  parts: 20_000,
  /** Rows and columns of a sheet: what Excel itself allows. */
  rows: 1_048_576,
  columns: 16_384,
  /** Columns with a heading: many times what any import has. */
  headings: 500,
  /** Rows among which the headings are looked for. */
  above: 20,
  /** Cells that are there, empty ones included. */
  cells: 20_000_000,
  /** Characters of a cell: what Excel itself allows. */
  characters: 32_767,
  /** Elements within each other. */
  depth: 64,
  /** Elements of a part that describes the workbook: Excel allows some 65 000 styles. */
  elements: 500_000,
  /** Texts that cells share. */
  sharedTexts: 5_000_000,
  sharedCharacters: 64_000_000,
  /** Bytes of XML in which nothing begins or ends: far above the longest text of a cell, whatever it is written with. */
  quietBytes: MB,
  /** Files that are read at once, and that may wait for their turn. */
  atOnce: 2,
  waiting: 6,
  /** From when a worker begins a file until its last row is here. */
  milliseconds: 60_000,
  /** Memory of one worker, beside the file itself. */
  workerMegabytes: 384,
} as const;
