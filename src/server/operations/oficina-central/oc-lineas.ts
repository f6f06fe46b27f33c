import { sql } from 'drizzle-orm';
import type { OperationHandler } from '../../../../generated/server/operations.gen';
import { solicitud } from '../../../../generated/server/tables.gen';
import type { OcLineasAnswer } from '../../../../generated/shared/operations.gen';
import { rows } from '../../db/rows';
import type { OperationContext } from '../context';
import { ABOVE_UNITS, FREE, PROMISED } from './free-stock';
import { waitingRequestsWhere } from './waiting-lines';

type Line = OcLineasAnswer['lineas'][number];
type Place = OcLineasAnswer['almacenes'][number];

/** Who waits for a supply, and which warehouses above the units could give it (amounts, as anybody who asks may know them). */
export const ocLineas: OperationHandler<'ocLineas', OperationContext> = async (
  { params },
  { database: { orm }, actor },
) => {
  const { insumoId } = params;
  const lineas = await rows<Line & Record<string, unknown>>(
    orm,
    sql`
    select d.solicitud_detalle_id::int as "solicitudDetalleId", solicitud.solicitud_id::int as "solicitudId",
      coalesce(solicitud.folio, '#' || solicitud.solicitud_id) as folio, solicitud.version::int as version, solicitud.estatus, solicitud.urgente,
      u.nombre as "unidadNombre", a.nombre as "almacenNombre", solicitud.almacen_surtidor_id::int as "almacenSurtidorId",
      d.cantidad_solicitada::int as solicitada, (coalesce(i.disponible, 0) + coalesce(i.en_transito, 0))::int as cuenta,
      case when coalesce(c.cpm, d.cpm) > 0
        then round((coalesce(i.disponible, 0) + coalesce(i.en_transito, 0)) / coalesce(c.cpm, d.cpm), 2)::float8 end as meses
    from ${solicitud}
    join solicitud_detalle d on d.solicitud_id = solicitud.solicitud_id and d.insumo_id = ${insumoId}
    join almacen a on a.almacen_id = solicitud.almacen_solicitante_id
    join unidad u on u.unidad_id = a.unidad_id
    left join inventario i on i.almacen_id = a.almacen_id and i.insumo_id = d.insumo_id
    left join insumo_configuracion c on c.almacen_id = a.almacen_id and c.insumo_id = d.insumo_id and c.activo
    where ${waitingRequestsWhere(params, actor)}
    order by meses nulls last, solicitud.solicitud_id`,
  );
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
