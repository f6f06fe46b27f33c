import { and, asc, eq, inArray } from 'drizzle-orm';
import { cartaCanje, contrato, lote } from '#generated/server/tables.gen';
import type { PropuestaCambio } from '#generated/shared/types.gen';
import { exchangeRight, type LetterFacts } from '#areas/proveedores/shared/proveedores/exchange-right';
import type { ExchangeLine } from '#areas/proveedores/shared/proveedores/exchange-line';
import type { Queryable } from '#platform/server/db/database';

/** Minimum shelf life of incoming lots in months, unless a contract states another (DOMAIN a.6). */
const LEAST_MONTHS = 12;

export interface OfferedLot {
  readonly loteId: number;
  readonly insumoId: number;
  readonly proveedorId: number | null;
  readonly almacenId: number;
  readonly numeroLote: string | null;
  readonly caducidad: string | null;
  readonly costoUnitario: number;
  readonly existencia: number;
  readonly reservada: number;
  readonly fuenteFinanciamientoId: number | null;
  readonly programaId: number | null;
  readonly contrato: string | null;
  readonly cartaCanjeId: number | null;
  /** Months required by the contract of the delivery. */
  readonly months: number;
}

export interface Offer {
  /** Lots by key, without those of another supplier or warehouse. */
  readonly lots: ReadonlyMap<number, OfferedLot>;
  /** Letters of the lots, by key, locked until the transaction ends. */
  readonly letters: ReadonlyMap<number, LetterFacts & { readonly plazoRespuestaDias: number }>;
}

/** Reads the lots of a proposal, with their letters and terms. */
export async function offeredLots(
  tx: Queryable,
  { proveedorId, almacenId, lineas }: Pick<PropuestaCambio, 'proveedorId' | 'almacenId' | 'lineas'>,
): Promise<Offer> {
  const ids = (lineas ?? []).map(({ loteSaleId }) => loteSaleId);
  const lots = await tx
    .select({
      loteId: lote.loteId,
      insumoId: lote.insumoId,
      proveedorId: lote.proveedorId,
      almacenId: lote.almacenId,
      numeroLote: lote.numeroLote,
      caducidad: lote.caducidad,
      costoUnitario: lote.costoUnitario,
      existencia: lote.existencia,
      reservada: lote.reservada,
      fuenteFinanciamientoId: lote.fuenteFinanciamientoId,
      programaId: lote.programaId,
      contrato: lote.contrato,
      cartaCanjeId: lote.cartaCanjeId,
      months: contrato.mesesCaducidadMinima,
    })
    .from(lote)
    .leftJoin(contrato, and(eq(contrato.numero, lote.contrato), eq(contrato.proveedorId, lote.proveedorId)))
    .where(and(inArray(lote.loteId, ids), eq(lote.proveedorId, proveedorId), eq(lote.almacenId, almacenId)));
  const letterIds = lots.flatMap(({ cartaCanjeId }) => cartaCanjeId ?? []);
  const letters = await tx
    .select({
      cartaCanjeId: cartaCanje.cartaCanjeId,
      estatus: cartaCanje.estatus,
      vigenciaFecha: cartaCanje.vigenciaFecha,
      cantidad: cartaCanje.cantidad,
      cantidadCanjeada: cartaCanje.cantidadCanjeada,
      piezasEnCanje: cartaCanje.piezasEnCanje,
      plazoRespuestaDias: cartaCanje.plazoRespuestaDias,
    })
    .from(cartaCanje)
    .where(and(inArray(cartaCanje.cartaCanjeId, letterIds), eq(cartaCanje.proveedorId, proveedorId)))
    .orderBy(asc(cartaCanje.cartaCanjeId))
    .for('update');
  return {
    lots: new Map(lots.map((each) => [each.loteId, { ...each, months: each.months ?? LEAST_MONTHS }])),
    letters: new Map(letters.map((each) => [each.cartaCanjeId, { ...each, piezasEnCanje: each.piezasEnCanje ?? 0 }])),
  };
}

/** Returns the line with the data of its lot, and the number of its pieces covered by a letter in force on the day. */
export function placed(line: ExchangeLine, { lots, letters }: Offer, day: string): ExchangeLine {
  const lot = lots.get(line.loteSaleId)!;
  const letter = lot.cartaCanjeId === null ? null : (letters.get(lot.cartaCanjeId) ?? null);
  const { state, pieces } = exchangeRight(letter, day);
  return {
    ...line,
    insumoId: lot.insumoId,
    numeroLote: lot.numeroLote,
    caducidad: lot.caducidad,
    costoUnitario: lot.costoUnitario,
    cartaCanjeId: state === 'EN_VIGOR' ? lot.cartaCanjeId : null,
    piezasPorDerecho: Math.min(pieces, line.cantidadSale),
  };
}
