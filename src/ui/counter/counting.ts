import { chooseReading, isSameLot } from '../../shared/barcodes/choose-reading';
import { readLabel } from '../../shared/barcodes/read-label';
import type { ListedLot } from '../lots/origin-among';

/** Pieces by line and lot: `12 340` → 2. */
export type Amounts = ReadonlyMap<string, number>;

/** A lot to take pieces from. */
export interface CountedLot extends ListedLot {
  readonly loteId: number;
  readonly disponible: number;
  readonly ubicacionCodigo: string | null;
}

/** What a line of a document still needs, and the lots that it can be taken of, in the order in which they should go. */
export interface CountedLine {
  readonly nombre: string;
  readonly clave: string;
  readonly gtins: readonly string[];
  readonly pendiente: number;
  readonly lotes: readonly CountedLot[];
}

/** What becomes of a box that was scanned: one piece more of a lot, or a stop that has to be seen. */
export type BoxReading<Line> =
  | { readonly kind: 'add'; readonly line: Line; readonly loteId: number }
  | {
      readonly kind: 'stop';
      readonly reason: 'OTRO_INSUMO' | 'LOTE_CADUCADO' | 'OTRO_LOTE' | 'COMPLETO';
      readonly detail: string;
    };

export const keyOf = (lineId: number, loteId: number): string => `${lineId} ${loteId}`;

/**
 * How pieces are counted at a counter (DOMAIN f.5), whatever they are handed over for.
 *
 * @param idOf the key of a line
 */
export function countingOf<Line extends CountedLine>(idOf: (line: Line) => number) {
  const amountOf = (line: Line, loteId: number, amounts: Amounts) => amounts.get(keyOf(idOf(line), loteId)) ?? 0;

  /** Pieces of a line that are taken. */
  const takenOf = (line: Line, amounts: Amounts): number =>
    line.lotes.reduce((sum, { loteId }) => sum + amountOf(line, loteId, amounts), 0);

  /** Where a lot leaves pieces behind and expires before one that is taken, the last lot taken: there somebody says why. Null where none does. */
  const skippedOn = (line: Line, amounts: Amounts): number | null => {
    const last = line.lotes.findLast(({ loteId }) => amountOf(line, loteId, amounts) > 0);
    const isSkipped = line.lotes.some(
      (lot, index) =>
        amountOf(line, lot.loteId, amounts) < lot.disponible &&
        line.lotes
          .slice(index + 1)
          .some((later) => later.caducidad !== lot.caducidad && amountOf(line, later.loteId, amounts) > 0),
    );
    return isSkipped && last ? last.loteId : null;
  };

  /**
   * What a scanned label says of what is being taken: a barcode or a GS1 label with lot and expiry.
   *
   * @param amounts pieces that were taken already
   * @param day `yyyy-MM-dd`, today where the pieces leave
   */
  const readBox = (text: string, lines: readonly Line[], amounts: Amounts, day: string): BoxReading<Line> => {
    const label = readLabel(text);
    const { code } = label;
    const stop = (reason: Extract<BoxReading<Line>, { kind: 'stop' }>['reason'], detail: string): BoxReading<Line> => ({
      kind: 'stop',
      reason,
      detail,
    });
    const line = lines.find(({ gtins, clave }) => clave === code || gtins.some((gtin) => sameCode(gtin, code)));
    if (!line) return stop('OTRO_INSUMO', code);
    const known = line.lotes.map(({ numeroLote, caducidad }) => ({ lot: numeroLote, expiry: caducidad }));
    const reading = chooseReading(label, known);
    // An uncertain lot stops the count: the person looks at the box.
    if (!reading || reading.isLotUnread) return stop('OTRO_LOTE', label.readings[0]?.lot ?? code);
    const { lot, expiry } = reading;
    if (expiry !== null && expiry < day) return stop('LOTE_CADUCADO', [lot, expiry].filter(Boolean).join(' · '));
    if (takenOf(line, amounts) >= line.pendiente) return stop('COMPLETO', line.nombre);
    const room = line.lotes.filter(({ loteId, disponible }) => amountOf(line, loteId, amounts) < disponible);
    // A plain barcode tells of no lot: the one that expires first is taken.
    const chosen = lot === null ? room[0] : room.find(({ numeroLote }) => isSameLot(numeroLote, lot));
    return chosen ? { kind: 'add', line, loteId: chosen.loteId } : stop('OTRO_LOTE', lot ?? code);
  };

  return { takenOf, skippedOn, readBox };
}

/** GTIN-8, -12, -13 and -14 of one article differ by zeros in front. */
function sameCode(one: string, other: string): boolean {
  return one.padStart(14, '0') === other.padStart(14, '0');
}
