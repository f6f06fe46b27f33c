const SEPARATORS = [',', ';', '\t', '|'] as const;
/** Maximum characters and rows searched for headings. */
const LOOKED_AT = 200_000;
const ROWS = 20;

export interface CsvShape {
  readonly separator: string;
  /** Offset of the first row. */
  readonly start: number;
  /** Rows above the headings: a title, a notice. */
  readonly above: number;
}

/**
 * Detects the separator and the row of headings. A first line `sep=;` decides. Otherwise it is the first mostly filled row whose next row
 * splits alike. As a last resort, it is the most frequent candidate of the first row, outside quotes.
 */
export function csvSeparator(text: string): CsvShape {
  const [line, named] = /^sep=(.)(?:\r\n|\r|\n|$)/i.exec(text) ?? [];
  if (line !== undefined && named !== undefined) return { separator: named, start: line.length, above: 0 };
  const rows = firstRows(text);
  for (const [above, row] of rows.entries()) {
    const separator = commonest(row);
    const next = rows[above + 1];
    const cells = row.split(separator);
    if (
      cells.length > 1 &&
      cells.filter((cell) => cell.trim() !== '').length * 2 >= cells.length &&
      (next === undefined || next.includes(separator))
    )
      return { separator, start: 0, above };
  }
  return { separator: commonest(rows[0] ?? ''), start: 0, above: 0 };
}

/** Returns the first non-empty rows, with quoted texts replaced. */
function firstRows(text: string): string[] {
  const rows: string[] = [];
  let row = '';
  let quoted = false;
  for (let at = 0; at < Math.min(text.length, LOOKED_AT) && rows.length < ROWS; at += 1) {
    const character = text[at]!;
    if (character === '"') quoted = !quoted;
    if (!quoted && (character === '\n' || character === '\r')) {
      if (row !== '') rows.push(row);
      row = '';
    } else row += quoted ? 'x' : character;
  }
  return row === '' ? rows : [...rows, row];
}

function commonest(row: string): string {
  return SEPARATORS.map((separator) => [separator, row.split(separator).length] as const).reduce((best, next) =>
    next[1] > best[1] ? next : best,
  )[0];
}
