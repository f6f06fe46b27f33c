import { inArray, sql, type SQL } from 'drizzle-orm';
import { inventario } from '#generated/server/tables.gen';
import { keyOf } from '#areas/inventario/shared/inventario/apply-changes';
import type { StockKey } from '#areas/inventario/shared/inventario/lot';
import type { RationLine, RationPool } from '#areas/solicitudes/shared/solicitud/ration';
import type { Queryable } from '#platform/server/db/database';
import { malformed } from '#platform/server/db/problem';
import { rows } from '#platform/server/db/rows';
import { monthlyUse } from '#areas/inventario/server/stock/monthly-use';
import { FREE, INDISPENSABLE, PROMISED } from '#areas/inventario/server/oficina-central/free-stock';
import type { NetworkRequest } from './network-requests';

/** Maximum of lines that one call distributes: the whole catalogue for each unit of the network, with a margin. */
const MAX_LINES = 60_000;

/** A line with its request. */
export interface NetworkLine extends RationLine {
  readonly solicitudId: number;
}

/** One supply in one warehouse, with its free pieces and the lines that request it. */
export interface NetworkPool extends RationPool {
  readonly almacenId: number;
  readonly almacenNombre: string;
  readonly insumoId: number;
  readonly clave: string;
  readonly nombreGenerico: string;
  readonly lines: readonly NetworkLine[];
}

interface LineRow extends Record<string, unknown> {
  readonly id: number;
  readonly solicitudId: number;
  readonly almacenId: number;
  /** Requesting warehouse. */
  readonly solicitanteId: number;
  readonly insumoId: number;
  readonly solicitada: number;
  readonly cuenta: number;
  readonly minimo: number | null;
  readonly maximo: number | null;
  readonly multiplo: number;
  readonly cpm: number | null;
}

interface PoolRow extends Record<string, unknown> {
  readonly almacenId: number;
  readonly almacenNombre: string;
  readonly insumoId: number;
  readonly clave: string;
  readonly nombreGenerico: string;
  readonly indispensable: boolean;
  readonly libre: number;
}

const idsOf = (requests: readonly NetworkRequest[]): SQL =>
  sql.join(
    requests.map(({ solicitudId }) => sql`${solicitudId}`),
    sql`, `,
  );

/** Returns the requested supplies, each with its supplying warehouse. */
const askedOf = (ids: SQL): SQL => sql`
  select distinct s.almacen_surtidor_id as almacen_id, d.insumo_id
  from solicitud s join solicitud_detalle d on d.solicitud_id = s.solicitud_id
  where s.solicitud_id in (${ids})`;

/** Returns the keys of the stock that supplies some requests. */
export async function askedStock(db: Queryable, requests: readonly NetworkRequest[]): Promise<readonly StockKey[]> {
  if (requests.length === 0) return [];
  return rows<StockKey & Record<string, unknown>>(
    db,
    sql`select almacen_id::int as "almacenId", insumo_id::int as "insumoId" from (${askedOf(idsOf(requests))}) asked`,
  );
}

/**
 * Returns the requested pieces by supply and supplying warehouse, with the known need of the requester. The free stock of a warehouse is
 * its available stock, less pieces authorised for others and not yet reserved.
 *
 * @throws Problem 400 ELEMENTOS_MAXIMOS for more lines than one call can distribute
 */
export async function rationPools(db: Queryable, requests: readonly NetworkRequest[]): Promise<readonly NetworkPool[]> {
  if (requests.length === 0) return [];
  const ids = idsOf(requests);
  const known = new Map(requests.map((request) => [request.solicitudId, request]));
  const lines = await rows<LineRow>(
    db,
    sql`
    select d.solicitud_detalle_id::int as id, d.solicitud_id::int as "solicitudId", s.almacen_surtidor_id::int as "almacenId",
      s.almacen_solicitante_id::int as "solicitanteId", d.insumo_id::int as "insumoId", d.cantidad_solicitada::int as solicitada, (coalesce(i.disponible, 0) + coalesce(i.en_transito, 0))::int as cuenta,
      c.minimo::int as minimo, c.maximo::int as maximo, coalesce(c.multiplo, 1)::int as multiplo, coalesce(c.cpm, d.cpm)::float8 as cpm
    from solicitud s
    join solicitud_detalle d on d.solicitud_id = s.solicitud_id
    left join inventario i on i.almacen_id = s.almacen_solicitante_id and i.insumo_id = d.insumo_id
    left join insumo_configuracion c on c.almacen_id = s.almacen_solicitante_id and c.insumo_id = d.insumo_id and c.activo
    where s.solicitud_id in (${ids})
    order by 1
    limit ${MAX_LINES + 1}`,
  );
  if (lines.length > MAX_LINES) throw malformed('ids', 'ELEMENTOS_MAXIMOS', { limite: MAX_LINES });
  // Includes the average of supplies without a setting, as forms and reports do.
  const use = await monthlyUse(
    db,
    inArray(inventario.almacenId, [...new Set(lines.map(({ solicitanteId }) => solicitanteId))]),
  );
  const pools = await rows<PoolRow>(
    db,
    sql`
    with asked as (${askedOf(ids)}), promised as (${PROMISED})
    select k.almacen_id::int as "almacenId", a.nombre as "almacenNombre", k.insumo_id::int as "insumoId",
      coalesce(n.clave, n.clave_local) as clave, n.nombre_generico as "nombreGenerico",
      ${INDISPENSABLE} as indispensable,
      ${FREE}::int as libre
    from asked k
    join almacen a on a.almacen_id = k.almacen_id
    join insumo n on n.insumo_id = k.insumo_id
    left join inventario i on i.almacen_id = k.almacen_id and i.insumo_id = k.insumo_id
    left join promised p on p.almacen_id = k.almacen_id and p.insumo_id = k.insumo_id
    order by 1, 3`,
  );
  const byPool = new Map<string, NetworkLine[]>();
  for (const row of lines) {
    const { urgente, enviada } = known.get(row.solicitudId)!;
    const key = `${row.almacenId} ${row.insumoId}`;
    const own = byPool.get(key);
    // Reuses the row as the line, because there are tens of thousands of them.
    const cpm = use.get(keyOf({ almacenId: row.solicitanteId, insumoId: row.insumoId })) ?? row.cpm;
    const line: NetworkLine = Object.assign(row, { urgente, enviada, cpm });
    if (own) own.push(line);
    else byPool.set(key, [line]);
  }
  return pools.map((pool) => ({ ...pool, lines: byPool.get(`${pool.almacenId} ${pool.insumoId}`) ?? [] }));
}
