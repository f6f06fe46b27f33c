import type { DispensedLot, OrderLine } from './lines';

/** Pieces of a lot in the current dispensing. */
export interface HandedLot {
  readonly loteId: number;
  readonly cantidad: number;
}

type SetApart = NonNullable<OrderLine['apartados']>[number];

/** Effect of a dispensing on the pieces reserved for a line. */
export interface AfterDispensing {
  /** Reserved pieces of each dispensed lot. */
  readonly reserved: ReadonlyMap<number, number>;
  /** Pieces that stay reserved. */
  readonly kept: readonly SetApart[];
  /** Released pieces. */
  readonly freed: readonly HandedLot[];
}

/**
 * Deducts dispensed pieces from the line's reservations. Remaining reservations are kept for the pending pieces of the line; the rest is
 * released.
 *
 * @param pending expected pieces after this dispensing
 */
export function afterDispensing(
  apart: readonly SetApart[],
  handed: readonly HandedLot[],
  pending: number,
): AfterDispensing {
  const reserved = new Map<number, number>();
  const kept: SetApart[] = [];
  const freed: HandedLot[] = [];
  let wanted = pending;
  for (const lot of apart) {
    const out = handed.find(({ loteId }) => loteId === lot.loteId)?.cantidad ?? 0;
    const used = Math.min(out, lot.cantidad);
    if (used > 0) reserved.set(lot.loteId, used);
    const stays = Math.min(lot.cantidad - used, wanted);
    wanted -= stays;
    if (stays > 0) kept.push({ ...lot, cantidad: stays });
    const free = lot.cantidad - used - stays;
    if (free > 0) freed.push({ loteId: lot.loteId, cantidad: free });
  }
  return { reserved, kept, freed };
}

/** Adds dispensed lots to a line. Uncounted pieces of a lot are merged into one entry, so that they are counted together. */
export function withDispensed(lots: readonly DispensedLot[], handed: readonly DispensedLot[]): readonly DispensedLot[] {
  const all = [...lots];
  for (const lot of handed) {
    const at = all.findIndex(({ loteId, cantidadRecibida }) => loteId === lot.loteId && cantidadRecibida == null);
    if (at < 0) all.push(lot);
    else all[at] = { ...all[at]!, cantidad: all[at]!.cantidad + lot.cantidad, escaneado: lot.escaneado ?? null };
  }
  return all;
}

/** Adds the returned pieces to a line's lots, from the first entry of a lot on. */
export function withReturned(
  lots: readonly DispensedLot[],
  returned: ReadonlyMap<number, { readonly pieces: number; readonly credited: number }>,
): readonly DispensedLot[] {
  const left = new Map([...returned].map(([loteId, amounts]) => [loteId, { ...amounts }]));
  return lots.map((lot) => {
    const rest = left.get(lot.loteId);
    const received = lot.cantidadRecibida ?? 0;
    const pieces = Math.min(received, rest?.pieces ?? 0);
    const credited = Math.min(pieces, rest?.credited ?? 0);
    if (rest) {
      rest.pieces -= pieces;
      rest.credited -= credited;
    }
    return { ...lot, cantidadDevuelta: pieces, cantidadAcreditada: credited };
  });
}
