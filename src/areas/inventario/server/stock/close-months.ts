import { sql, type SQL } from 'drizzle-orm';
import {
  almacen,
  demandaInsatisfecha,
  inventario,
  kardex,
  motivoNoSurtido,
  receta,
  recetaDetalle,
  solicitud,
  solicitudDetalle,
  unidad,
} from '#generated/server/tables.gen';
import type { TipoMovimiento } from '#generated/shared/enums.gen';
import { MONTHS_BACK } from '#areas/inventario/shared/inventario/average-use';
import type { Queryable } from '#platform/server/db/database';
import { rows } from '#platform/server/db/rows';
import { consumoCorte, consumoMensual } from '#platform/server/db/system-tables';
import { lockInTurn } from '#platform/server/db/lock-in-turn';

/** Movements that count as use by patients and services, with their reversals. */
const USED: readonly TipoMovimiento[] = ['S_RECETA', 'S_ORDEN_CARGO', 'S_CONSUMO_SERVICIO', 'E_DEVOLUCION_PACIENTE'];
/** Movements that count as use of a warehouse without patients: its transfers. */
const PASSED_ON: readonly TipoMovimiento[] = ['S_TRANSFERENCIA', 'E_DEVOLUCION_TRASPASO'];
/** Pattern of `almacen.tipo` for kinds of warehouses that serve no patients. */
export const PASSING_ON = 'ALMACEN%';
/** Time after the end of a month until it is closed, so that transactions begun in it have been committed. */
const GRACE = sql`interval '1 hour'`;

interface Due extends Record<string, unknown> {
  readonly id: number;
  readonly zone: string;
  /** `yyyy-MM-dd`, first days of the first and the last month to compute. */
  readonly first: string;
  readonly last: string;
  readonly pure: boolean;
}

/**
 * Computes the use of newly closed months from the ledger, each warehouse in a separate transaction. Safe to repeat, and to run
 * concurrently.
 *
 * @param which conditions on `almacen`; `untold`: only warehouses with movements and without any computed month
 * @returns keys of the warehouses with new months
 */
export async function closeMonths(
  db: Queryable,
  now: Date,
  { which, untold = false }: { readonly which?: SQL | undefined; readonly untold?: boolean } = {},
): Promise<readonly number[]> {
  const moved = sql`exists (select from ${kardex} where ${kardex.almacenId} = ${almacen.almacenId})`;
  const condition = sql`${which ?? sql`true`} and ${untold ? sql`${consumoCorte.mes} is null and ${moved}` : sql`true`}`;
  const found = await due(db, now, condition);
  const told: number[] = [];
  for (const { id } of found) {
    await db.transaction(async (tx) => {
      await lockMonths(tx, id);
      // A concurrent process may have computed them.
      const [still] = await due(tx, now, sql`${almacen.almacenId} = ${id}`);
      if (!still) return;
      await tx.execute(insertMonths(still));
      await tx
        .insert(consumoCorte)
        .values({ almacenId: id, mes: still.last })
        .onConflictDoUpdate({ target: consumoCorte.almacenId, set: { mes: still.last } });
      told.push(id);
    });
  }
  return told;
}

/** Result of recomputing a warehouse's closed months. */
export interface Retold {
  readonly almacenId: number;
  /** `yyyy-MM-dd`, first days of the first and the last month. */
  readonly first: string;
  readonly last: string;
  /** Rows of a supply and a month. */
  readonly rows: number;
  /** Number of rows that differ, disappeared or appeared. */
  readonly changed: number;
}

/**
 * Recomputes from the ledger the months that reports cover, warehouse by warehouse. The result equals the stored rows, unless these were
 * altered. Each warehouse has a separate transaction, which excludes concurrent computations.
 *
 * @param keep true to replace the stored rows with the result; false to compare only
 */
export async function retellMonths(db: Queryable, { keep }: { readonly keep: boolean }): Promise<readonly Retold[]> {
  const warehouses = await rows<Due>(
    db,
    sql`select ${almacen.almacenId}::int as id, ${unidad.zonaHoraria} as zone, ${consumoCorte.mes}::text as last,
        (${consumoCorte.mes} - ${`${MONTHS_BACK - 1} months`}::interval)::date::text as first, ${almacen.tipo} like ${PASSING_ON} as pure
      from ${almacen} join ${unidad} on ${unidad.unidadId} = ${almacen.unidadId} join ${consumoCorte} on ${consumoCorte.almacenId} = ${almacen.almacenId}
      order by ${almacen.almacenId}`,
  );
  const all: Retold[] = [];
  for (const warehouse of warehouses) {
    const { id: almacenId, first, last } = warehouse;
    const told = new NotKept();
    await db
      .transaction(async (tx) => {
        await lockMonths(tx, almacenId);
        const read = () =>
          rows<{ row: string }>(
            tx,
            sql`select m::text as row from ${consumoMensual} m where m.almacen_id = ${almacenId} and m.mes between ${first} and ${last} order by m.insumo_id, m.mes`,
          );
        const before = new Set((await read()).map(({ row }) => row));
        await tx.execute(
          sql`delete from ${consumoMensual} where ${consumoMensual.almacenId} = ${almacenId} and ${consumoMensual.mes} between ${first} and ${last}`,
        );
        await tx.execute(insertMonths(warehouse));
        const after = (await read()).map(({ row }) => row);
        const kept = after.filter((row) => before.has(row)).length;
        told.retold = {
          almacenId,
          first,
          last,
          rows: after.length,
          changed: Math.max(before.size, after.length) - kept,
        };
        if (!keep) throw told;
      })
      .catch((error: unknown) => {
        if (error !== told) throw error;
      });
    all.push(told.retold!);
  }
  return all;
}

/** Rolls back a computation made only for comparison. */
class NotKept extends Error {
  retold: Retold | null = null;
}

const lockMonths = (tx: Queryable, almacenId: number) => lockInTurn(tx, 'consumo_mensual', almacenId);

function due(db: Queryable, now: Date, condition: SQL): Promise<Due[]> {
  const last = sql`(date_trunc('month', (${now.toISOString()}::timestamptz - ${GRACE}) at time zone ${unidad.zonaHoraria}) - interval '1 month')::date`;
  return rows<Due>(
    db,
    sql`select ${almacen.almacenId}::int as id, ${unidad.zonaHoraria} as zone, ${last}::text as last,
        greatest(${consumoCorte.mes} + interval '1 month', ${last} - ${`${MONTHS_BACK - 1} months`}::interval)::date::text as first,
        ${almacen.tipo} like ${PASSING_ON} as pure
      from ${almacen} join ${unidad} on ${unidad.unidadId} = ${almacen.unidadId}
      left join ${consumoCorte} on ${consumoCorte.almacenId} = ${almacen.almacenId}
      where ${condition} and (${consumoCorte.mes} is null or ${consumoCorte.mes} < ${last})
      order by ${almacen.almacenId}`,
  );
}

/**
 * Inserts the months. Days in stock are those of a month without its gaps. A gap lasts from the day after a balance reached zero to the day
 * before the next movement. The days before a supply's first movement are a gap, too, if it began without stock. Reversals count as the
 * movements that they reverse.
 */
function insertMonths({ id, zone, first, last, pure }: Due): SQL {
  const types = sql.join(
    [...USED, ...(pure ? PASSED_ON : [])].map((tipo) => sql`${tipo}`),
    sql`, `,
  );
  const begins = sql`(${first}::timestamp at time zone ${zone})`;
  const ends = sql`((${last}::date + interval '1 month') at time zone ${zone})`;
  return sql`
    with moved as (
      select k.insumo_id, k.consecutivo, k.entrada, k.salida, k.saldo_insumo as saldo,
        (k.fecha_movimiento at time zone ${zone})::date as day, coalesce(o.tipo, k.tipo) as tipo
      from ${kardex} k left join ${kardex} o on o.kardex_id = k.reversa_de_id
      where k.almacen_id = ${id} and k.fecha_movimiento >= ${begins} and k.entrada + k.salida > 0
    ), chain as (
      select *, lead(day) over one as next, row_number() over one as position
      from moved window one as (partition by insumo_id order by consecutivo)
    ), gaps as (
      select insumo_id, day + 1 as since, coalesce(next - 1, 'infinity'::date) as until from chain where saldo = 0
      union all
      select insumo_id, '-infinity'::date, day - 1 from chain where position = 1 and saldo - entrada + salida = 0
      union all
      select i.insumo_id, '-infinity'::date, 'infinity'::date from ${inventario} i
      where i.almacen_id = ${id} and i.existencia = 0 and not exists (select from moved where moved.insumo_id = i.insumo_id)
    ), months as (
      select m::date as mes, (m + interval '1 month')::date - 1 as until, (m + interval '1 month')::date - m::date as days
      from generate_series(${first}::date, ${last}::date, interval '1 month') m
    ), absent as (
      select insumo_id, mes, sum(least(gaps.until, months.until) - greatest(since, mes) + 1) as days
      from gaps join months on since <= months.until and gaps.until >= mes and since <= gaps.until
      group by insumo_id, mes
    ), used as (
      select insumo_id, date_trunc('month', day)::date as mes, sum(salida - entrada) as pieces
      from chain where tipo in (${types}) group by 1, 2
    ), unserved as (
      select d.insumo_id, date_trunc('month', s.fecha_embarque at time zone ${zone})::date as mes,
        sum(greatest(0, coalesce(d.cantidad_autorizada, 0) - coalesce(d.cantidad_surtida, 0))) as pieces
      from ${solicitud} s join ${solicitudDetalle} d on d.solicitud_id = s.solicitud_id
      where ${pure} and s.almacen_surtidor_id = ${id} and s.fecha_embarque >= ${begins} and s.fecha_embarque < ${ends}
      group by 1, 2
      union all
      ${neverGiven({ id, zone, begins, ends })}
    )
    insert into ${consumoMensual} (almacen_id, insumo_id, mes, dias_mes, dias_con_existencia, consumo, negadas)
    select ${id}, i.insumo_id, m.mes, m.days, m.days - coalesce(a.days, 0), coalesce(u.pieces, 0), coalesce(n.pieces, 0)
    from ${inventario} i cross join months m
    left join absent a on a.insumo_id = i.insumo_id and a.mes = m.mes
    left join used u on u.insumo_id = i.insumo_id and u.mes = m.mes
    left join (select insumo_id, mes, sum(pieces) as pieces from unserved group by 1, 2) n on n.insumo_id = i.insumo_id and n.mes = m.mes
    where i.almacen_id = ${id} and (m.days > coalesce(a.days, 0) or u.pieces is not null or n.pieces > 0)
    on conflict do nothing`;
}

/** Shortage reasons that more stock would have prevented (DOMAIN c.4). */
const FOR_WANT_OF_STOCK = ['AGOTADO', 'EXISTENCIA_INSUFICIENTE'] as const;

/**
 * Unserved demand of a pharmacy's patients, by supply and month. A shortage at the counter may still be dispensed while the prescription is
 * valid, and is use then. It counts in the month in which the prescription ended, with the pieces still missing. Shortages of charge orders
 * were recorded once they were no longer expected.
 */
function neverGiven({
  id,
  zone,
  begins,
  ends,
}: {
  readonly id: number;
  readonly zone: string;
  readonly begins: SQL;
  readonly ends: SQL;
}): SQL {
  const reasons = sql.join(
    FOR_WANT_OF_STOCK.map((clave) => sql`${clave}`),
    sql`, `,
  );
  return sql`select lacked.insumo_id, date_trunc('month', r.estatus_desde at time zone ${zone})::date as mes,
        sum(least(lacked.pieces, coalesce(l.cantidad_pendiente, 0))) as pieces
      from (
        select d.receta_id, d.receta_detalle_id, d.insumo_id, sum(d.cantidad) as pieces
        from ${demandaInsatisfecha} d left join ${motivoNoSurtido} m on m.motivo_no_surtido_id = d.motivo_no_surtido_id
        where d.almacen_id = ${id} and d.receta_id is not null and (d.motivo_no_surtido_id is null or m.clave in (${reasons}))
        group by 1, 2, 3
      ) lacked
      join ${receta} r on r.receta_id = lacked.receta_id
      join ${recetaDetalle} l on l.receta_detalle_id = lacked.receta_detalle_id
      where r.estatus in ('NO_SURTIDA', 'VENCIDA') and r.estatus_desde >= ${begins} and r.estatus_desde < ${ends}
      group by 1, 2
      union all
      select d.insumo_id, date_trunc('month', d.fecha at time zone ${zone})::date as mes, sum(d.cantidad) as pieces
      from ${demandaInsatisfecha} d left join ${motivoNoSurtido} m on m.motivo_no_surtido_id = d.motivo_no_surtido_id
      where d.almacen_id = ${id} and d.orden_cargo_id is not null and (d.motivo_no_surtido_id is null or m.clave in (${reasons}))
        and d.fecha >= ${begins} and d.fecha < ${ends}
      group by 1, 2`;
}
