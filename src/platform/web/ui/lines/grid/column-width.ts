import { formatMoney, formatNumber } from '#platform/web/ui/format/format-number';
import { totalOf } from '../line-totals';
import type { LineColumn, LineTotal, LineValues } from '../line-column';

interface Width {
  /** Minimum width in pixels. */
  readonly least: number;
  /** Share of the remaining width. */
  readonly share: number;
}

/** Returns the width of a column: names grow, figures take the width of their digits. */
function widthOf({ type }: LineColumn): Width {
  switch (type) {
    case 'reference':
      return { least: 208, share: 3 };
    case 'text':
    case 'longText':
      return { least: 112, share: 2 };
    case 'brief':
      return { least: 240, share: 1.6 };
    case 'enum':
      return { least: 124, share: 1.2 };
    case 'datetime':
      return { least: 150, share: 1 };
    case 'boolean':
      return { least: 84, share: 0.6 };
    case 'integer':
    case 'number':
      return { least: 92, share: 0.8 };
    default:
      return { least: 112, share: 1 };
  }
}

const NUMBER = 44;
const REMOVAL = 44;
/** Widths of a character and of the padding of a cell, in rem. */
const CHARACTER = { figure: 0.54, word: 0.5 } as const;
const AROUND = 1.4;
/** Maximum word length that widens its column, in characters. */
const MAX_WORD = 30;

/** Cached widths by value; values are immutable. */
const known = new WeakMap<LineValues, Map<LineColumn, number>>();

export interface TracksOptions {
  readonly columns: readonly LineColumn[];
  /** Column headings. */
  readonly labels: readonly string[];
  readonly rows: readonly LineValues[];
  readonly totals: readonly LineTotal[];
  readonly removable: boolean;
}

/**
 * Returns the tracks of a line (number, columns, removal) as custom properties, shared by all lines, head and totals. A column fits its
 * longest figure and word, so that none is broken.
 */
export function lineTracks({
  columns,
  labels,
  rows,
  totals,
  removable,
}: TracksOptions): Readonly<Record<`--${string}`, string>> {
  const leasts = columns.map((column, index) => {
    const total = totals.find(({ field, fn }) => field === column.source && fn !== 'count');
    const needed = rows.reduce(
      (most, values) => Math.max(most, spaceFor(column, values)),
      wordSpace(labels[index] ?? ''),
    );
    return `max(${widthOf(column).least}px, ${(Math.max(needed, total ? figureSpace(column, totalOf(rows, total)) : 0) + AROUND).toFixed(2)}rem)`;
  });
  const tracks = columns.map((column, index) => `minmax(${leasts[index]}, ${widthOf(column).share}fr)`);
  return {
    '--line-tracks': [`${NUMBER}px`, ...tracks, ...(removable ? [`${REMOVAL}px`] : [])].join(' '),
    '--line-least': `calc(${[`${NUMBER + (removable ? REMOVAL : 0)}px`, ...leasts].join(' + ')})`,
  };
}

/** Returns the width in rem of the unbreakable content of a cell. */
function spaceFor(column: LineColumn, values: LineValues): number {
  const spaces = known.get(values) ?? new Map<LineColumn, number>();
  const before = spaces.get(column);
  if (before !== undefined) return before;
  const value = column.type === 'reference' && column.labelField ? values[column.labelField] : values[column.source];
  const space =
    typeof value === 'number'
      ? figureSpace(column, value)
      : typeof value === 'string' && ['text', 'longText', 'code', 'reference'].includes(column.type)
        ? wordSpace(value)
        : 0;
  known.set(values, spaces.set(column, space));
  return space;
}

function figureSpace(column: LineColumn, value: unknown): number {
  switch (column.type) {
    case 'money':
      return formatMoney(value).length * CHARACTER.figure;
    case 'integer':
      return formatNumber(value, 0).length * CHARACTER.figure;
    case 'number':
      return (formatNumber(value, column.scale).length + (column.unit ? column.unit.length + 1 : 0)) * CHARACTER.figure;
    default:
      return 0;
  }
}

function wordSpace(text: string): number {
  return (
    Math.min(
      MAX_WORD,
      text.split(/[\s\-/]/u).reduce((most, word) => Math.max(most, word.length), 0),
    ) * CHARACTER.word
  );
}
