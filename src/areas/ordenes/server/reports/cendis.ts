import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { ReportHandler } from '#generated/server/reports.gen';
import { almacen } from '#generated/server/tables.gen';
import { addMonths } from '#platform/shared/dates/months';
import { grouped } from '#platform/shared/text/grouped';
import { DEFAULT_LANGUAGE } from '#platform/shared/language';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import type { Queryable } from '#platform/server/db/database';
import { rows } from '#platform/server/db/rows';
import type { ReportContext } from '#platform/server/reports/report-context';
import { both, share } from '#platform/server/reports/figures';
import { ORDER_MINUTES } from './order-minutes';
import { periodOf, type Period } from '#platform/server/reports/period';
import { spansOf } from '#platform/shared/reportes/spans';

const PERMISSION = 'reporte.cendis';
/** Number of recent months with a shortage that makes it chronic (DOMAIN f.9). */
const [CHRONIC_MONTHS, LAST_MONTHS] = [3, 6];
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

const NOTES = [
  both(
    'Lo que pidió: las solicitudes que envió en el periodo y que ya terminaron, recibidas, cerradas o rechazadas. Esperadas: las piezas que se le autorizaron. Déficit: lo que pidió y no recibió; crónico, el de las claves que lo tuvieron en tres o más de los seis meses que terminan con el del periodo.',
    'What it asked for: requests that it sent in the period and that have ended: received, closed or rejected. Expected: the pieces authorised. Deficit: what it asked for and did not receive; chronic is that of supplies which had one in three or more of the six months that end with that of the period.',
  ),
  both(
    'Órdenes de los servicios: las que se pidieron en el periodo y surtió, al menos en parte. Minutos: desde que se autorizaron, o se enviaron si nadie las autorizó antes de tomarlas. Fondo fijo: lo disponible hoy de cada clave, hasta su fondo.',
    'Orders of services: those asked for in the period that it dispensed, at least in part. Minutes: since they were authorised, or sent where nobody authorised them before they were taken. Fixed fund: what is available today of each supply, up to its fund.',
  ),
];

/** Degrees of completion, from best to worst. */
const FULFILMENTS = {
  COMPLETO: both('Completo', 'Complete'),
  PARCIAL: both('Parcial', 'Partial'),
  NO_SURTIDO: both('No surtido', 'Not supplied'),
} as const;
type Fulfilment = keyof typeof FULFILMENTS;

interface Supply extends Record<string, unknown> {
  readonly clave: string;
  readonly insumo: string;
  readonly fondoFijo: number | null;
  readonly disponible: number;
  readonly solicitadas: number | null;
  readonly esperadas: number | null;
  readonly recibidas: number | null;
  readonly mesesDeficit: number;
  readonly ordenes: number;
  readonly surtidas: number;
  readonly devueltas: number;
}

interface Served extends Record<string, unknown> {
  readonly dia: string;
  /** Hour of the day, 0 to 23. */
  readonly hora: number;
  readonly servicioId: number;
  readonly servicio: string;
  readonly minutos: number | null;
}

interface Asked extends Pick<Period, 'desde' | 'hasta'> {
  /** Condition on the warehouse, within the reader's reach. */
  readonly where: SQL;
  readonly servicioId: number | undefined;
  readonly tipo: string | undefined;
}

/** Report on the service of a CENDIS to its wards, and on its own supply (DOMAIN f.9, 6). */
export const cendis: ReportHandler<'cendis', ReportContext> = async (
  { cendisId, servicioId, tipo, ...days },
  { database: { orm }, actor },
) => {
  const { text, ...period } = periodOf(days, actor);
  const where = and(eq(almacen.almacenId, cendisId), scopeCondition(resourceOf('almacen'), PERMISSION, actor))!;
  const asked: Asked = { where, servicioId, tipo, ...period };
  const supplies = await rows<Supply>(orm, suppliesOf(asked));
  const served = await rows<Served>(orm, servedBy(asked));
  const around = await aroundIt(orm, asked);
  const language = actor.language ?? DEFAULT_LANGUAGE;
  const requested = supplies.filter(({ solicitadas }) => (solicitadas ?? 0) > 0);
  const funds = supplies.filter(({ fondoFijo }) => (fondoFijo ?? 0) > 0);
  const fund = share(
    sumOf(funds, coveredOf),
    sumOf(funds, ({ fondoFijo }) => fondoFijo ?? 0),
  );
  const met = share(
    sumOf(requested, ({ recibidas }) => recibidas ?? 0),
    sumOf(requested, ({ solicitadas }) => solicitadas ?? 0),
  );
  return {
    rows: supplies.map((row) => {
      const fulfilment = fulfilmentOf(row);
      return {
        ...row,
        porcentajeFondo: share(coveredOf(row), row.fondoFijo),
        deficit: deficitOf(row),
        cumplimiento: share(row.recibidas, row.solicitadas),
        estado: fulfilment && FULFILMENTS[fulfilment][language],
      };
    }),
    totals: { porcentajeFondo: fund, cumplimiento: met },
    blocks: {
      resumen: around
        ? [
            {
              ...around,
              fondoFijo: fund,
              cumplimiento: met,
              deficit: sumOf(requested, (row) => deficitOf(row) ?? 0),
              cronicos: supplies.filter(({ mesesDeficit }) => mesesDeficit >= CHRONIC_MONTHS).length,
              ordenes: served.length,
              minutos: averageOf(served),
              ...period,
            },
          ]
        : [],
      tramos:
        served.length === 0
          ? []
          : spansOf(period).map((span) => {
              const own = served.filter(({ dia }) => dia >= span.primero && dia <= span.ultimo);
              return { ...span, ordenes: own.length, minutos: averageOf(own) };
            }),
      horas: [...grouped(served, (row) => row.servicioId).values()].flatMap((own) =>
        HOURS.map((hour) => ({
          servicio: own[0]!.servicio,
          hora: String(hour).padStart(2, '0'),
          ordenes: own.filter(({ hora }) => hora === hour).length,
        })),
      ),
      cumplimiento: (Object.keys(FULFILMENTS) as Fulfilment[])
        .map((each) => {
          const claves = requested.filter((row) => fulfilmentOf(row) === each).length;
          return {
            estado: FULFILMENTS[each][language],
            claves,
            todas: requested.length,
            porcentaje: share(claves, requested.length),
          };
        })
        .filter(({ claves }) => claves > 0),
      servicios: [...grouped(served, (row) => row.servicioId).values()].map((own) => ({
        servicio: own[0]!.servicio,
        servicioId: own[0]!.servicioId,
        ordenes: own.length,
        porcentaje: share(own.length, served.length),
        minutos: averageOf(own),
        ...period,
      })),
    },
    notes: NOTES,
    period: text,
  };
};

const sumOf = (supplies: readonly Supply[], figure: (row: Supply) => number) =>
  supplies.reduce((sum, row) => sum + figure(row), 0);

/** Returns the covered part of the fixed fund; a surplus does not cover other supplies. */
const coveredOf = ({ disponible, fondoFijo }: Supply) => Math.min(disponible, fondoFijo ?? 0);

const deficitOf = ({ solicitadas, recibidas }: Supply) =>
  solicitadas === null ? null : Math.max(0, solicitadas - (recibidas ?? 0));

function fulfilmentOf({ solicitadas, recibidas }: Supply): Fulfilment | null {
  if (!solicitadas) return null;
  if (!recibidas) return 'NO_SURTIDO';
  return recibidas >= solicitadas ? 'COMPLETO' : 'PARCIAL';
}

/** Returns the average in whole minutes; null when no order waited. */
function averageOf(served: readonly Served[]): number | null {
  const waited = served.flatMap(({ minutos }) => (minutos === null ? [] : [minutos]));
  return waited.length === 0 ? null : Math.round(waited.reduce((sum, each) => sum + each, 0) / waited.length);
}

const warehouse = (where: SQL) =>
  sql`a as (select ${almacen.almacenId} as almacen_id, u.zona_horaria from ${almacen} join unidad u on u.unidad_id = ${almacen.unidadId} where ${where})`;

const ENDED = sql`('RECIBIDA', 'RECIBIDA_CON_DIFERENCIAS', 'CERRADA', 'RECHAZADA')`;
const OPEN = sql`('ENVIADA', 'EN_REVISION', 'AUTORIZADA', 'EN_SURTIMIENTO', 'SURTIDA', 'EN_TRANSITO')`;

/** Condition on requests (`s`) that the warehouse (`a`) sent in a period. */
const sentBetween = (first: string, last: string, tipo: string | undefined) =>
  sql`s.activo and s.almacen_solicitante_id = a.almacen_id and (s.fecha_envio at time zone a.zona_horaria)::date between ${first} and ${last}
    and ${tipo === undefined ? sql`true` : sql`s.tipo = ${tipo}`}`;

/** Condition on orders (`o`) that the warehouse (`a`) dispensed. */
const dispensed = ({ desde, hasta, servicioId }: Asked) =>
  sql`o.activo and o.almacen_surtidor_id = a.almacen_id and o.estatus in ('SURTIDA', 'SURTIDA_PARCIAL', 'RECIBIDA', 'CERRADA')
    and (o.fecha_solicitud at time zone a.zona_horaria)::date between ${desde} and ${hasta}
    and ${servicioId === undefined ? sql`true` : sql`o.servicio_id = ${servicioId}`}`;

function suppliesOf(asked: Asked): SQL {
  const { where, desde, hasta, tipo } = asked;
  const since = `${addMonths(hasta, 1 - LAST_MONTHS).slice(0, 7)}-01`;
  return sql`
    with ${warehouse(where)},
    pedido as (
      select d.insumo_id, sum(d.cantidad_solicitada) as solicitadas, sum(coalesce(d.cantidad_autorizada, 0)) as esperadas, sum(coalesce(d.cantidad_recibida, 0)) as recibidas
      from a join solicitud s on ${sentBetween(desde, hasta, tipo)} and s.estatus in ${ENDED} join solicitud_detalle d using (solicitud_id) group by 1
    ),
    meses as (
      select d.insumo_id, date_trunc('month', s.fecha_envio at time zone a.zona_horaria) as mes
      from a join solicitud s on ${sentBetween(since, hasta, tipo)} and s.estatus in ${ENDED} join solicitud_detalle d using (solicitud_id)
      group by 1, 2 having sum(d.cantidad_solicitada) > sum(coalesce(d.cantidad_recibida, 0))
    ),
    surtido as (
      select d.insumo_id, count(distinct o.orden_cargo_id) as ordenes, sum(coalesce(d.cantidad_surtida, 0)) as surtidas, sum(coalesce(d.cantidad_devuelta, 0)) as devueltas
      from a join orden_cargo o on ${dispensed(asked)} join orden_cargo_detalle d using (orden_cargo_id) group by 1
    )
    select coalesce(n.clave, n.clave_local) as "clave", concat_ws(' ', n.nombre_generico, n.concentracion) as "insumo", i.fondo_fijo::int as "fondoFijo",
      greatest(coalesce(i.disponible, 0), 0)::int as "disponible", p.solicitadas::int as "solicitadas", p.esperadas::int as "esperadas",
      p.recibidas::int as "recibidas", (select count(*) from meses m where m.insumo_id = n.insumo_id)::int as "mesesDeficit",
      coalesce(x.ordenes, 0)::int as "ordenes", coalesce(x.surtidas, 0)::int as "surtidas", coalesce(x.devueltas, 0)::int as "devueltas"
    from a cross join insumo n left join inventario i on i.almacen_id = a.almacen_id and i.insumo_id = n.insumo_id
    left join pedido p on p.insumo_id = n.insumo_id left join surtido x on x.insumo_id = n.insumo_id
    where i.fondo_fijo > 0 or i.existencia > 0 or p.insumo_id is not null or x.insumo_id is not null
    order by 1, n.insumo_id`;
}

function servedBy(asked: Asked): SQL {
  return sql`
    with ${warehouse(asked.where)}
    select (o.fecha_solicitud at time zone a.zona_horaria)::date::text as "dia",
      extract(hour from o.fecha_solicitud at time zone a.zona_horaria)::int as "hora", o.servicio_id::int as "servicioId", n.nombre as "servicio", ${ORDER_MINUTES.dispense} as "minutos"
    from a join orden_cargo o on ${dispensed(asked)} join nucleo n on n.nucleo_id = o.servicio_id order by n.nombre, o.orden_cargo_id`;
}

interface Around extends Record<string, unknown> {
  readonly terminadas: number;
  readonly enCurso: number;
  readonly enCero: number;
  readonly devoluciones: number;
}

/** Returns the counts of the related lists; nothing for a warehouse out of reach. */
async function aroundIt(db: Queryable, { where, desde, hasta, tipo, servicioId }: Asked): Promise<Around | undefined> {
  const sent = sentBetween(desde, hasta, tipo);
  const [found] = await rows<Around>(
    db,
    sql`with ${warehouse(where)}
      select (select count(*) from solicitud s where ${sent} and s.estatus in ${ENDED})::int as "terminadas",
        (select count(*) from solicitud s where ${sent} and s.estatus in ${OPEN})::int as "enCurso",
        (select count(*) from inventario i where i.almacen_id = a.almacen_id and i.nivel_abasto = 'SIN_EXISTENCIA')::int as "enCero",
        (select count(*) from devolucion_orden_cargo v where v.activo and v.almacen_surtidor_id = a.almacen_id and v.estatus = 'ACEPTADA'
          and (v.fecha_solicitud at time zone a.zona_horaria)::date between ${desde} and ${hasta}
          and ${servicioId === undefined ? sql`true` : sql`v.servicio_id = ${servicioId}`})::int as "devoluciones"
      from a`,
  );
  return found;
}
