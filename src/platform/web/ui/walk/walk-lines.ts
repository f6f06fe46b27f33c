import type { KnownLot } from '#platform/shared/barcodes/choose-reading';
import { compareNatural } from '#platform/shared/text/natural-order';
import { filledText } from '../scan/filled-text';
import type { LineColumn, LineValues } from '../lines/line-column';
import type { WalkSpec } from './walk-spec';

/** Key of a line in the API. */
export type LineKey = number;

/** Amounts by line key. */
export type Amounts = ReadonlyMap<LineKey, number>;

export const keyOf = (spec: Pick<WalkSpec, 'key'>, line: LineValues): LineKey => Number(line[spec.key]);

/** Returns the lines of a walk, in the order of the shelves. */
export function walkLines(
  { field, only, order }: Pick<WalkSpec, 'field' | 'only' | 'order'>,
  record: LineValues,
  columns: readonly LineColumn[],
): readonly LineValues[] {
  const lines = Array.isArray(record[field]) ? (record[field] as LineValues[]) : [];
  const chosen = only === undefined ? lines : lines.filter((line) => line[only] === true);
  if (order.length === 0) return chosen;
  const shown = order.map((name) => {
    const column = columns.find(({ source }) => source === name);
    return column?.type === 'reference' && column.labelField ? column.labelField : name;
  });
  return chosen.toSorted((a, b) => {
    for (const name of shown) {
      const compared = compareNatural(valuesAt(a, name)[0], valuesAt(b, name)[0]);
      if (compared !== 0) return compared;
    }
    return 0;
  });
}

/** Returns the index of the next line without an amount, after a position and then from the beginning; -1 when all are done. */
export function nextOpen(keys: readonly LineKey[], amounts: Amounts, after: number): number {
  for (let step = 1; step <= keys.length; step += 1) {
    const place = (after + step) % keys.length;
    if (!amounts.has(keys[place]!)) return place;
  }
  return -1;
}

/** Parsed label for a line. */
export interface Label {
  /** Record of the reference; null when it could not be looked up. */
  readonly id: unknown;
  readonly lot: string | null;
  readonly expiry: string | null;
}

export type LabelPlace =
  | { readonly state: 'found'; readonly place: number }
  /** Several lines have the lot of the label. */
  | { readonly state: 'many'; readonly places: readonly number[] }
  /** The supply has lines, but none of that lot. */
  | { readonly state: 'lot' }
  | { readonly state: 'none' };

/**
 * Returns the line of a label: the one of its lot, else the first open one of its supply. Several lines of one lot differ in details that
 * no label has (source of funds, quarantine), so a person chooses.
 */
export function placeOfLabel(
  spec: NonNullable<WalkSpec['scan']>,
  lines: readonly LineValues[],
  { id, lot, expiry }: Label,
  isOpen: (place: number) => boolean,
): LabelPlace {
  const places = lines.flatMap((line, place) => (id === null || line[spec.reference] === id ? [place] : []));
  const says = (column: string | undefined, told: string | null) => (place: number) =>
    column === undefined ||
    told === null ||
    valuesAt(lines[place]!, column).some((value) => folded(value) === folded(told));
  const bears = (column: string | undefined, told: string | null) => column !== undefined && told !== null;
  // Without a look-up of the code, only the lot can identify the line.
  if (id === null && !bears(spec.lot, lot)) return { state: 'none' };
  const ofLot = places.filter(says(spec.lot, lot));
  const exact = ofLot.filter(says(spec.expiry, expiry));
  const fits = exact.length > 0 ? exact : ofLot;
  if (id === null && fits.length !== 1) return { state: 'none' };
  if (fits.length > 1 && bears(spec.lot, lot) && !spec.lot!.includes('.')) return { state: 'many', places: fits };
  const place = fits.find(isOpen) ?? fits[0];
  if (place !== undefined) return { state: 'found', place };
  return { state: places.length > 0 ? 'lot' : 'none' };
}

/** Returns the lots on the lines of a supply, or on all lines when the supply was not found. */
export function knownLots(
  { reference, lot, expiry }: NonNullable<WalkSpec['scan']>,
  lines: readonly LineValues[],
  id: unknown,
): readonly KnownLot[] {
  if (lot === undefined) return [];
  return lines
    .filter((line) => id === null || line[reference] === id)
    .flatMap((line) => {
      const days = expiry === undefined ? [] : valuesAt(line, expiry);
      return valuesAt(line, lot).map((one, index) => ({ lot: filledText(one), expiry: filledText(days[index]) }));
    });
}

/** Returns the indices of the remaining lines: those without an amount, and those below their target. */
export function placesLeft(
  spec: Pick<WalkSpec, 'key' | 'of'>,
  lines: readonly LineValues[],
  amounts: Amounts,
): readonly number[] {
  const { of } = spec;
  return lines.flatMap((line, place) => {
    const amount = amounts.get(keyOf(spec, line));
    return amount === undefined || (of !== undefined && amount < (Number(line[of]) || 0)) ? [place] : [];
  });
}

/** Progress of a walk, in pieces. */
export interface WalkProgress {
  readonly done: number;
  readonly all: number;
  /** Lines below their target. */
  readonly shortLines: number;
}

/** Returns entered and target pieces; null for a walk without targets. */
export function piecesDone(
  spec: Pick<WalkSpec, 'key' | 'of'>,
  lines: readonly LineValues[],
  amounts: Amounts,
): WalkProgress | null {
  const { of } = spec;
  if (of === undefined) return null;
  const pairs = lines.map((line) => [amounts.get(keyOf(spec, line)) ?? 0, Number(line[of]) || 0] as const);
  return {
    done: pairs.reduce((sum, [done]) => sum + done, 0),
    all: pairs.reduce((sum, [, all]) => sum + all, 0),
    shortLines: pairs.filter(([done, all]) => done < all).length,
  };
}

/** Returns the value of a column, or the values of a property in its list of objects (`lotes.numeroLote`). */
function valuesAt(line: LineValues, column: string): readonly unknown[] {
  const [name = '', property] = column.split('.');
  const value = line[name];
  if (property === undefined) return [value];
  return Array.isArray(value) ? (value as LineValues[]).map((item) => item[property]) : [];
}

const folded = (value: unknown): string => (typeof value === 'string' ? value.trim().toUpperCase() : '');

/** Returns the maximum digits of an amount; a longer text, or one with other characters, is a label. */
export const digitsOf = (most: number | undefined): number => String(most ?? 9_999_999).length;

/** True when a text ended by Enter is a typed amount, not a scanned label: labels are longer. */
export function isAmount(text: string, most: number | undefined): boolean {
  return /^\d+$/.test(text) && text.length <= digitsOf(most);
}
