import { sql } from 'drizzle-orm';
import { solicitud } from '#generated/server/tables.gen';
import type { OcConsolidadoAnswer } from '#generated/shared/operations.gen';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { rows } from '#platform/server/db/rows';
import { ABOVE_UNITS, FREE, INDISPENSABLE, PROMISED } from '#areas/inventario/server/oficina-central/free-stock';
import { waitingRequestsWhere, type NeedParams } from './waiting-lines';

export type Need = OcConsolidadoAnswer[number];

/** Returns the pieces of pending requests by supply, beside the free stock of their suppliers; largest gap first. */
export function networkNeed(db: Queryable, params: NeedParams, actor: Actor): Promise<Need[]> {
  return rows<Need & Record<string, unknown>>(
    db,
    sql`
    with need as (
      select d.insumo_id, sum(d.cantidad_solicitada) as solicitado, count(distinct solicitud.solicitud_id) as solicitudes,
        count(distinct solicitud.unidad_solicitante_id) as unidades
      from ${solicitud} join solicitud_detalle d on d.solicitud_id = solicitud.solicitud_id
      where ${waitingRequestsWhere(params, actor)} ${params.insumoId === undefined ? sql`` : sql`and d.insumo_id = ${params.insumoId}`}
      group by 1
    ), uso as (
      select x.insumo_id, sum(x.cpm) as cpm from (
        select distinct d.insumo_id, solicitud.almacen_solicitante_id, c.cpm
        from ${solicitud} join solicitud_detalle d on d.solicitud_id = solicitud.solicitud_id
        join insumo_configuracion c on c.almacen_id = solicitud.almacen_solicitante_id and c.insumo_id = d.insumo_id and c.activo
        where ${waitingRequestsWhere(params, actor)}
      ) x group by 1
    ), promised as (${PROMISED}), above as (
      select i.insumo_id, sum(${FREE}) filter (where a.tipo = 'ALMACEN_ESTATAL') as estatal,
        sum(${FREE}) filter (where a.tipo in ('ALMACEN_REGIONAL', 'ALMACEN_JURISDICCIONAL')) as regional
      from inventario i
      join almacen a on a.almacen_id = i.almacen_id and a.activo and a.tipo in ${ABOVE_UNITS}
      left join promised p on p.almacen_id = i.almacen_id and p.insumo_id = i.insumo_id
      where i.insumo_id in (select insumo_id from need)
      group by 1
    )
    select need.insumo_id::int as "insumoId", coalesce(n.clave, n.clave_local) as clave, n.nombre_generico as "nombreGenerico",
      ${INDISPENSABLE} as indispensable,
      need.solicitado::int as solicitado, coalesce(t.estatal, 0)::int as estatal, coalesce(t.regional, 0)::int as regional,
      greatest(0, need.solicitado - coalesce(t.estatal, 0) - coalesce(t.regional, 0))::int as brecha,
      need.solicitudes::int as solicitudes, need.unidades::int as unidades,
      case when u.cpm > 0 then round((coalesce(t.estatal, 0) + coalesce(t.regional, 0)) / u.cpm, 2)::float8 end as meses
    from need
    join insumo n on n.insumo_id = need.insumo_id
    left join above t on t.insumo_id = need.insumo_id
    left join uso u on u.insumo_id = need.insumo_id
    order by brecha desc, solicitado desc, clave`,
  );
}
