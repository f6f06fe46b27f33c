import { eq, sql } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { inventario, solicitud } from '#generated/server/tables.gen';
import type { OcLineasAnswer } from '#generated/shared/operations.gen';
import { keyOf } from '#areas/inventario/shared/inventario/apply-changes';
import { monthsOf } from '#areas/solicitudes/shared/solicitud/ration';
import { rounded } from '#platform/shared/text/rounded';
import { rows } from '#platform/server/db/rows';
import { monthlyUse } from '#areas/inventario/server/stock/monthly-use';
import type { OperationContext } from '#platform/server/operations/context';
import { ABOVE_UNITS, FREE, PROMISED } from '#areas/inventario/server/oficina-central/free-stock';
import { waitingRequestsWhere } from '../waiting-lines';

type Line = OcLineasAnswer['lineas'][number];
/** A line without its months of stock. */
type LineRow = Omit<Line, 'meses'> & { readonly almacenId: number; readonly cpm: number | null };
type Place = OcLineasAnswer['almacenes'][number];

/**
 * Returns the lines that wait for a supply, and the warehouses above the units that could supply it. Free amounts are not limited to the
 * actor's reach: every account that requests supplies may see them.
 */
export const ocLineas: OperationHandler<'ocLineas', OperationContext> = async (
  { params },
  { database: { orm }, actor },
) => {
  const { insumoId } = params;
  const found = await rows<LineRow & Record<string, unknown>>(
    orm,
    sql`
    select d.solicitud_detalle_id::int as "solicitudDetalleId", solicitud.solicitud_id::int as "solicitudId",
      coalesce(solicitud.folio, '#' || solicitud.solicitud_id) as folio, solicitud.version::int as version, solicitud.estatus, solicitud.urgente,
      u.nombre as "unidadNombre", a.nombre as "almacenNombre", solicitud.almacen_surtidor_id::int as "almacenSurtidorId",
      d.cantidad_solicitada::int as solicitada, (coalesce(i.disponible, 0) + coalesce(i.en_transito, 0))::int as cuenta,
      a.almacen_id::int as "almacenId", coalesce(c.cpm, d.cpm)::float8 as cpm
    from ${solicitud}
    join solicitud_detalle d on d.solicitud_id = solicitud.solicitud_id and d.insumo_id = ${insumoId}
    join almacen a on a.almacen_id = solicitud.almacen_solicitante_id
    join unidad u on u.unidad_id = a.unidad_id
    left join inventario i on i.almacen_id = a.almacen_id and i.insumo_id = d.insumo_id
    left join insumo_configuracion c on c.almacen_id = a.almacen_id and c.insumo_id = d.insumo_id and c.activo
    where ${waitingRequestsWhere(params, actor)}
    order by solicitud.solicitud_id`,
  );
  const use = await monthlyUse(orm, eq(inventario.insumoId, insumoId));
  const lineas = found
    .map(({ almacenId, cpm, ...line }): Line => {
      const months = monthsOf({ cuenta: line.cuenta, cpm: use.get(keyOf({ almacenId, insumoId })) ?? cpm });
      return { ...line, meses: months === null ? null : rounded(months) };
    })
    .toSorted((one, other) => (one.meses ?? Number.MAX_VALUE) - (other.meses ?? Number.MAX_VALUE));
  const almacenes = await rows<Place & Record<string, unknown>>(
    orm,
    sql`
    with promised as (${PROMISED})
    select a.almacen_id::int as "almacenId", a.nombre, ${FREE}::int as libre
    from almacen a
    left join inventario i on i.almacen_id = a.almacen_id and i.insumo_id = ${insumoId}
    left join promised p on p.almacen_id = i.almacen_id and p.insumo_id = i.insumo_id
    where a.activo and (a.tipo in ${ABOVE_UNITS}
      or a.almacen_id in (select almacen_surtidor_id from ${solicitud} where ${waitingRequestsWhere(params, actor)}))
    order by libre desc, a.nombre`,
  );
  return { lineas, almacenes };
};
