import { sql, type SQL } from 'drizzle-orm';
import type { DocumentoInventario } from '#generated/shared/enums.gen';
import { inventario, kardex, lote } from '#generated/server/tables.gen';
import { applyChanges, keyOf, type Applied, type Movement } from '#areas/inventario/shared/inventario/apply-changes';
import type { StockChange } from '#areas/inventario/shared/inventario/change';
import { stronger } from '#areas/inventario/shared/inventario/lot';
import { roundedMoney } from '#areas/inventario/shared/inventario/rounded-money';
import { summaryOf } from '#areas/inventario/shared/inventario/summary';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { invalid, Problem } from '#platform/server/db/problem';
import { insertRows } from '#platform/server/db/insert-rows';
import { reserveKeys } from '#platform/server/db/reserve-keys';
import { rows } from '#platform/server/db/rows';
import { inChunks } from '#platform/server/records/in-chunks';
import { lockStock, type StoredHolding } from './lock-stock';
import { recallHolds } from './recalls';

/** Document that causes a stock change; every movement names one. */
export interface StockDocument {
  readonly tipo: DocumentoInventario;
  /** Null when no document is stored, as for an import. */
  readonly id: number | null;
  readonly folio: string;
}

/** Returns the reference by which the ledger names a document: its folio, or its key while it has none. */
export function stockDocument(tipo: DocumentoInventario, id: number, folio: string | null | undefined): StockDocument {
  return { tipo, id, folio: folio ?? String(id) };
}

export interface Posting {
  readonly document: StockDocument;
  readonly changes: readonly StockChange[];
}

export interface PostingContext {
  readonly actor: Pick<Actor, 'usuarioId'>;
  readonly now: Date;
  /** `yyyy-MM-dd`, the current day at the warehouse; expiry is evaluated against it. */
  readonly day: string;
}

const CHUNK = 1000;

/**
 * Writes stock: lots, totals of supplies and the ledger, in the transaction of the causing documents. All stock changes go through this
 * function.
 *
 * @returns the movements, in the order of the changes
 * @throws Problem 409 EXISTENCIA_INSUFICIENTE, LOTE_NO_DISPONIBLE or LOTE_CADUCADO with all fields concerned; 422 for any other fault.
 * Nothing is written then.
 */
export async function postStock(
  tx: Queryable,
  postings: readonly Posting[],
  context: PostingContext,
): Promise<readonly Movement[]> {
  const changes = postings.flatMap((posting) => posting.changes);
  const holdings = await lockStock(tx, changes, {
    loteIds: changes.flatMap((change) => ('loteId' in change ? change.loteId : [])),
    numbers: changes.flatMap((change) => (change.kind === 'entry' ? (change.lot.numeroLote ?? []) : [])),
  });
  return postLockedStock(tx, holdings, postings, context);
}

/** Writes stock changes like `postStock`, for holdings that the caller has already locked and read. */
export async function postLockedStock(
  tx: Queryable,
  holdings: readonly StoredHolding[],
  postings: readonly Posting[],
  context: PostingContext,
): Promise<readonly Movement[]> {
  const changes = postings.flatMap((posting) => posting.changes);
  // No recall can be issued meanwhile: issuing one locks the same stock.
  const holdFor = await recallHolds(tx, changes);
  const applied = applyChanges(
    holdings,
    changes.map((change): StockChange => {
      const recall = change.kind === 'entry' ? holdFor(change) : null;
      if (change.kind !== 'entry' || !recall) return change;
      return {
        ...change,
        held: stronger(change.held ?? null, recall.held),
        motivo: recall.motivo ?? change.motivo ?? null,
      };
    }),
    context.day,
  );
  const documents = postings.flatMap(({ document, changes: own }) => own.map(() => document));
  const { movements } = await storeApplied(
    tx,
    holdings,
    applied,
    (change) => ({ document: documents[change]!, now: context.now }),
    context,
  );
  return movements;
}

/** Returns the document and the moment of a change. */
type Circumstances = (change: number) => { readonly document: StockDocument; readonly now: Date };

/**
 * Stores the result of changes that the caller applied one by one, as the generator of past months does.
 *
 * @param of document and moment of each change, by its position
 * @returns the movements, and the stored key of each lot created here
 */
export async function storeApplied(
  tx: Queryable,
  holdings: readonly StoredHolding[],
  applied: Applied,
  of: Circumstances,
  context: PostingContext,
): Promise<{ readonly movements: readonly Movement[]; readonly storedLot: (loteId: number) => number }> {
  refuse(applied);
  const stored = new Map(holdings.map((holding) => [keyOf(holding), holding]));
  const ids = await addLots(tx, applied, stored);
  await updateLots(tx, applied, context);
  const storedLot = (loteId: number) => ids.get(loteId) ?? loteId;
  const movements = applied.movements.map((movement) => ({ ...movement, loteId: storedLot(movement.loteId) }));
  await addMovements(tx, movements, of, stored, context);
  await updateHoldings(tx, applied, stored, of, context);
  return { movements, storedLot };
}

const CONFLICTS = new Set(['EXISTENCIA_INSUFICIENTE', 'LOTE_NO_DISPONIBLE', 'LOTE_CADUCADO', 'LOTE_IDENTICO']);

/** Stock taken by a concurrent request is a conflict; an impossible change is an error. */
function refuse({ issues }: Applied): void {
  const [first] = issues;
  if (!first) return;
  if (!issues.every(({ codigo }) => CONFLICTS.has(codigo))) throw invalid(issues);
  throw new Problem(409, first.codigo, {
    params: first.params,
    ...(first.labels ? { labels: first.labels } : {}),
    errores: issues,
  });
}

/** Stores the new lots. Returns their stored keys by their provisional ones. */
async function addLots(
  tx: Queryable,
  { added }: Applied,
  holdings: ReadonlyMap<string, StoredHolding>,
): Promise<ReadonlyMap<number, number>> {
  const ids = new Map<number, number>();
  const keys = added.length > 0 ? await reserveKeys(tx, lote.loteId, added.length) : [];
  const made = added.map(({ loteId, origin, ...lot }, index) => {
    ids.set(loteId, keys[index]!);
    const { unidadId, jurisdiccionId, insumoClave, nombreGenerico } = holdings.get(keyOf(lot))!;
    const place = { unidadId, jurisdiccionId, insumoClave, nombreGenerico };
    return { ...lot, ...place, ubicacionCodigo: origin.ubicacionCodigo, loteId: keys[index]! };
  });
  await insertRows(tx, lote, made);
  return ids;
}

async function updateLots(tx: Queryable, { changed }: Applied, { actor, now }: PostingContext): Promise<void> {
  await updateEach(
    tx,
    changed,
    (given) => sql`
    update ${lote} set
      existencia = x."existencia", reservada = x."reservada", caducidad = x."caducidad", estatus = x."estatus",
      motivo_estatus = case when x."estatus" = ${lote.estatus} then ${lote.motivoEstatus} else x."motivoEstatus" end,
      version = ${lote.version} + 1, modificado_por = ${actor.usuarioId}, fecha_modificacion = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${given}::jsonb)
      as x("loteId" bigint, "existencia" bigint, "reservada" bigint, "caducidad" date, "estatus" text, "motivoEstatus" text)
    where ${lote.loteId} = x."loteId"`,
  );
}

async function addMovements(
  tx: Queryable,
  movements: readonly Movement[],
  of: Circumstances,
  holdings: ReadonlyMap<string, StoredHolding>,
  { actor }: PostingContext,
): Promise<void> {
  const made = movements.map(({ change, ...movement }) => {
    const { document, now } = of(change);
    const { unidadId, jurisdiccionId, insumoClave, nombreGenerico } = holdings.get(keyOf(movement))!;
    const pieces = movement.entrada + movement.salida;
    return {
      ...movement,
      unidadId,
      jurisdiccionId,
      insumoClave,
      nombreGenerico,
      fechaMovimiento: now,
      importe: roundedMoney(pieces * movement.costoUnitario),
      documentoTipo: document.tipo,
      documentoId: document.id,
      documentoFolio: document.folio,
      usuarioId: actor.usuarioId,
      creadoPor: actor.usuarioId,
      fechaCreacion: now,
    };
  });
  await insertRows(tx, kardex, made);
}

async function updateHoldings(
  tx: Queryable,
  { holdings, movements }: Applied,
  stored: ReadonlyMap<string, StoredHolding>,
  of: Circumstances,
  { actor, now, day }: PostingContext,
): Promise<void> {
  const moved = new Map(movements.map((movement) => [keyOf(movement), of(movement.change).now.toISOString()]));
  const given = holdings.map((holding) => ({
    inventarioId: stored.get(keyOf(holding))!.inventarioId,
    ...summaryOf(holding, day),
    enTransito: holding.enTransito,
    movimientos: holding.movimientos,
    movio: moved.get(keyOf(holding)) ?? null,
  }));
  await updateEach(
    tx,
    given,
    (text) => sql`
    update ${inventario} set
      existencia = x."existencia", reservada = x."reservada", no_disponible = x."noDisponible", en_transito = x."enTransito",
      lotes = x."lotes", proxima_caducidad = x."proximaCaducidad", valor = x."valor", movimientos = x."movimientos",
      ultimo_movimiento = coalesce(x."movio", ${inventario.ultimoMovimiento}),
      version = ${inventario.version} + 1, modificado_por = ${actor.usuarioId}, fecha_modificacion = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${text}::jsonb) as x("inventarioId" bigint, "existencia" bigint, "reservada" bigint, "noDisponible" bigint,
      "enTransito" bigint, "lotes" bigint, "proximaCaducidad" date, "valor" numeric, "movimientos" bigint, "movio" timestamptz)
    where ${inventario.inventarioId} = x."inventarioId"`,
  );
}

async function updateEach(tx: Queryable, all: readonly object[], statement: (given: string) => SQL): Promise<void> {
  for (const chunk of inChunks(all, CHUNK)) await rows(tx, statement(JSON.stringify(chunk)));
}
