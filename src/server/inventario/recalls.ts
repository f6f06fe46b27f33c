import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { alertaSanitaria, kardex, lote, solicitud, unidad, almacen } from '../../../generated/server/tables.gen';
import type { AlertaSanitaria } from '../../../generated/shared/types.gen';
import type { Entry, StockChange } from '../../domain/inventario/change';
import type { Queryable } from '../db/database';
import { rows } from '../db/rows';

/** Recalls whose lots are held back: a closed one still is a recall. */
const IN_FORCE = ['EMITIDA', 'CERRADA'] as const;

type RecalledNumbers = Pick<AlertaSanitaria, 'numeroLote'> & Partial<Pick<AlertaSanitaria, 'otrosNumeros'>>;

/** A lot number of a supply, as its maker prints it. */
export interface LotNumber {
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

/** The recall in force of a lot number; null where there is none. */
export async function recallOf(
  db: Queryable,
  { insumoId, numeroLote }: LotNumber,
): Promise<{ readonly alertaSanitariaId: number; readonly folio: string } | null> {
  const [found] = await db
    .select({ alertaSanitariaId: alertaSanitaria.alertaSanitariaId, folio: alertaSanitaria.folio })
    .from(alertaSanitaria)
    .where(
      and(
        inArray(alertaSanitaria.estatus, [...IN_FORCE]),
        eq(alertaSanitaria.insumoId, insumoId),
        concerns([numeroLote]),
      ),
    )
    .limit(1);
  return found ? { ...found, folio: found.folio ?? String(found.alertaSanitariaId) } : null;
}

/** Tells which changes bring in pieces of a recalled lot, wherever they come from. */
export async function recalledEntries(
  db: Queryable,
  changes: readonly StockChange[],
): Promise<(change: StockChange) => change is Entry> {
  const numbers = new Set(changes.flatMap((change) => (change.kind === 'entry' ? (change.lot.numeroLote ?? []) : [])));
  const recalled =
    numbers.size === 0
      ? []
      : await db
          .select({
            insumoId: alertaSanitaria.insumoId,
            numeroLote: alertaSanitaria.numeroLote,
            otrosNumeros: alertaSanitaria.otrosNumeros,
          })
          .from(alertaSanitaria)
          .where(and(inArray(alertaSanitaria.estatus, [...IN_FORCE]), concerns([...numbers])));
  return (change): change is Entry =>
    change.kind === 'entry' &&
    recalled.some((each) => each.insumoId === change.insumoId && numbersOf(each).includes(change.lot.numeroLote ?? ''));
}

/** What became of a lot number in one warehouse. Pieces. */
export type LotTrail = {
  readonly almacenId: number;
  /** Of the unit, ten digits. */
  readonly telefono: string | null;
  readonly recibidas: number;
  readonly existencia: number;
  /** Shipped to it and not received yet. */
  readonly enCamino: number;
  /** Left it for patients and services, as losses or by counts; what came back is taken off. */
  readonly entregadas: number;
  /** Left it for other warehouses; what came back is taken off. */
  readonly enviadas: number;
};

/** Traces a recalled lot: warehouses that hold, held or are about to receive pieces of it. */
export async function trailOf(
  db: Queryable,
  recall: RecalledNumbers & Pick<AlertaSanitaria, 'insumoId'>,
): Promise<readonly LotTrail[]> {
  const numbers = sql.join(
    numbersOf(recall).map((number) => sql`${number}`),
    sql`, `,
  );
  const back = sql`('E_DIFERENCIA', 'E_DEVOLUCION_TRASPASO')`;
  const returned = sql`('E_REVERSA', 'E_DEVOLUCION_PACIENTE')`;
  return rows<LotTrail>(
    db,
    sql`
    with own as (select lote_id, almacen_id, existencia from ${lote} where insumo_id = ${recall.insumoId} and numero_lote in (${numbers})),
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
