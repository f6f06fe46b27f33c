import { allocate, passedOver } from '#areas/inventario/shared/inventario/allocate';
import { keyOf } from '#areas/inventario/shared/inventario/apply-changes';
import type { StockChange } from '#areas/inventario/shared/inventario/change';
import { holdOf, stronger, type Lot } from '#areas/inventario/shared/inventario/lot';
import {
  countedLots,
  piecesOf,
  received,
  trimmed,
  type ShippedLot,
} from '#areas/inventario/shared/inventario/shipped-lot';
import type { ArrivedLot } from '#areas/solicitudes/shared/solicitud/arrived-lots';
import { displayDate } from '#platform/shared/dates/days';
import type { Issue } from '#platform/shared/validation/issue';
import { isFilled } from '#platform/shared/paths';
import { invalid, Problem } from '#platform/server/db/problem';
import type { Queryable } from '#platform/server/db/database';
import { postStock, postLockedStock, type PostingContext, type StockDocument } from './post-stock';
import { lockStock, lotsOf } from './lock-stock';
import { warehouseRules } from './warehouse-rules';

/** A line of a document that moves pieces from one warehouse to another. */
export interface TransferLine {
  readonly insumoId: number;
  /** Path of the line in the request: `lineas.3`. */
  readonly campo: string;
  readonly lotes: readonly ShippedLot[];
}

/** A line with its requested pieces; `lotes` are its current reservations. */
export interface WantedLine extends TransferLine {
  readonly cantidad: number;
  /** Chosen lots, whose pieces add up to `cantidad`; null to take lots by expiry. */
  readonly chosen?: readonly ChosenLot[] | null;
  /** Reason for passing over lots that expire earlier. */
  readonly reason?: string | null;
}

export interface ChosenLot {
  readonly loteId: number;
  readonly cantidad: number;
}

/** A received line, with its usable pieces and its held ones. */
export interface ArrivedLine extends TransferLine {
  readonly usable: number;
  readonly held: number;
  /** Received pieces by lot, when the receiver counted them so; otherwise the pieces fill the lots in order. */
  readonly counted?: readonly ArrivedLot[] | null;
}

/** Transfer between two warehouses, for a document. */
export interface Transfer {
  readonly document: StockDocument;
  readonly origenId: number;
  readonly destinoId: number;
}

/** Posting context without a day: it is that of the warehouse where stock changes. */
export type TransferContext = Omit<PostingContext, 'day'>;

/**
 * Reserves pieces for each line: from the chosen lots, or by expiry (DOMAIN c.3). Existing reservations stay as far as needed; the rest is
 * released.
 *
 * @param strict refuse when there is not enough, instead of reserving the available pieces
 * @returns the lots of each line
 * @throws Problem 409 EXISTENCIA_INSUFICIENTE with the lines concerned, when strict; 422 MOTIVO_NO_FEFO for chosen lots that expire later
 * than others, without a reason; 422 LOTE_AJENO for a lot of another warehouse or supply.
 */
export async function reserveStock(
  tx: Queryable,
  { document, origenId }: Transfer,
  lines: readonly WantedLine[],
  context: TransferContext,
  strict: boolean,
): Promise<readonly (readonly ShippedLot[])[]> {
  const { day, ...options } = await warehouseRules(tx, origenId, context.now);
  const holdings = await lockStock(
    tx,
    lines.map(({ insumoId }) => ({ almacenId: origenId, insumoId })),
    { loteIds: lines.flatMap(({ lotes, chosen }) => [...lotes, ...(chosen ?? [])].map(({ loteId }) => loteId)) },
  );
  const stock = new Map(holdings.map((holding) => [keyOf(holding), holding]));
  const [short, unexplained]: [Issue[], Issue[]] = [[], []];
  const changes: StockChange[] = [];
  const lots = lines.map((line) => {
    const holding = stock.get(keyOf({ almacenId: origenId, insumoId: line.insumoId }))!;
    if (line.chosen) {
      const earlier = passedOver(letGoOf(holding.lots, line.lotes), line.chosen, day, options)[0];
      if (earlier && !isFilled(line.reason))
        unexplained.push({
          campo: `${line.campo}.motivoNoFefo`,
          codigo: 'MOTIVO_NO_FEFO',
          params: { numeroLote: earlier.numeroLote ?? '', caducidad: displayDate(earlier.caducidad) },
        });
    }
    const kept = line.chosen ? common(line.lotes, line.chosen) : trimmed(line.lotes, line.cantidad);
    const added = line.chosen ? beyond(line.chosen, kept) : [];
    const more = line.chosen ? 0 : line.cantidad - piecesOf(kept);
    const { assignments, missing } = allocate(holding.lots, more, day, options);
    if (missing > 0)
      short.push({
        campo: `${line.campo}.cantidadSurtida`,
        codigo: 'EXISTENCIA_INSUFICIENTE',
        params: { disponible: line.cantidad - missing, clave: holding.insumoClave },
      });
    const taken = [...added, ...assignments.map(({ lot, cantidad }) => ({ loteId: lot.loteId, cantidad }))];
    changes.push(...difference(line, kept, taken, origenId));
    return merged(kept, taken, holding.lots);
  });
  if (unexplained.length > 0) throw invalid(unexplained);
  if (strict && short[0]) throw new Problem(409, short[0].codigo, { params: short[0].params, errores: short });
  await postLockedStock(tx, holdings, [{ document, changes }], { ...context, day });
  return lots;
}

/** Releases all reservations of the lines. */
export async function releaseReservations(
  tx: Queryable,
  { document, origenId }: Transfer,
  lines: readonly TransferLine[],
  context: TransferContext,
): Promise<void> {
  const { day } = await warehouseRules(tx, origenId, context.now);
  const changes = lines.flatMap(({ insumoId, lotes, campo }) =>
    lotes.map(({ loteId, cantidad }): StockChange => ({
      kind: 'release',
      almacenId: origenId,
      insumoId,
      loteId,
      cantidad,
      campo,
    })),
  );
  await postStock(tx, [{ document, changes }], { ...context, day });
}

/** Ships the reserved pieces: they are in transit to the other warehouse. */
export async function ship(
  tx: Queryable,
  { document, origenId, destinoId }: Transfer,
  lines: readonly TransferLine[],
  context: TransferContext,
): Promise<void> {
  const { day } = await warehouseRules(tx, origenId, context.now);
  const { nombre } = await warehouseRules(tx, destinoId, context.now);
  const changes = lines.flatMap(({ insumoId, lotes, campo }): StockChange[] => [
    ...lotes.map(({ loteId, cantidad }): StockChange => ({
      kind: 'exit',
      tipo: 'S_TRANSFERENCIA',
      almacenId: origenId,
      insumoId,
      loteId,
      cantidad,
      reserved: cantidad,
      contraparte: nombre,
      campo,
    })),
    ...(piecesOf(lotes) > 0
      ? [{ kind: 'transit' as const, almacenId: destinoId, insumoId, cantidad: piecesOf(lotes) }]
      : []),
  ]);
  await postStock(tx, [{ document, changes }], { ...context, day });
}

/**
 * Receives pieces in transit: usable ones join the stock, held ones go to quarantine. Missing ones wait for the settlement of the
 * difference.
 *
 * @returns the lots of each line, with their received pieces
 */
export async function receive(
  tx: Queryable,
  { document, origenId, destinoId }: Transfer,
  lines: readonly ArrivedLine[],
  context: TransferContext,
): Promise<readonly (readonly ShippedLot[])[]> {
  const { day } = await warehouseRules(tx, destinoId, context.now);
  const { nombre } = await warehouseRules(tx, origenId, context.now);
  const sent = await sentLots(tx, origenId, lines);
  const arrivals = lines.map((line) => ({
    ...line,
    lotes: line.counted ? countedLots(line.lotes, line.counted) : received(line.lotes, line.usable, line.held),
  }));
  const changes: StockChange[] = [];
  const heldAt = new Map<ShippedLot, number>();
  for (const { insumoId, campo, lotes } of arrivals) {
    const key = { almacenId: destinoId, insumoId };
    for (const each of lotes) {
      const lot = sent.get(each.loteId);
      if (!lot) throw new Error(`Lot ${each.loteId} is not of warehouse ${origenId}.`);
      // A lot held at its origin since the shipment is held here, too.
      const held = holdOf(lot);
      const entry = { kind: 'entry', tipo: 'E_TRANSFERENCIA', ...key, lot, held, contraparte: nombre, campo } as const;
      if (each.cantidadRecibida) changes.push({ ...entry, cantidad: each.cantidadRecibida });
      if (!each.cantidadRetenida) continue;
      heldAt.set(each, changes.length);
      changes.push({ ...entry, cantidad: each.cantidadRetenida, held: stronger(held, 'CUARENTENA') });
    }
    if (piecesOf(lotes) > 0) changes.push({ kind: 'transit', ...key, cantidad: -piecesOf(lotes) });
  }
  const movements = await postStock(tx, [{ document, changes }], { ...context, day });
  const lotOf = new Map(movements.map(({ change, loteId }) => [change, loteId]));
  return arrivals.map(({ lotes }) =>
    lotes.map((each) => ({ ...each, loteRetenidoId: lotOf.get(heldAt.get(each) ?? -1) ?? null })),
  );
}

/** Reads the lots of origin of sent pieces, by key, for their data. */
export async function sentLots(
  tx: Queryable,
  almacenId: number,
  lines: readonly TransferLine[],
): Promise<ReadonlyMap<number, Lot>> {
  const found = await lotsOf(
    tx,
    lines.map(({ insumoId }) => ({ almacenId, insumoId })),
    { loteIds: lines.flatMap(({ lotes }) => lotes.map(({ loteId }) => loteId)) },
  );
  return new Map([...found.values()].flat().map((lot) => [lot.loteId, lot]));
}

/** Returns the reservations and releases that lead from a line's current lots to these. */
function difference(
  line: WantedLine,
  kept: readonly ChosenLot[],
  added: readonly ChosenLot[],
  almacenId: number,
): StockChange[] {
  const { insumoId } = line;
  const campo = line.chosen ? `${line.campo}.lotes` : line.campo;
  const released = beyond(line.lotes, kept).map(({ loteId, cantidad }): StockChange => ({
    kind: 'release',
    almacenId,
    insumoId,
    loteId,
    cantidad,
    campo,
  }));
  const reserved = added.map(({ loteId, cantidad }): StockChange => ({
    kind: 'reserve',
    almacenId,
    insumoId,
    loteId,
    cantidad,
    campo,
  }));
  return [...released, ...reserved];
}

/** Returns the amount that both lists have of each lot. */
function common(lots: readonly ShippedLot[], chosen: readonly ChosenLot[]): readonly ShippedLot[] {
  const amounts = amountsOf(chosen);
  return lots.flatMap((lot) => {
    const cantidad = Math.min(lot.cantidad, amounts.get(lot.loteId) ?? 0);
    return cantidad > 0 ? [{ ...lot, cantidad }] : [];
  });
}

/** Returns the amount of each lot that exceeds the one in `others`. */
function beyond(lots: readonly ChosenLot[], others: readonly ChosenLot[]): readonly ChosenLot[] {
  const amounts = amountsOf(others);
  return lots.flatMap(({ loteId, cantidad }) => {
    const surplus = cantidad - (amounts.get(loteId) ?? 0);
    return surplus > 0 ? [{ loteId, cantidad: surplus }] : [];
  });
}

const amountsOf = (lots: readonly ChosenLot[]) => new Map(lots.map(({ loteId, cantidad }) => [loteId, cantidad]));

/** Returns the lots without the reservations of this line. */
function letGoOf(lots: readonly Lot[], own: readonly ChosenLot[]): readonly Lot[] {
  const amounts = amountsOf(own);
  return lots.map((lot) => ({ ...lot, reservada: lot.reservada - (amounts.get(lot.loteId) ?? 0) }));
}

function merged(
  kept: readonly ShippedLot[],
  added: readonly ChosenLot[],
  stored: readonly Lot[],
): readonly ShippedLot[] {
  const lots = new Map(kept.map((lot) => [lot.loteId, lot]));
  for (const { loteId, cantidad } of added) {
    const { numeroLote = null, caducidad = null } = stored.find((lot) => lot.loteId === loteId) ?? {};
    lots.set(loteId, {
      loteId,
      numeroLote,
      caducidad,
      origen: null,
      cantidad: cantidad + (lots.get(loteId)?.cantidad ?? 0),
      cantidadRecibida: null,
      cantidadRetenida: null,
      loteRetenidoId: null,
    });
  }
  return [...lots.values()];
}
