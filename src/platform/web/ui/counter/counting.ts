import { chooseReading, isSameLot } from '#platform/shared/barcodes/choose-reading';
import { piecesOfCode, type PackCode } from '#platform/shared/barcodes/pieces-of-code';
import { readLabel } from '#platform/shared/barcodes/read-label';
import type { ListedLot } from '../lots/origin-among';

/** Pieces by line and lot: `12 340` → 2. */
export type Amounts = ReadonlyMap<string, number>;

/** A lot to take pieces from. */
export interface CountedLot extends ListedLot {
  readonly loteId: number;
  readonly disponible: number;
  readonly ubicacionCodigo: string | null;
}

/** Pending need of a document line, with its usable lots in dispensing order. */
export interface CountedLine {
  readonly lineId: number;
  readonly nombre: string;
  readonly clave: string;
  readonly codigosBarras: readonly PackCode[];
  readonly pendiente: number;
  readonly lotes: readonly CountedLot[];
}

/** Effect of a scanned box: the pieces of its pack from a lot, or a stop that a person must see. */
export type BoxReading<Line> =
  | { readonly kind: 'add'; readonly line: Line; readonly loteId: number; readonly pieces: number }
  | {
      readonly kind: 'stop';
      readonly reason: 'OTRO_INSUMO' | 'LOTE_CADUCADO' | 'OTRO_LOTE' | 'COMPLETO';
      readonly detail: string;
    }
  | {
      readonly kind: 'stop';
      readonly reason: 'CAJA_GRANDE';
      readonly detail: string;
      /** Pieces in the pack, and pieces still allowed by the line or its lot. */
      readonly pieces: number;
      readonly room: number;
    };

/** Refused scan, which a person must see. */
export type BoxStop = Extract<BoxReading<unknown>, { kind: 'stop' }>;

export const keyOf = (lineId: number, loteId: number): string => `${lineId} ${loteId}`;

const amountOf = ({ lineId }: CountedLine, loteId: number, amounts: Amounts) => amounts.get(keyOf(lineId, loteId)) ?? 0;

/** Returns the pieces taken for a line. */
export function takenOf(line: CountedLine, amounts: Amounts): number {
  return line.lotes.reduce((sum, { loteId }) => sum + amountOf(line, loteId, amounts), 0);
}

/** Returns the last lot taken if a lot that expires earlier still has pieces; this deviation needs a reason. Null without one. */
export function skippedOn(line: CountedLine, amounts: Amounts): number | null {
  const last = line.lotes.findLast(({ loteId }) => amountOf(line, loteId, amounts) > 0);
  const isSkipped = line.lotes.some(
    (lot, index) =>
      amountOf(line, lot.loteId, amounts) < lot.disponible &&
      line.lotes
        .slice(index + 1)
        .some((later) => later.caducidad !== lot.caducidad && amountOf(line, later.loteId, amounts) > 0),
  );
  return isSkipped && last ? last.loteId : null;
}

/**
 * Interprets a scanned label against the lines of a counter (DOMAIN f.5): a barcode, or a GS1 label with lot and expiry.
 *
 * @param amounts pieces already taken
 * @param day `yyyy-MM-dd`, today at the dispensing place
 */
export function readBox<Line extends CountedLine>(
  text: string,
  lines: readonly Line[],
  amounts: Amounts,
  day: string,
): BoxReading<Line> {
  const label = readLabel(text);
  const { code } = label;
  const stop = (reason: Exclude<BoxStop['reason'], 'CAJA_GRANDE'>, detail: string): BoxReading<Line> => ({
    kind: 'stop',
    reason,
    detail,
  });
  const found = lines.flatMap((line) => {
    const contents = line.clave === code ? 1 : piecesOfCode(line.codigosBarras, code);
    return contents === null ? [] : [{ line, pieces: contents * label.count }];
  })[0];
  if (!found) return stop('OTRO_INSUMO', code);
  const { line, pieces } = found;
  const known = line.lotes.map(({ numeroLote, caducidad }) => ({ lot: numeroLote, expiry: caducidad }));
  const reading = chooseReading(label, known);
  // An uncertain lot stops the count: the person must check the box.
  if (!reading || reading.isLotUnread) return stop('OTRO_LOTE', label.readings[0]?.lot ?? code);
  const { lot, expiry } = reading;
  if (expiry !== null && expiry < day) return stop('LOTE_CADUCADO', [lot, expiry].filter(Boolean).join(' · '));
  const missing = line.pendiente - takenOf(line, amounts);
  if (missing <= 0) return stop('COMPLETO', line.nombre);
  // A plain barcode has no lot: the first to expire is taken.
  const fitting = line.lotes.filter(({ numeroLote }) => lot === null || isSameLot(numeroLote, lot));
  const roomOf = ({ loteId, disponible }: CountedLot) => disponible - amountOf(line, loteId, amounts);
  const chosen = fitting.find((each) => roomOf(each) >= pieces) ?? fitting.find((each) => roomOf(each) > 0);
  if (!chosen) return stop('OTRO_LOTE', lot ?? code);
  const room = Math.min(missing, roomOf(chosen));
  if (pieces > room) return { kind: 'stop', reason: 'CAJA_GRANDE', detail: line.nombre, pieces, room };
  return { kind: 'add', line, loteId: chosen.loteId, pieces };
}
