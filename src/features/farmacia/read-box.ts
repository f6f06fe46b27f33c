import { scannedCode } from '../../shared/barcodes/scanned-code';
import type { Amounts } from './amounts';
import type { ProposalLine } from './usePharmacyCalls';

/** What becomes of a box that was scanned: one piece more of a lot, or a stop that has to be seen. */
export type BoxReading =
  | { readonly kind: 'add'; readonly line: ProposalLine; readonly loteId: number }
  | {
      readonly kind: 'stop';
      readonly reason: 'OTRO_INSUMO' | 'LOTE_CADUCADO' | 'OTRO_LOTE' | 'COMPLETO';
      readonly detail: string;
    };

/**
 * What a scanned label says of a prescription that is being dispensed (DOMAIN f.5): a barcode or a GS1 label with lot and expiry.
 *
 * @param amounts pieces that were taken already, by line and lot
 * @param day `yyyy-MM-dd`, today at the pharmacy
 */
export function readBox(text: string, lines: readonly ProposalLine[], amounts: Amounts, day: string): BoxReading {
  const { code, lot, expiry } = scannedCode(text);
  const stop = (reason: Extract<BoxReading, { kind: 'stop' }>['reason'], detail: string): BoxReading => ({
    kind: 'stop',
    reason,
    detail,
  });
  const line = lines.find(({ gtins, clave }) => clave === code || gtins.some((gtin) => sameCode(gtin, code)));
  if (!line) return stop('OTRO_INSUMO', code);
  if (expiry !== null && expiry < day) return stop('LOTE_CADUCADO', [lot, expiry].filter(Boolean).join(' · '));
  const taken = line.lotes.reduce((sum, { loteId }) => sum + (amounts.get(keyOf(line.detalleId, loteId)) ?? 0), 0);
  if (taken >= line.pendiente) return stop('COMPLETO', line.nombre);
  const room = line.lotes.filter(
    ({ loteId, disponible }) => (amounts.get(keyOf(line.detalleId, loteId)) ?? 0) < disponible,
  );
  // A plain barcode tells of no lot: the one that expires first is taken.
  const chosen = lot === null ? room[0] : room.find(({ numeroLote }) => numeroLote?.toUpperCase() === lot);
  return chosen ? { kind: 'add', line, loteId: chosen.loteId } : stop('OTRO_LOTE', lot ?? code);
}

/** GTIN-8, -12, -13 and -14 of one article differ by zeros in front. */
function sameCode(one: string, other: string): boolean {
  return one.padStart(14, '0') === other.padStart(14, '0');
}

export const keyOf = (detalleId: number, loteId: number): string => `${detalleId} ${loteId}`;
