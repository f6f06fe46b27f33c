import { and, eq, sql, type SQL } from 'drizzle-orm';
import { inventario } from '../../../../generated/server/tables.gen';
import type { PermissionKey } from '../../../../generated/shared/permissions.gen';
import { rounded } from '../../../shared/rounded';
import { resourceOf } from '../../crud/resources';
import { scopeCondition } from '../../crud/scope';
import type { Actor } from '../../db/actor';
import type { Queryable } from '../../db/database';
import { rows } from '../../db/rows';
import { share } from '../reports/figures';

/** How a unit or a warehouse stands (DOMAIN c.4, d.4). Percent of configured supplies; money in MXN. */
export interface Standing {
  readonly unidadId: number;
  readonly almacenId: number;
  readonly nombre: string;
  readonly unidad: string;
  readonly clues: string;
  readonly jurisdiccion: string | null;
  readonly latitud: number | null;
  readonly longitud: number | null;
  readonly claves: number;
  /** How many of them are in stock, how many are essential, and how many are both: shares of several places follow from these alone. */
  readonly hay: number;
  readonly esenciales: number;
  readonly esencialesHay: number;
  /** Supplies without stock, whether they are set up or not. */
  readonly enCero: number;
  readonly porcentaje: number | null;
  readonly porcentajeEsencial: number | null;
  readonly porcentajeEfectivo: number | null;
  /** Supplies without stock or below their minimum. */
  readonly criticas: number;
  readonly valor: number;
  /** Value of what expires within 90 days. */
  readonly porCaducar: number;
  /** Requests that it has made and that have not come to their end. */
  readonly solicitudes: number;
  /** Share of the days of the last closed month on which supplies were in stock, and how many points more than in the month before. */
  readonly diasConExistencia: number | null;
  readonly tendencia: number | null;
  readonly semaforo: 'ROJO' | 'AMBAR' | 'VERDE' | null;
}

type Row = Omit<
  Standing,
  'porcentaje' | 'porcentajeEsencial' | 'porcentajeEfectivo' | 'diasConExistencia' | 'tendencia' | 'semaforo'
> &
  Record<'sobreMinimo' | 'dias' | 'conExistencia' | 'diasAntes' | 'conExistenciaAntes', number>;

export interface Asked {
  readonly by: 'unidad' | 'almacen';
  readonly permission: PermissionKey;
  /** Today, `yyyy-MM-dd`. */
  readonly day: string;
  readonly where?: readonly SQL[];
}

/** Units or warehouses within reach, those that lack most first. What keeps no settings is not ranked. */
export async function networkStanding(
  db: Queryable,
  { by, permission, day, where = [] }: Asked,
  actor: Actor,
): Promise<Standing[]> {
  const key = by === 'unidad' ? sql`a.unidad_id` : sql`a.almacen_id`;
  const reach = and(scopeCondition(resourceOf('inventario'), permission, actor), sql`true`)!;
  const found = await rows<Row & Record<string, unknown>>(
    db,
    sql`
    with stock as (
      select ${key} as place, inventario.almacen_id, inventario.insumo_id, inventario.maximo, inventario.minimo, inventario.disponible, n.esencial,
        inventario.nivel_abasto, inventario.valor
      from ${inventario} join insumo n on n.insumo_id = inventario.insumo_id
      join almacen a on a.almacen_id = inventario.almacen_id and a.activo
      join unidad u on u.unidad_id = a.unidad_id and u.activo
      left join unidad_tipo t on t.unidad_tipo_id = u.unidad_tipo_id
      where ${and(reach, ...where)}
    ), levels as (
      select place, count(*) filter (where maximo is not null) as claves, count(*) filter (where maximo is not null and disponible >= 1) as hay,
        count(*) filter (where maximo is not null and esencial) as esenciales,
        count(*) filter (where maximo is not null and esencial and disponible >= 1) as esenciales_hay,
        count(*) filter (where maximo is not null and disponible >= 1 and disponible >= minimo) as sobre_minimo,
        count(*) filter (where nivel_abasto in ('SIN_EXISTENCIA', 'CRITICO') and maximo is not null) as criticas,
        count(*) filter (where nivel_abasto = 'SIN_EXISTENCIA') as en_cero, coalesce(sum(valor), 0) as valor,
        min(almacen_id) as almacen_id
      from stock group by 1
    ), expiring as (
      select s.place, sum(l.existencia * l.costo_unitario) as money
      from lote l join (select distinct place, almacen_id, insumo_id from stock) s on s.almacen_id = l.almacen_id and s.insumo_id = l.insumo_id
      where l.existencia > 0 and l.caducidad between ${day}::date and ${day}::date + 90 group by 1
    ), open as (
      select ${by === 'unidad' ? sql`unidad_solicitante_id` : sql`almacen_solicitante_id`} as place, count(*) as many from solicitud
      where activo and estatus not in ('BORRADOR', 'RECHAZADA', 'CERRADA', 'CANCELADA') group by 1
    ), months as (
      select s.place, sum(m.dias_mes) filter (where m.mes = c.mes) as dias, sum(m.dias_con_existencia) filter (where m.mes = c.mes) as con,
        sum(m.dias_mes) filter (where m.mes < c.mes) as dias_antes, sum(m.dias_con_existencia) filter (where m.mes < c.mes) as con_antes
      from consumo_mensual m join consumo_corte c on c.almacen_id = m.almacen_id
      join (select distinct place, almacen_id, insumo_id from stock where maximo is not null) s on s.almacen_id = m.almacen_id and s.insumo_id = m.insumo_id
      where m.mes >= c.mes - interval '1 month' and m.mes <= c.mes group by 1
    )
    select u.unidad_id::int as "unidadId", v.almacen_id::int as "almacenId", ${by === 'unidad' ? sql`u.nombre` : sql`a.nombre`} as nombre, u.nombre as unidad,
      u.clues, j.nombre as jurisdiccion, (u.domicilio ->> 'latitud')::float8 as latitud, (u.domicilio ->> 'longitud')::float8 as longitud,
      v.claves::int as claves, v.hay::int as hay, v.esenciales::int as esenciales, v.esenciales_hay::int as "esencialesHay", v.sobre_minimo::int as "sobreMinimo",
      v.criticas::int as criticas, v.en_cero::int as "enCero", round(v.valor, 2)::float8 as valor, round(coalesce(e.money, 0), 2)::float8 as "porCaducar",
      coalesce(o.many, 0)::int as solicitudes, m.dias::int as dias, m.con::int as "conExistencia", m.dias_antes::int as "diasAntes", m.con_antes::int as "conExistenciaAntes"
    from levels v
    join almacen a on a.almacen_id = v.almacen_id
    join unidad u on u.unidad_id = a.unidad_id
    left join jurisdiccion j on j.jurisdiccion_id = u.jurisdiccion_id
    left join expiring e on e.place = v.place
    left join open o on o.place = v.place
    left join months m on m.place = v.place
    where v.claves > 0
    order by v.hay::numeric / v.claves, v.criticas desc, 3`,
  );
  return found.map(({ sobreMinimo, dias, conExistencia, diasAntes, conExistenciaAntes, ...row }) => {
    const porcentaje = share(row.hay, row.claves);
    const [now, before] = [share(conExistencia, dias), share(conExistenciaAntes, diasAntes)];
    return {
      ...row,
      porcentaje,
      porcentajeEsencial: share(row.esencialesHay, row.esenciales),
      porcentajeEfectivo: share(sobreMinimo, row.claves),
      diasConExistencia: now,
      tendencia: now === null || before === null ? null : rounded(now - before),
      semaforo: lightOf(porcentaje),
    };
  });
}

/** DOMAIN c.4: from 95 % green, from 80 % amber, below that red. */
function lightOf(percent: number | null): Standing['semaforo'] {
  return percent === null ? null : percent >= 95 ? 'VERDE' : percent >= 80 ? 'AMBAR' : 'ROJO';
}

/** The one that is asked for, or undefined where it is out of reach or keeps no settings. */
export async function standingOf(
  db: Queryable,
  by: Asked['by'],
  id: number,
  permission: PermissionKey,
  day: string,
  actor: Actor,
): Promise<Omit<Standing, 'hay' | 'esenciales' | 'esencialesHay' | 'enCero'> | undefined> {
  const own = by === 'unidad' ? eq(inventario.unidadId, id) : eq(inventario.almacenId, id);
  const [found] = await networkStanding(db, { by, permission, day, where: [own] }, actor);
  if (!found) return undefined;
  const { hay: _there, esenciales: _essential, esencialesHay: _both, enCero: _none, ...standing } = found;
  return standing;
}
