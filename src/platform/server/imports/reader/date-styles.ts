import { readXml } from './parse-xml';

/** Kind of date or time that a number format shows. */
export type DateStyle = 'date' | 'month' | 'time' | 'datetime';

/** Formats that workbooks do not define explicitly (ECMA-376 part 1, 18.8.30). */
const BUILT_IN: Readonly<Record<number, DateStyle>> = {
  14: 'date',
  15: 'date',
  16: 'date',
  17: 'month',
  18: 'time',
  19: 'time',
  20: 'time',
  21: 'time',
  22: 'datetime',
  45: 'time',
  47: 'time',
};

/** Maximum characters of a format, as in Excel. */
const MAX_FORMAT = 255;

/** Reads the date styles of a workbook, by the index of a cell's style. */
export async function dateStyles(pieces: AsyncIterable<Buffer> | null): Promise<ReadonlyMap<number, DateStyle>> {
  const formats = new Map<number, DateStyle | null>();
  const styles = new Map<number, DateStyle>();
  let ofCells = false;
  let count = 0;
  await readXml(pieces, {
    open: (name, { numFmtId, formatCode = '' }) => {
      if (name === 'numFmt') formats.set(Number(numFmtId), styleOf(formatCode.slice(0, MAX_FORMAT)));
      if (name === 'cellXfs') ofCells = true;
      if (name !== 'xf' || !ofCells) return;
      const id = Number(numFmtId ?? 0);
      const style = formats.has(id) ? formats.get(id) : BUILT_IN[id];
      if (style) styles.set(count, style);
      count += 1;
    },
    close: (name) => {
      if (name === 'cellXfs') ofCells = false;
    },
  });
  return styles;
}

/** Returns the style of a format such as `dd/mm/yyyy`. Ignores quoted, bracketed and escaped text; durations (`[h]:mm`) have no style. */
function styleOf(code: string): DateStyle | null {
  const [positive = ''] = code.split(';');
  if (/\[[hms]+\]/i.test(positive)) return null;
  const bare = positive
    .replaceAll(/"[^"]*"|\[[^\]]*\]|\\.|_.|\*./g, '')
    .toLowerCase()
    .replaceAll(/am\/pm|a\/p/g, 'h')
    // An `m` after hours or before seconds is minutes, any other is months.
    .replaceAll(/h+[^a-z]*m+|m+[^a-z]*s/g, 'h');
  if (/general|[0#?]/.test(bare.replaceAll(/[.:]0+/g, ''))) return null;
  const [hasDate, hasTime] = [/[ymd]/.test(bare), /[hs]/.test(bare)];
  if (hasDate && hasTime) return 'datetime';
  if (hasTime) return 'time';
  if (!hasDate) return null;
  return /y/.test(bare) && /m/.test(bare) && !/d/.test(bare) ? 'month' : 'date';
}
