import { and, eq, sql, type SQL } from 'drizzle-orm';
import { inventario } from '#generated/server/tables.gen';
import type { PermissionKey } from '#generated/shared/permissions.gen';
import { EXPIRY_LIMITS } from '#areas/inventario/shared/inventario/expiry-light';
import { rounded } from '#platform/shared/text/rounded';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { rows } from '#platform/server/db/rows';
import { share } from '#platform/server/reports/figures';

/** Stock of a unit or warehouse (DOMAIN c.4, d.4). Percent of configured supplies; money in MXN. */
export interface Stocked {
  readonly unidadId: number;
  readonly almacenId: number;
  readonly nombre: string;
  readonly unidad: string;
  readonly clues: string;
  readonly jurisdiccion: string | null;
  readonly latitud: number | null;
  readonly longitud: number | null;
  readonly claves: number;
  /** Supplies in stock, essential ones, and essential ones in stock. Shares over several places follow from these counts. */
  readonly hay: number;
  readonly esenciales: number;
  readonly esencialesHay: number;
  /** Supplies in stock at or above their minimum. */
  readonly sobreMinimo: number;
  /** Supplies without stock, with or without a setting. */
  readonly enCero: number;
  readonly porcentaje: number | null;
  readonly porcentajeEsencial: number | null;
  readonly porcentajeEfectivo: number | null;
  /** Supplies without stock or below their minimum. */
  readonly criticas: number;
  readonly valor: number;
  /** Value of the pieces about to expire. */
  readonly porCaducar: number;
  readonly semaforo: 'ROJO' | 'AMBAR' | 'VERDE' | null;
}

/** Standing of a unit or warehouse: its stock, pending requests and trend. */
export interface Standing extends Stocked {
  /** Number of its unfinished requests. */
  readonly solicitudes: number;
  /** Share of days in stock in the last closed month, and its difference from the month before in percentage points. */
  readonly diasConExistencia: number | null;
  readonly tendencia: number | null;
}

type StockRow = Omit<Stocked, 'porcentaje' | 'porcentajeEsencial' | 'porcentajeEfectivo' | 'semaforo'>;
type CourseRow = Record<
  'place' | 'solicitudes' | 'dias' | 'conExistencia' | 'diasAntes' | 'conExistenciaAntes',
  number
>;

export interface Asked {
  readonly by: 'unidad' | 'almacen';
  readonly permission: PermissionKey;
  /** Today, `yyyy-MM-dd`. */
  readonly day: string;
  readonly where?: readonly SQL[];
}

/** Returns the SQL of the stock within reach, with the grouping key `place` and the requirements of each supply. */
function stockOf({ by, permission, where = [] }: Asked, actor: Actor) {
  const reach = and(scopeCondition(resourceOf('inventario'), permission, actor), sql`true`)!;
  return sql`stock as (
      select ${by === 'unidad' ? sql`a.unidad_id` : sql`a.almacen_id`} as place, inventario.almacen_id, inventario.insumo_id, inventario.maximo,
        inventario.minimo, inventario.disponible, n.esencial, inventario.nivel_abasto, inventario.valor
      from ${inventario} join insumo n on n.insumo_id = inventario.insumo_id
      join almacen a on a.almacen_id = inventario.almacen_id and a.activo
      join unidad u on u.unidad_id = a.unidad_id and u.activo
      left join unidad_tipo t on t.unidad_tipo_id = u.unidad_tipo_id
      where ${and(reach, ...where)}
    )`;
}

/** Returns the stock of units or warehouses within reach, worst first. Places without settings are not ranked. */
export async function networkStock(db: Queryable, asked: Asked, actor: Actor): Promise<Stocked[]> {
  const { by, day } = asked;
  const found = await rows<StockRow & Record<string, unknown>>(
    db,
    sql`
    with ${stockOf(asked, actor)}, levels as (
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
      from lote l join stock s on s.almacen_id = l.almacen_id and s.insumo_id = l.insumo_id
      where l.existencia > 0 and l.caducidad between ${day}::date and ${day}::date + ${EXPIRY_LIMITS.ROJO}::int group by 1
    )
    select u.unidad_id::int as "unidadId", v.almacen_id::int as "almacenId", ${by === 'unidad' ? sql`u.nombre` : sql`a.nombre`} as nombre, u.nombre as unidad,
      u.clues, j.nombre as jurisdiccion, (u.domicilio ->> 'latitud')::float8 as latitud, (u.domicilio ->> 'longitud')::float8 as longitud,
      v.claves::int as claves, v.hay::int as hay, v.esenciales::int as esenciales, v.esenciales_hay::int as "esencialesHay", v.sobre_minimo::int as "sobreMinimo",
      v.criticas::int as criticas, v.en_cero::int as "enCero", round(v.valor, 2)::float8 as valor, round(coalesce(e.money, 0), 2)::float8 as "porCaducar"
    from levels v
    join almacen a on a.almacen_id = v.almacen_id
    join unidad u on u.unidad_id = a.unidad_id
    left join jurisdiccion j on j.jurisdiccion_id = u.jurisdiccion_id
    left join expiring e on e.place = v.place
    where v.claves > 0
    order by v.hay::numeric / v.claves, v.criticas desc, 3`,
  );
  return found.map((row) => {
    const porcentaje = share(row.hay, row.claves);
    return {
      ...row,
      porcentaje,
      porcentajeEsencial: share(row.esencialesHay, row.esenciales),
      porcentajeEfectivo: share(row.sobreMinimo, row.claves),
      semaforo: lightOf(porcentaje),
    };
  });
}

/** Returns the standing of units or warehouses within reach, worst first. Places without settings are not ranked. */
export async function networkStanding(db: Queryable, asked: Asked, actor: Actor): Promise<Standing[]> {
  const course = await rows<CourseRow>(
    db,
    sql`
    with ${stockOf(asked, actor)}, open as (
      select ${asked.by === 'unidad' ? sql`unidad_solicitante_id` : sql`almacen_solicitante_id`} as place, count(*) as many from solicitud
      where activo and estatus not in ('BORRADOR', 'RECHAZADA', 'CERRADA', 'CANCELADA') group by 1
    ), months as (
      select s.place, sum(m.dias_mes) filter (where m.mes = c.mes) as dias, sum(m.dias_con_existencia) filter (where m.mes = c.mes) as con,
        sum(m.dias_mes) filter (where m.mes < c.mes) as dias_antes, sum(m.dias_con_existencia) filter (where m.mes < c.mes) as con_antes
      from consumo_mensual m join consumo_corte c on c.almacen_id = m.almacen_id
      join stock s on s.almacen_id = m.almacen_id and s.insumo_id = m.insumo_id and s.maximo is not null
      where m.mes >= c.mes - interval '1 month' and m.mes <= c.mes group by 1
    )
    select p.place::int as place, coalesce(o.many, 0)::int as solicitudes, m.dias::int as dias, m.con::int as "conExistencia",
      m.dias_antes::int as "diasAntes", m.con_antes::int as "conExistenciaAntes"
    from (select distinct place from stock) p left join open o using (place) left join months m using (place)`,
  );
  const courses = new Map(course.map((row) => [row.place, row]));
  return (await networkStock(db, asked, actor)).map((stocked) => {
    const row = courses.get(asked.by === 'unidad' ? stocked.unidadId : stocked.almacenId);
    const now = share(row?.conExistencia ?? null, row?.dias ?? null);
    const before = share(row?.conExistenciaAntes ?? null, row?.diasAntes ?? null);
    return {
      ...stocked,
      solicitudes: row?.solicitudes ?? 0,
      diasConExistencia: now,
      tendencia: now === null || before === null ? null : rounded(now - before),
    };
  });
}

/** DOMAIN c.4: green from 95 %, amber from 80 %, red below. */
function lightOf(percent: number | null): Standing['semaforo'] {
  return percent === null ? null : percent >= 95 ? 'VERDE' : percent >= 80 ? 'AMBAR' : 'ROJO';
}

/** Returns the standing of a warehouse; undefined when it is out of reach or has no settings. */
export async function standingOf(
  db: Queryable,
  by: Asked['by'],
  id: number,
  permission: PermissionKey,
  day: string,
  actor: Actor,
): Promise<Omit<Standing, 'hay' | 'esenciales' | 'esencialesHay' | 'sobreMinimo' | 'enCero'> | undefined> {
  const own = by === 'unidad' ? eq(inventario.unidadId, id) : eq(inventario.almacenId, id);
  const [found] = await networkStanding(db, { by, permission, day, where: [own] }, actor);
  if (!found) return undefined;
  const {
    hay: _there,
    esenciales: _essential,
    esencialesHay: _both,
    sobreMinimo: _above,
    enCero: _none,
    ...standing
  } = found;
  return standing;
}
