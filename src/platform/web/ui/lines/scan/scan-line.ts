import { chooseReading, isSameLot, possibleReadings } from '#platform/shared/barcodes/choose-reading';
import type { LabelReading, ScannedLabel } from '#platform/shared/barcodes/read-label';
import { filledText } from '#platform/web/ui/scan/filled-text';
import { isFilled } from '#platform/shared/paths';
import { changeLine, fillDown } from '../line-changes';
import { isBlank, type Line } from '../line';
import type { LineValues } from '../line-column';

/** Columns filled by a scan: the reference identified by the code and, if the label contains them, lot and expiry. */
export interface LineScan {
  readonly reference: string;
  /** Column that a repeated scan adds to. */
  readonly quantity?: string | undefined;
  readonly lot?: string;
  readonly expiry?: string;
  /** Set when the reference is to lots: the code identifies the supply, the label its lot. */
  readonly through?: ScanThrough;
}

/** Fields of a lot: its supply, number and expiry. */
export interface ScanThrough {
  /** Resource in which the code is looked up. */
  readonly reference: string;
  readonly field: string;
  readonly lot: string;
  readonly expiry: string;
}

/** Target of a scan: an existing line, or a new line with a reading of the label. */
export type ScanTarget =
  | { readonly kind: 'line'; readonly lineId: number; readonly expiry: string | null }
  | { readonly kind: 'new'; readonly reading: LabelReading };

/** A possible answer to an ambiguous scan: the target, with the lot and expiry to show. */
export interface ScanChoice {
  readonly target: ScanTarget;
  readonly lot: string | null;
  readonly expiry: string | null;
  /** Index of an existing line; null for a new one. */
  readonly row: number | null;
}

export type Scanned =
  | {
      readonly state: 'added' | 'repeated' | 'unread';
      readonly lines: readonly Line[];
      readonly row: number;
      readonly quantity: number | null;
      readonly lot: string | null;
    }
  | { readonly state: 'ask'; readonly why: 'reading' | 'lot' | 'expiry'; readonly choices: readonly ScanChoice[] }
  | { readonly state: 'full' };

interface Entry {
  readonly columns: LineScan;
  /** Parsed label of the scan. */
  readonly label: ScannedLabel;
  /** Pieces in the pack with the code. */
  readonly pieces: number;
  /** Key and name of the scanned record, by column. */
  readonly found: LineValues;
  readonly sources: readonly string[];
  readonly defaults: LineValues;
  readonly limit: number;
  /** Answer to the question of an earlier call. */
  readonly target?: ScanTarget;
}

/** Reading of a new line whose lot is entered by hand. */
const LOT_TO_FILL_IN: LabelReading = { lot: null, expiry: null, isLotUnread: true };

/**
 * Adds a scan to the lines. The same supply and lot adds its pieces; another lot opens a line. An uncertain label asks: which of several
 * lots, which reading, which of two expiries.
 */
export function scanLine(lines: readonly Line[], entry: Entry): Scanned {
  const target = entry.target ?? placeOf(lines, entry);
  if ('state' in target) return target;
  const { columns, label, pieces, found, sources, defaults, limit } = entry;
  const { reference, quantity } = columns;
  const amount = pieces * label.count;
  const row = target.kind === 'line' ? lines.findIndex(({ id }) => id === target.lineId) : -1;
  const known = lines[row];
  if (known && target.kind === 'line') {
    const next = quantity === undefined ? null : (Number(known.values[quantity]) || 0) + amount;
    const values = {
      ...(quantity === undefined ? {} : { [quantity]: next }),
      ...(columns.expiry === undefined || target.expiry === null || isFilled(known.values[columns.expiry])
        ? {}
        : { [columns.expiry]: target.expiry }),
    };
    const after = Object.keys(values).length === 0 ? lines : changeLine(lines, known.id, { values });
    return { state: 'repeated', lines: after, row, quantity: next, lot: textIn(known, columns.lot) };
  }
  const reading = target.kind === 'new' ? target.reading : LOT_TO_FILL_IN;
  const blank = lines.findIndex((line) => isBlank(line, sources));
  const at = blank < 0 ? lines.length : blank;
  const values = {
    ...found,
    [reference]: found[reference],
    ...(columns.lot === undefined || reading.lot === null ? {} : { [columns.lot]: reading.lot }),
    ...(columns.expiry === undefined || reading.expiry === null ? {} : { [columns.expiry]: reading.expiry }),
    ...(quantity === undefined ? {} : { [quantity]: amount }),
  };
  const { lines: after, cut } = fillDown(lines, at, [{ values }], defaults, limit);
  if (cut > 0) return { state: 'full' };
  const isUnread = columns.lot !== undefined && reading.isLotUnread;
  return {
    state: isUnread ? 'unread' : 'added',
    lines: after,
    row: at,
    quantity: quantity === undefined ? null : amount,
    lot: columns.lot === undefined ? null : reading.lot,
  };
}

function placeOf(
  lines: readonly Line[],
  { columns, label, found }: Entry,
): ScanTarget | Extract<Scanned, { state: 'ask' }> {
  const same = lines.filter(({ values }) => values[columns.reference] === found[columns.reference]);
  const addTo = (line: Line, expiry: string | null = null): ScanTarget => ({ kind: 'line', lineId: line.id, expiry });
  const open = (reading: LabelReading): ScanTarget => ({ kind: 'new', reading });
  if (columns.lot === undefined) return same[0] ? addTo(same[0]) : open(LOT_TO_FILL_IN);

  const choiceOf = (target: ScanTarget, reading: LabelReading): ScanChoice => {
    const row = target.kind === 'line' ? lines.findIndex(({ id }) => id === target.lineId) : -1;
    const line = lines[row];
    return {
      target,
      row: row < 0 ? null : row,
      lot: line ? textIn(line, columns.lot) : reading.lot,
      expiry: (line && textIn(line, columns.expiry)) ?? reading.expiry,
    };
  };
  const ask = (
    why: Extract<Scanned, { state: 'ask' }>['why'],
    targets: readonly (readonly [ScanTarget, LabelReading])[],
  ) => ({ state: 'ask', why, choices: targets.map(([target, reading]) => choiceOf(target, reading)) }) as const;
  const fits = (line: Line, expiry: string | null) => {
    const kept = textIn(line, columns.expiry);
    return kept === null || expiry === null || kept === expiry;
  };
  const linesOfLot = ({ lot }: LabelReading) => same.filter((line) => isSameLot(textIn(line, columns.lot), lot));
  const placeOfLot = (reading: LabelReading): ScanTarget | null => {
    const ofLot = linesOfLot(reading);
    const fitting = ofLot.find((line) => fits(line, reading.expiry));
    if (fitting) return addTo(fitting, reading.expiry);
    return ofLot.length > 0 ? null : open(reading);
  };

  const known = same.map((line) => ({ lot: textIn(line, columns.lot), expiry: textIn(line, columns.expiry) }));
  const reading = chooseReading(label, known);
  if (reading === null) {
    const targets = possibleReadings(label, known).map((one) => [placeOfLot(one) ?? open(one), one] as const);
    return ask('reading', [...targets, [open(LOT_TO_FILL_IN), LOT_TO_FILL_IN]]);
  }
  if (reading.lot !== null) {
    const place = placeOfLot(reading);
    if (place) return place;
    return ask('expiry', [
      ...linesOfLot(reading).map((line) => [addTo(line), reading] as const),
      [open(reading), reading],
    ]);
  }
  const fitting = reading.isLotUnread ? [] : same.filter((line) => fits(line, reading.expiry));
  const [only, ...others] = fitting;
  if (!only) return open(reading);
  if (others.length === 0) return addTo(only, reading.expiry);
  return ask('lot', [
    ...fitting.map((line) => [addTo(line), reading] as const),
    [open(LOT_TO_FILL_IN), LOT_TO_FILL_IN],
  ]);
}

function textIn(line: Line, column: string | undefined): string | null {
  return column === undefined ? null : filledText(line.values[column]);
}
