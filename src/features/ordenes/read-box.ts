import { scannedCode } from '../../shared/barcodes/scanned-code';
import type { ProposalLine } from './useOrderCalls';

/** Pieces by line and lot: `12 340` → 2. */
export type Amounts = ReadonlyMap<string, number>;

/** What becomes of a box that was scanned: one piece more of a lot, or a stop that has to be seen. */
export type BoxReading =
  | { readonly kind: 'add'; readonly line: ProposalLine; readonly loteId: number }
  | {
      readonly kind: 'stop';
      readonly reason: 'OTRO_INSUMO' | 'LOTE_CADUCADO' | 'OTRO_LOTE' | 'COMPLETO';
      readonly detail: string;
    };

export const keyOf = (lineId: number, loteId: number): string => `${lineId} ${loteId}`;

/** Pieces of a line that are taken. */
export function takenOf({ insumoOrdenCargoId, lotes }: ProposalLine, amounts: Amounts): number {
  return lotes.reduce((sum, { loteId }) => sum + (amounts.get(keyOf(insumoOrdenCargoId, loteId)) ?? 0), 0);
}

/**
 * What a scanned label says of an order that is being prepared: a barcode or a GS1 label with lot and expiry.
 *
 * @param amounts pieces that were taken already
 * @param day `yyyy-MM-dd`, today where the pieces leave
 */
export function readBox(text: string, lines: readonly ProposalLine[], amounts: Amounts, day: string): BoxReading {
  const { code, lot, expiry } = scannedCode(text);
  const line = lines.find(({ gtins, clave }) => clave === code || gtins.some((gtin) => sameCode(gtin, code)));
  if (!line) return { kind: 'stop', reason: 'OTRO_INSUMO', detail: code };
  if (expiry !== null && expiry < day)
    return { kind: 'stop', reason: 'LOTE_CADUCADO', detail: [lot, expiry].filter(Boolean).join(' · ') };
  if (takenOf(line, amounts) >= line.pendiente) return { kind: 'stop', reason: 'COMPLETO', detail: line.nombre };
  const room = line.lotes.filter(
    ({ loteId, disponible }) => (amounts.get(keyOf(line.insumoOrdenCargoId, loteId)) ?? 0) < disponible,
  );
  // A plain barcode tells of no lot: the one that expires first is taken.
  const chosen = lot === null ? room[0] : room.find(({ numeroLote }) => numeroLote?.toUpperCase() === lot);
  return chosen
    ? { kind: 'add', line, loteId: chosen.loteId }
    : { kind: 'stop', reason: 'OTRO_LOTE', detail: lot ?? code };
}

/** GTIN-8, -12, -13 and -14 of one article differ by zeros in front. */
function sameCode(one: string, other: string): boolean {
  return one.padStart(14, '0') === other.padStart(14, '0');
}

/** A lot that leaves pieces behind and expires before one that is taken; then somebody says why, on the last lot taken. */
export function skippedOn({ insumoOrdenCargoId, lotes }: ProposalLine, amounts: Amounts): number | null {
  const taken = (loteId: number) => amounts.get(keyOf(insumoOrdenCargoId, loteId)) ?? 0;
  const last = lotes.findLast(({ loteId }) => taken(loteId) > 0);
  const isSkipped = lotes.some(
    (lot, index) =>
      taken(lot.loteId) < lot.disponible &&
      lotes.slice(index + 1).some((later) => later.caducidad !== lot.caducidad && taken(later.loteId) > 0),
  );
  return isSkipped && last ? last.loteId : null;
}
