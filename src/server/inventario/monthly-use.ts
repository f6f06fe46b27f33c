import { and, eq, gte, inArray, like, or, sql, type SQL } from 'drizzle-orm';
import { almacen, insumoConfiguracion, inventario, kardex } from '../../../generated/server/tables.gen';
import type { TipoMovimiento } from '../../../generated/shared/enums.gen';
import { keyOf } from '../../domain/inventario/apply-changes';
import { MONTH_DAYS } from '../../domain/inventario/pieces-at-risk';
import { rounded } from '../../shared/rounded';
import type { Queryable } from '../db/database';
import { isItsSetting } from './stock-of';

/** What is used by patients and services; returns take it back. */
const USED: readonly TipoMovimiento[] = ['S_RECETA', 'S_ORDEN_CARGO', 'S_CONSUMO_SERVICIO'];
const RETURNED: readonly TipoMovimiento[] = ['E_DEVOLUCION_PACIENTE'];
/** What a warehouse that serves no patients passes on is its use. */
const PASSED_ON: readonly TipoMovimiento[] = ['S_TRANSFERENCIA', 'E_DEVOLUCION_TRASPASO'];
const WINDOW_DAYS = Math.round(6 * MONTH_DAYS);
const DAY_MS = 86_400_000;

/**
 * Average monthly use of supplies, in pieces, by `keyOf`: as somebody set it, or what the ledger tells of the last half year, spread over the
 * days since the ledger began if that is less, and over no less than a month (DOMAIN c.4). Supplies that nothing was used of are not in it.
 *
 * @param where which stock; conditions on `inventario`
 */
export async function monthlyUse(
  db: Queryable,
  where: SQL | undefined,
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const since = new Date(now.getTime() - WINDOW_DAYS * DAY_MS);
  const moved = await db
    .select({
      almacenId: kardex.almacenId,
      insumoId: kardex.insumoId,
      pieces: sql`sum(${kardex.salida} - ${kardex.entrada})`.mapWith(Number),
      first: sql<string>`(select min(k.fecha_movimiento) from kardex k where k.almacen_id = ${kardex.almacenId} and k.insumo_id = ${kardex.insumoId})`,
    })
    .from(kardex)
    .innerJoin(almacen, eq(almacen.almacenId, kardex.almacenId))
    .innerJoin(inventario, and(eq(inventario.almacenId, kardex.almacenId), eq(inventario.insumoId, kardex.insumoId)))
    .where(
      and(
        where,
        gte(kardex.fechaMovimiento, since),
        or(
          inArray(kardex.tipo, [...USED, ...RETURNED]),
          and(inArray(kardex.tipo, [...PASSED_ON]), like(almacen.tipo, 'ALMACEN%')),
        ),
      ),
    )
    .groupBy(kardex.almacenId, kardex.insumoId);
  const set = await db
    .select({
      almacenId: inventario.almacenId,
      insumoId: inventario.insumoId,
      cpm: insumoConfiguracion.cpmManual,
    })
    .from(inventario)
    .innerJoin(insumoConfiguracion, isItsSetting)
    .where(and(where, sql`${insumoConfiguracion.cpmManual} is not null`));
  const use = new Map(
    moved.map(({ pieces, first, ...key }) => {
      const days = Math.min(WINDOW_DAYS, Math.max(MONTH_DAYS, (now.getTime() - new Date(first).getTime()) / DAY_MS));
      return [keyOf(key), rounded((Math.max(0, pieces) / days) * MONTH_DAYS)] as const;
    }),
  );
  for (const { cpm, ...key } of set) if (cpm !== null) use.set(keyOf(key), cpm);
  return use;
}
