import { and, eq, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import { alertaSanitaria, kardex, lote, solicitud, unidad, almacen } from '#generated/server/tables.gen';
import type { AlertaSanitaria } from '#generated/shared/types.gen';
import { isInScope, type RecallScope } from '#areas/inventario/shared/alerta-sanitaria/recall-scope';
import { similarNumbers } from '#areas/inventario/shared/alerta-sanitaria/similar-numbers';
import type { Entry, StockChange } from '#areas/inventario/shared/inventario/change';
import { brandKey, type Hold } from '#areas/inventario/shared/inventario/lot';
import type { Queryable } from '#platform/server/db/database';
import { rows } from '#platform/server/db/rows';

/** States of recalls whose lots are held; closing a recall does not lift it. */
const IN_FORCE = ['EMITIDA', 'CERRADA'] as const;

type RecalledNumbers = Pick<AlertaSanitaria, 'numeroLote'> & Partial<Pick<AlertaSanitaria, 'otrosNumeros'>>;
type RecalledPieces = RecalledNumbers & RecallScope & Pick<AlertaSanitaria, 'insumoId'>;

/** Lot number of a supply as printed by the manufacturer, with supplier and brand where known. */
export interface LotNumber extends RecallScope {
  readonly insumoId: number;
  readonly numeroLote: string;
}

/** Lot numbers of a recall: its own, and the spellings that it includes. */
export function numbersOf({ numeroLote, otrosNumeros }: RecalledNumbers): readonly string[] {
  return [...new Set([numeroLote, ...(otrosNumeros ?? [])])];
}

/** Reads all lot numbers of a supply in the network, those without stock included. */
export async function knownNumbers(db: Queryable, insumoId: number): Promise<readonly string[]> {
  const found = await db
    .selectDistinct({ numeroLote: lote.numeroLote })
    .from(lote)
    .where(and(eq(lote.insumoId, insumoId), isNotNull(lote.numeroLote)))
    .orderBy(lote.numeroLote);
  return found.map(({ numeroLote }) => numeroLote!);
}

/** Condition of the recalls that cover any of these lot numbers. */
const concerns = (numbers: readonly string[]) =>
  or(
    inArray(alertaSanitaria.numeroLote, [...numbers]),
    ...numbers.map((number) => sql`${alertaSanitaria.otrosNumeros} @> ${JSON.stringify([number])}::jsonb`),
  );

/** Reads the recall in force of a lot number; null without one. */
export async function recallOf(
  db: Queryable,
  { insumoId, numeroLote, ...pieces }: LotNumber,
): Promise<{ readonly alertaSanitariaId: number; readonly folio: string } | null> {
  const all = await db
    .select({
      alertaSanitariaId: alertaSanitaria.alertaSanitariaId,
      folio: alertaSanitaria.folio,
      proveedorId: alertaSanitaria.proveedorId,
      marca: alertaSanitaria.marca,
    })
    .from(alertaSanitaria)
    .where(
      and(
        inArray(alertaSanitaria.estatus, [...IN_FORCE]),
        eq(alertaSanitaria.insumoId, insumoId),
        concerns([numeroLote]),
      ),
    )
    .orderBy(alertaSanitaria.alertaSanitariaId);
  const found = all.find((recall) => isInScope(recall, pieces));
  return found
    ? { alertaSanitariaId: found.alertaSanitariaId, folio: found.folio ?? String(found.alertaSanitariaId) }
    : null;
}

/** Hold on incoming pieces because of a recall, with its reason. */
export interface RecallHold {
  readonly held: Hold;
  /** Null for a recalled number: the recall states the reason. */
  readonly motivo: string | null;
}

/** Maximum of supplies in the condition of the query; beyond it, all recalls are read. */
const MAX_SUPPLIES = 500;

/**
 * Finds the changes that bring in pieces concerned by a recall, from any source. Recalled numbers are recalled here, too. A similar number
 * that was unknown at the review of the recall goes to quarantine until a person has reviewed it.
 */
export async function recallHolds(
  db: Queryable,
  changes: readonly StockChange[],
): Promise<(change: Entry) => RecallHold | null> {
  const supplies = new Set(
    changes.flatMap((change) => (change.kind === 'entry' && change.lot.numeroLote !== null ? [change.insumoId] : [])),
  );
  if (supplies.size === 0) return () => null;
  const recalls = await db
    .select({
      folio: alertaSanitaria.folio,
      insumoId: alertaSanitaria.insumoId,
      numeroLote: alertaSanitaria.numeroLote,
      otrosNumeros: alertaSanitaria.otrosNumeros,
      numerosRevisados: alertaSanitaria.numerosRevisados,
      proveedorId: alertaSanitaria.proveedorId,
      marca: alertaSanitaria.marca,
    })
    .from(alertaSanitaria)
    .where(
      and(
        inArray(alertaSanitaria.estatus, [...IN_FORCE]),
        supplies.size > MAX_SUPPLIES ? undefined : inArray(alertaSanitaria.insumoId, [...supplies]),
      ),
    );
  return ({ insumoId, lot }) => {
    const { numeroLote } = lot;
    if (numeroLote === null) return null;
    const own = recalls.filter((recall) => recall.insumoId === insumoId && isInScope(recall, lot));
    if (own.some((recall) => numbersOf(recall).includes(numeroLote))) return { held: 'RETIRADO', motivo: null };
    const near = own.find(
      (recall) =>
        !(recall.numerosRevisados ?? []).includes(numeroLote) &&
        similarNumbers(numbersOf(recall), [numeroLote]).length > 0,
    );
    return near
      ? { held: 'CUARENTENA', motivo: `Se parece al lote ${near.numeroLote}, retirado (${near.folio ?? ''})` }
      : null;
  };
}

/** Trail of a lot number in one warehouse, in pieces. */
export type LotTrail = {
  readonly almacenId: number;
  /** Telephone of the unit, ten digits. */
  readonly telefono: string | null;
  readonly recibidas: number;
  readonly existencia: number;
  /** Shipped to this warehouse and not yet received. */
  readonly enCamino: number;
  /** Given to patients and services, lost, or removed by counts; returns are subtracted. */
  readonly entregadas: number;
  /** Sent to other warehouses; returns are subtracted. */
  readonly enviadas: number;
};

/** SQL equivalent of `isInScope`. */
function scopeOf({ proveedorId, marca }: RecallScope): SQL {
  const brand = brandKey(marca);
  return sql.join(
    [
      sql`true`,
      ...(proveedorId == null ? [] : [sql`coalesce(${lote.proveedorId}, ${proveedorId}) = ${proveedorId}`]),
      ...(brand === '' ? [] : [sql`plano(coalesce(nullif(btrim(${lote.marca}), ''), ${marca})) = plano(${marca})`]),
    ],
    sql` and `,
  );
}

/** Traces a recalled lot: reads the warehouses that hold, held or expect pieces of it. */
export async function trailOf(db: Queryable, recall: RecalledPieces): Promise<readonly LotTrail[]> {
  const numbers = sql.join(
    numbersOf(recall).map((number) => sql`${number}`),
    sql`, `,
  );
  const back = sql`('E_DIFERENCIA', 'E_DEVOLUCION_TRASPASO')`;
  const returned = sql`('E_REVERSA', 'E_DEVOLUCION_PACIENTE')`;
  return rows<LotTrail>(
    db,
    sql`
    with own as (select lote_id, almacen_id, existencia from ${lote} where insumo_id = ${recall.insumoId} and numero_lote in (${numbers}) and ${scopeOf(recall)}),
    moved as (
      select k.almacen_id,
        sum(k.entrada) filter (where k.tipo not in ${back} and k.tipo not in ${returned}) as recibidas,
        sum(case when k.tipo = 'S_TRANSFERENCIA' then k.salida when k.tipo in ${back} then -k.entrada else 0 end) as enviadas,
        sum(case when k.tipo <> 'S_TRANSFERENCIA' then k.salida else 0 end - case when k.tipo in ${returned} then k.entrada else 0 end) as entregadas
      from ${kardex} k where k.lote_id in (select lote_id from own) group by k.almacen_id),
    held as (select almacen_id, sum(existencia) as existencia from own group by almacen_id),
    coming as (
      select s.almacen_solicitante_id as almacen_id, sum(k.salida) as en_camino
      from ${kardex} k join ${solicitud} s on s.solicitud_id = k.documento_id and k.documento_tipo = 'SOLICITUD'
      where k.lote_id in (select lote_id from own) and k.tipo = 'S_TRANSFERENCIA' and s.estatus = 'EN_TRANSITO'
      group by s.almacen_solicitante_id),
    places as (select almacen_id from moved union select almacen_id from held union select almacen_id from coming)
    select a.almacen_id::int as "almacenId", u.telefono,
      greatest(coalesce(moved.recibidas, 0), 0)::int as recibidas, coalesce(held.existencia, 0)::int as existencia,
      coalesce(coming.en_camino, 0)::int as "enCamino",
      greatest(coalesce(moved.entregadas, 0), 0)::int as entregadas, greatest(coalesce(moved.enviadas, 0), 0)::int as enviadas
    from places join ${almacen} a using (almacen_id) join ${unidad} u on u.unidad_id = a.unidad_id
    left join moved using (almacen_id) left join held using (almacen_id) left join coming using (almacen_id)
    order by coalesce(held.existencia, 0) + coalesce(coming.en_camino, 0) desc, a.nombre`,
  );
}
