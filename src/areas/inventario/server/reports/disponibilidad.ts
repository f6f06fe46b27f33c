import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { ReportHandler } from '#generated/server/reports.gen';
import { jurisdiccion, unidad } from '#generated/server/tables.gen';
import { addDays, daysBetween, daysFrom, displayDate } from '#platform/shared/dates/days';
import { edgeOfDay } from '#platform/shared/dates/moments';
import { readOnce } from '#platform/shared/read-once';
import { percentOf } from '#platform/shared/text/percent';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import { rows } from '#platform/server/db/rows';
import type { ReportContext } from '#platform/server/reports/report-context';
import { both } from '#platform/server/reports/figures';
import { periodOf } from '#platform/server/reports/period';
import { spansOf } from '#platform/shared/reportes/spans';

const NOTES = [
  both(
    'Una unidad está sin conexión mientras lo está al menos uno de sus equipos; lo que coincide se cuenta una vez. Los equipos lo dicen al volver: una caída que sigue todavía no se ve.',
    'A unit is without connection while at least one of its devices is; what coincides counts once. Devices tell when they are back: a loss that goes on is not seen yet.',
  ),
];

/** Maximum numbers of units in the heat map, the longest disconnected first, and of days, the last first. */
const WORST = 12;
const MAX_DAYS = 31;

type Unit = {
  readonly unidadId: number;
  readonly unidad: string;
  readonly clues: string;
  readonly jurisdiccion: string | null;
  readonly latitud: number | null;
  readonly longitud: number | null;
  readonly segundos: number;
  readonly caidas: number;
  readonly masLarga: number | null;
  readonly equipos: number;
  readonly lentitudes: number;
  readonly errores: number;
  readonly enCola: number;
  readonly fallidas: number;
};
type OfDay = { readonly unidadId: number; readonly dia: string; readonly segundos: number; readonly caidas: number };

/**
 * Returns the proportion of time in which the network's units were connected, from events that their devices sent afterwards (DOMAIN d.6).
 */
export const disponibilidad: ReportHandler<'disponibilidad', ReportContext> = async (
  { unidadId, jurisdiccionId, ...asked },
  { database: { orm }, actor },
) => {
  const { text, ...period } = periodOf(asked, actor);
  const from = edgeOfDay(period.desde, 'start', actor.timeZone);
  const end = edgeOfDay(addDays(period.hasta, 1), 'start', actor.timeZone);
  const to = new Date(Math.max(from.getTime(), Math.min(end.getTime(), Date.now())));
  const where = and(
    eq(unidad.activo, true),
    scopeCondition(resourceOf('unidad'), 'red-historial.ver', actor),
    unidadId === undefined ? undefined : eq(unidad.unidadId, unidadId),
    jurisdiccionId === undefined ? undefined : eq(unidad.jurisdiccionId, jurisdiccionId),
  )!;
  const events = eventsOf(where, from, to, actor.timeZone);
  // Days are read only for drawings by day; figures and map do not need them.
  const unitsRead = readOnce(() => rows<Unit>(orm, sql`${events} ${OF_UNITS}`));
  const daysRead = readOnce(() => rows<OfDay>(orm, sql`${events} ${OF_DAYS}`));
  const seconds = (to.getTime() - from.getTime()) / 1000;
  const connected = (without: number, all: number) => percentOf(all - without, all);
  const all = (units: readonly Unit[]) => connected(sumOf(units, 'segundos'), seconds * units.length);
  return {
    rows: async () =>
      (await unitsRead()).map(({ segundos, unidadId: _key, latitud: _latitude, longitud: _longitude, ...unit }) => ({
        ...unit,
        disponibilidad: connected(segundos, seconds),
        minutos: minutes(segundos),
      })),
    totals: async () => {
      const units = await unitsRead();
      return { disponibilidad: all(units), minutos: minutes(sumOf(units, 'segundos')) };
    },
    blocks: {
      resumen: async () => {
        const units = await unitsRead();
        return [
          {
            disponibilidad: all(units),
            unidades: units.length,
            conCaidas: units.filter(({ caidas }) => caidas > 0).length,
            caidas: sumOf(units, 'caidas'),
            minutos: minutes(sumOf(units, 'segundos')),
            enCola: sumOf(units, 'enCola'),
            fallidas: sumOf(units, 'fallidas'),
            ...period,
          },
        ];
      },
      mapa: async () =>
        (await unitsRead()).map(({ unidad: nombre, segundos, caidas, latitud, longitud, unidadId: key }) => ({
          nombre,
          porcentaje: connected(segundos, seconds),
          caidas,
          latitud,
          longitud,
          unidadId: key,
          ...period,
        })),
      tramos: async () => {
        const [units, days] = [await unitsRead(), await daysRead()];
        return spansOf(period).map((span) => {
          const within = days.filter(({ dia }) => dia >= span.primero && dia <= span.ultimo);
          const without = within.reduce((total, { segundos }) => total + segundos, 0);
          const known = secondsBetween(span.primero, span.ultimo, to, actor.timeZone) * units.length;
          return {
            ...span,
            minutos: minutes(without),
            caidas: within.reduce((total, day) => total + day.caidas, 0),
            porcentaje: connected(without, known),
          };
        });
      },
      dias: async () => {
        const worst = (await unitsRead()).filter(({ segundos }) => segundos > 0).slice(0, WORST);
        const told = new Map((await daysRead()).map((day) => [`${day.unidadId} ${day.dia}`, day]));
        const shown = daysOf(later(period.desde, addDays(period.hasta, 1 - MAX_DAYS)), period.hasta);
        return worst.flatMap(({ unidadId: key, unidad: nombre }) =>
          shown.map((fecha) => {
            const day = told.get(`${key} ${fecha}`);
            return {
              unidad: nombre,
              dia: displayDate(fecha).slice(0, 5),
              porcentaje: connected(day?.segundos ?? 0, secondsBetween(fecha, fecha, to, actor.timeZone)),
              caidas: day?.caidas ?? 0,
              unidadId: key,
              fecha,
            };
          }),
        );
      },
    },
    notes: NOTES,
    period: text,
  };
};

const sumOf = (units: readonly Unit[], field: 'segundos' | 'caidas' | 'enCola' | 'fallidas') =>
  units.reduce((total, unit) => total + unit[field], 0);
const minutes = (seconds: number) => Math.round(seconds / 60);
const later = (one: string, other: string) => (one > other ? one : other);

/** Returns the elapsed time of some days, in seconds. */
function secondsBetween(first: string, last: string, until: Date, timeZone: string): number {
  const from = edgeOfDay(first, 'start', timeZone).getTime();
  const to = Math.min(edgeOfDay(addDays(last, 1), 'start', timeZone).getTime(), until.getTime());
  return Math.max(0, to - from) / 1000;
}

/** Returns the days from one to another, the last first. */
const daysOf = (first: string, last: string) => daysFrom(first, daysBetween(first, last) + 1).toReversed();

/** Returns the SQL of the units in scope and their events in a period; outages are clipped to its bounds. */
const eventsOf = (where: SQL, from: Date, to: Date, timeZone: string) => sql`
  with u as (
    select ${unidad.unidadId}::int as "unidadId", ${unidad.nombre} as unidad, ${unidad.clues} as clues, ${jurisdiccion.nombre} as jurisdiccion,
      (${unidad.domicilio} ->> 'latitud')::float8 as latitud, (${unidad.domicilio} ->> 'longitud')::float8 as longitud
    from ${unidad} left join ${jurisdiccion} on ${jurisdiccion.jurisdiccionId} = ${unidad.jurisdiccionId} where ${where}
  ),
  e as (
    select h.unidad_id::int as "unidadId", h.tipo, h.dispositivo_id, h.inicio, h.operaciones_en_cola, h.operaciones_fallidas,
      case when h.tipo = 'CAIDA' and f.fin > h.inicio
        then tstzmultirange(tstzrange(greatest(h.inicio, ${from.toISOString()}::timestamptz), least(f.fin, ${to.toISOString()}::timestamptz))) end as sin,
      h.inicio >= ${from.toISOString()}::timestamptz as empieza, (h.inicio at time zone ${timeZone})::date as dia
    from red_historial h
    cross join lateral (select coalesce(h.fin, h.inicio + make_interval(secs => coalesce(h.duracion_seg, 0))) as fin) f
    where h.unidad_id in (select "unidadId" from u)
      and h.inicio < ${to.toISOString()}::timestamptz and greatest(f.fin, h.inicio) >= ${from.toISOString()}::timestamptz
  ),
  z as (select ${timeZone}::text as zona)`;

const LENGTH = (range: SQL) =>
  sql`(select coalesce(sum(extract(epoch from upper(r) - lower(r))), 0) from unnest(${range}) r)::float8`;

const OF_UNITS = sql`
  select u.*, coalesce(x.segundos, 0) as segundos, coalesce(x.caidas, 0) as caidas, x."masLarga", coalesce(x.equipos, 0) as equipos,
    coalesce(x.lentitudes, 0) as lentitudes, coalesce(x.errores, 0) as errores, coalesce(x."enCola", 0) as "enCola", coalesce(x.fallidas, 0) as fallidas
  from u left join (
    select e."unidadId", ${LENGTH(sql`range_agg(e.sin)`)} as segundos,
      (count(*) filter (where e.tipo = 'CAIDA' and e.empieza))::int as caidas,
      round(max(extract(epoch from upper(e.sin) - lower(e.sin))) / 60)::int as "masLarga",
      (count(distinct e.dispositivo_id) filter (where e.tipo = 'CAIDA'))::int as equipos,
      (count(*) filter (where e.tipo = 'LENTITUD' and e.empieza))::int as lentitudes,
      (count(*) filter (where e.tipo = 'ERROR_SERVIDOR' and e.empieza))::int as errores,
      coalesce(sum(e.operaciones_en_cola) filter (where e.empieza), 0)::int as "enCola",
      coalesce(sum(e.operaciones_fallidas) filter (where e.empieza), 0)::int as fallidas
    from e group by e."unidadId"
  ) x using ("unidadId")
  order by segundos desc, orden(u.unidad) collate "C", u."unidadId"`;

const OF_DAYS = sql`
  , d as (
    select e."unidadId", g.dia::date as dia, range_agg(e.sin * tstzmultirange(tstzrange(g.dia at time zone z.zona, (g.dia + interval '1 day') at time zone z.zona))) as sin
    from e cross join z
    cross join lateral generate_series((lower(e.sin) at time zone z.zona)::date::timestamp, (upper(e.sin) at time zone z.zona)::date::timestamp, interval '1 day') g(dia)
    where e.sin is not null group by 1, 2
  ),
  c as (select "unidadId", dia, count(*)::int as caidas from e where tipo = 'CAIDA' and empieza group by 1, 2)
  select coalesce(d."unidadId", c."unidadId") as "unidadId", coalesce(d.dia, c.dia)::text as dia,
    case when d.sin is null then 0 else ${LENGTH(sql`d.sin`)} end as segundos, coalesce(c.caidas, 0) as caidas
  from d full join c on c."unidadId" = d."unidadId" and c.dia = d.dia`;
