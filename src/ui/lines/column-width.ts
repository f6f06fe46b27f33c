import type { LineColumn } from './line-column';

interface Width {
  /** Pixels that it needs at least. */
  readonly least: number;
  /** Its share of what is left. */
  readonly share: number;
}

/** What names things grows; figures need no more than their digits. */
function widthOf({ type }: LineColumn): Width {
  switch (type) {
    case 'reference':
      return { least: 220, share: 3 };
    case 'text':
    case 'longText':
      return { least: 140, share: 2 };
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

/** Tracks of a line (its number, its columns, its removal) as custom properties: all lines, head and totals stand in the same ones. */
export function lineTracks(columns: readonly LineColumn[], removable: boolean): Readonly<Record<`--${string}`, string>> {
  const widths = columns.map(widthOf);
  const tracks = widths.map(({ least, share }) => `minmax(${least}px, ${share}fr)`);
  return {
    '--line-tracks': [`${NUMBER}px`, ...tracks, ...(removable ? [`${REMOVAL}px`] : [])].join(' '),
    '--line-least': `${widths.reduce((sum, { least }) => sum + least, NUMBER + (removable ? REMOVAL : 0))}px`,
  };
}
