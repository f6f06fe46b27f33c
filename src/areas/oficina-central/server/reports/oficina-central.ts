import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { ReportHandler } from '#generated/server/reports.gen';
import { inventario } from '#generated/server/tables.gen';
import { todayIn } from '#platform/shared/dates/moments';
import { DEFAULT_LANGUAGE } from '#platform/shared/language';
import { readOnce } from '#platform/shared/read-once';
import { rounded } from '#platform/shared/text/rounded';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { rows } from '#platform/server/db/rows';
import { closeMonths } from '#areas/inventario/server/stock/close-months';
import type { ReportContext } from '#platform/server/reports/report-context';
import { networkStock, type Stocked } from '../network-standing';
import { both, monthName, share } from '#platform/server/reports/figures';
import { isLoss, isWayOut } from '#areas/inventario/server/reports/losses';
import { isWithin, periodOf } from '#platform/server/reports/period';

const PERMISSION = 'reporte.oficina-central';
/** Maximum number of worst units listed. */
const WORST = 15;
/** Maximum number of closed months shown; fewer if fewer are recorded. */
const MONTHS = 12;

const NOTES = [
  both(
    'Abasto, valor y caducidad son los de hoy; las solicitudes son las que cada unidad envió en el periodo. Por caducar: en 90 días. Merma: importe de lo que salió en el periodo por caducidad, por ajuste de conteo o por una salida extraordinaria cuyo motivo es merma, y no se reversó.',
    'Stock, value and expiry are those of today; requests are those that each unit sent in the period. About to expire: within 90 days. Shrinkage: cost of what left in the period because it expired, by the adjustment of a count or by an extraordinary exit whose motive is a loss, and was not taken back.',
  ),
  both(
    'Surtido: claves y piezas que se surtieron de las autorizadas. Con una clave trazadora, el abasto y el valor son los de esa clave.',
    'Filling: supplies and pieces filled of those authorised. With a tracer supply, stock and value are those of that supply.',
  ),
  both(
    'Días con existencia: de los días de cada mes cerrado, la parte en que hubo existencia de las claves configuradas; una clave que en un mes no tuvo existencia ni demanda no cuenta en él, ni un almacén en el mes de su primer movimiento. Se muestran los últimos doce meses cerrados, o los que haya: de antes de usar el sistema se calculan a lo más seis.',
    'Days in stock: of the days of each closed month, the share on which supplies that are set up were in stock; what had neither stock nor demand in a month does not count in it, nor does a warehouse in the month of its first movement. The last twelve closed months are shown, or as many as there are: of the time before the system was in use at most six are told.',
  ),
  both(
    'El camino de las solicitudes es el de las que se enviaron en el periodo, como están ahora. Surtida: preparada o embarcada.',
    'The way of requests is that of those sent in the period, as they stand now. Filled: picked or shipped.',
  ),
];

interface Requests extends Record<string, unknown> {
  readonly unidadId: number;
  readonly enviadas: number;
  readonly autorizadas: number;
  readonly rechazadas: number;
  readonly extraordinarias: number;
  readonly clavesAutorizadas: number;
  readonly clavesSurtidas: number;
  readonly piezasAutorizadas: number;
  readonly piezasSurtidas: number;
  readonly dias: number | null;
  readonly surtidas: number;
  readonly recibidas: number;
  readonly diferencias: number;
  readonly merma: number;
}

interface Month extends Record<string, unknown> {
  /** `yyyy-MM`. */
  readonly mes: string;
  /** Total days of all supplies in the month, and those without stock. */
  readonly dias: number;
  readonly sinExistencia: number;
}

/** Progress of a request, from the first step to the last. */
const STEPS = [
  { step: 'enviadas', name: both('Enviadas', 'Sent') },
  { step: 'autorizadas', name: both('Autorizadas', 'Authorised') },
  { step: 'surtidas', name: both('Surtidas', 'Filled') },
  { step: 'recibidas', name: both('Recibidas', 'Received') },
] as const;

/** Report on the state of the network, and on its supply in a period (DOMAIN f.9, 4). */
export const oficinaCentral: ReportHandler<'oficinaCentral', ReportContext> = async (
  { jurisdiccionId, grupo, insumoId, ...asked },
  { database: { orm }, actor },
) => {
  const { text, ...period } = periodOf(asked, actor);
  const now = new Date();
  await closeMonths(orm, now, { untold: true });
  const where: SQL[] = [
    ...(jurisdiccionId === undefined ? [] : [eq(inventario.jurisdiccionId, jurisdiccionId)]),
    ...(grupo === undefined ? [] : [sql`t.grupo = ${grupo}`]),
    ...(insumoId === undefined ? [] : [eq(inventario.insumoId, insumoId)]),
  ];
  const within = { where, insumoId, actor };
  const language = actor.language ?? DEFAULT_LANGUAGE;
  // The list of requests cannot filter by kind of unit or by supply, so figures then have no link to it.
  const listed = grupo === undefined && insumoId === undefined ? period : { desde: null, hasta: null };
  // Current stock has no comparison with the previous period, requests do. The two queries run independently.
  const standing = readOnce(() =>
    networkStock(orm, { by: 'unidad', permission: PERMISSION, day: todayIn(actor.timeZone, now), where }, actor),
  );
  const requests = readOnce(() => requestsIn(orm, within, period));
  const asking = async () => sumsOf(await requests());
  return {
    rows: async () => {
      const requested = new Map((await requests()).map((row) => [row.unidadId, row]));
      return (await standing()).map((unit) => {
        const row = requested.get(unit.unidadId);
        return {
          nombre: unit.nombre,
          clues: unit.clues,
          jurisdiccion: unit.jurisdiccion,
          porcentaje: unit.porcentaje,
          porcentajeEsencial: unit.porcentajeEsencial,
          enCero: unit.enCero,
          enviadas: row?.enviadas ?? 0,
          autorizadas: row?.autorizadas ?? 0,
          rechazadas: row?.rechazadas ?? 0,
          extraordinarias: row?.extraordinarias ?? 0,
          surtidoClaves: share(row?.clavesSurtidas ?? 0, row?.clavesAutorizadas ?? 0),
          surtidoPiezas: share(row?.piezasSurtidas ?? 0, row?.piezasAutorizadas ?? 0),
          dias: row?.dias ?? null,
          diferencias: row?.diferencias ?? 0,
          valor: unit.valor,
          porCaducar: unit.porCaducar,
          merma: row?.merma ?? 0,
        };
      });
    },
    totals: async () => {
      const { surtidoClaves, surtidoPiezas } = await asking();
      const { abasto, esencial } = stockOf(await standing());
      return { porcentaje: abasto, porcentajeEsencial: esencial, surtidoClaves, surtidoPiezas };
    },
    blocks: {
      resumen: async () => [stockOf(await standing())],
      periodo: async () => {
        const { enviadas, surtidoPiezas, extraordinarias, merma } = await asking();
        return [{ enviadas, surtido: surtidoPiezas, extraordinarias, merma, ...listed }];
      },
      mapa: async () =>
        (await standing()).map(({ nombre, porcentaje, claves, latitud, longitud, unidadId }) => ({
          nombre,
          porcentaje,
          claves,
          latitud,
          longitud,
          unidadId,
        })),
      ultimas: async () =>
        (await standing()).slice(0, WORST).map(({ nombre, porcentaje, enCero, claves, unidadId }) => ({
          nombre,
          porcentaje,
          enCero,
          claves,
          unidadId,
        })),
      meses: async () =>
        (await monthsOf(orm, within)).map(({ mes, dias, sinExistencia }) => ({
          mes: monthName(Number(mes.slice(0, 4)), Number(mes.slice(5)))[language],
          dias,
          sinExistencia,
          porcentaje: share(dias - sinExistencia, dias),
        })),
      embudo: async () => {
        const sums = await asking();
        if (sums.enviadas === 0) return [];
        return STEPS.map(({ step, name }) => ({
          paso: name[language],
          porcentaje: share(sums[step], sums.enviadas),
          solicitudes: sums[step],
          enviadas: sums.enviadas,
          // The list cannot filter by time of authorisation or shipment either.
          ...(step === 'enviadas' ? listed : { desde: null, hasta: null }),
        }));
      },
    },
    notes: NOTES,
    period: text,
  };
};

type Figure<Row> = (row: Row) => number;

const total = <Row>(of: readonly Row[], figure: Figure<Row>): number => of.reduce((sum, row) => sum + figure(row), 0);

/** Returns one sum as a percentage of another. */
const shareOf = <Row>(of: readonly Row[], part: Figure<Row>, whole: Figure<Row>): number | null =>
  share(total(of, part), total(of, whole));

/** Totals of the units' current stock. */
const stockOf = (units: readonly Stocked[]) => ({
  unidades: units.length,
  abasto: shareOf(
    units,
    ({ hay }) => hay,
    ({ claves }) => claves,
  ),
  esencial: shareOf(
    units,
    ({ esencialesHay }) => esencialesHay,
    ({ esenciales }) => esenciales,
  ),
  efectivo: shareOf(
    units,
    ({ sobreMinimo }) => sobreMinimo,
    ({ claves }) => claves,
  ),
  enRojo: units.filter(({ semaforo }) => semaforo === 'ROJO').length,
  valor: rounded(total(units, ({ valor }) => valor)),
  porCaducar: rounded(total(units, ({ porCaducar }) => porCaducar)),
});

/** Totals of the units' requests. */
const sumsOf = (units: readonly Requests[]) => ({
  enviadas: total(units, ({ enviadas }) => enviadas),
  autorizadas: total(units, ({ autorizadas }) => autorizadas),
  surtidas: total(units, ({ surtidas }) => surtidas),
  recibidas: total(units, ({ recibidas }) => recibidas),
  extraordinarias: total(units, ({ extraordinarias }) => extraordinarias),
  merma: rounded(total(units, ({ merma }) => merma)),
  surtidoClaves: shareOf(
    units,
    ({ clavesSurtidas }) => clavesSurtidas,
    ({ clavesAutorizadas }) => clavesAutorizadas,
  ),
  surtidoPiezas: shareOf(
    units,
    ({ piezasSurtidas }) => piezasSurtidas,
    ({ piezasAutorizadas }) => piezasAutorizadas,
  ),
});

/** Units and supplies covered by a report. */
interface Within {
  readonly where: readonly SQL[];
  readonly insumoId: number | undefined;
  readonly actor: Actor;
}

/** Keys of the units within reach that keep settings. */
function unitsIn({ where, actor }: Within): SQL {
  const reach = scopeCondition(resourceOf('inventario'), PERMISSION, actor);
  return sql`select distinct a.unidad_id from ${inventario} join almacen a on a.almacen_id = inventario.almacen_id and a.activo
    join unidad u on u.unidad_id = a.unidad_id and u.activo left join unidad_tipo t on t.unidad_tipo_id = u.unidad_tipo_id
    where ${and(reach, ...where, sql`inventario.maximo is not null`)}`;
}

/**
 * Returns the share of days in stock of configured supplies, by closed month. Same definition as the two months of `networkStanding`. The
 * first month of a warehouse's ledger is excluded, because its opening stock is unknown.
 */
async function monthsOf(db: Queryable, { where, actor }: Within): Promise<readonly Month[]> {
  const reach = scopeCondition(resourceOf('inventario'), PERMISSION, actor);
  const found = await rows<Month>(
    db,
    sql`
      with places as materialized (
        select a.almacen_id, c.mes as last, t.grupo,
          ((select min(k.fecha_movimiento) from kardex k where k.almacen_id = a.almacen_id) at time zone u.zona_horaria)::date as began
        from almacen a join unidad u on u.unidad_id = a.unidad_id and u.activo left join unidad_tipo t on t.unidad_tipo_id = u.unidad_tipo_id
        join consumo_corte c on c.almacen_id = a.almacen_id
        where a.activo
      )
      select to_char(m.mes, 'YYYY-MM') as "mes", sum(m.dias_mes)::int as "dias", sum(m.dias_mes - m.dias_con_existencia)::int as "sinExistencia"
      from ${inventario} join places t on t.almacen_id = ${inventario.almacenId}
      join consumo_mensual m on m.almacen_id = ${inventario.almacenId} and m.insumo_id = ${inventario.insumoId}
        and m.mes between t.began and t.last and m.mes > t.last - ${`${MONTHS} months`}::interval
      where ${and(reach, ...where, sql`${inventario.maximo} is not null`)}
      group by m.mes order by m.mes desc limit ${MONTHS}`,
  );
  return found.toReversed();
}

/** Returns the requests of units in a period with their outcome, and the units' losses. */
function requestsIn(
  db: Queryable,
  within: Within,
  { desde, hasta }: { readonly desde: string; readonly hasta: string },
): Promise<readonly Requests[]> {
  const { insumoId } = within;
  const line = insumoId === undefined ? sql`true` : sql`d.insumo_id = ${insumoId}`;
  const asks =
    insumoId === undefined
      ? sql`true`
      : sql`exists (select from solicitud_detalle d where d.solicitud_id = s.solicitud_id and ${line})`;
  const told = (moment: SQL) => isWithin(moment, sql`u.zona_horaria`, { desde, hasta });
  return rows<Requests>(
    db,
    sql`with u as (select unidad_id, zona_horaria from unidad where unidad_id in (${unitsIn(within)})),
      s as (
        select s.*, u.unidad_id from solicitud s join u on u.unidad_id = s.unidad_solicitante_id
        where s.activo and s.estatus <> 'BORRADOR' and ${told(sql`s.fecha_envio`)} and ${asks}
      ),
      pedidas as (
        select unidad_id, count(*) as enviadas, count(*) filter (where fecha_autorizacion is not null and estatus <> 'RECHAZADA') as autorizadas,
          count(*) filter (where estatus = 'RECHAZADA') as rechazadas, count(*) filter (where tipo = 'EXTRAORDINARIA') as extraordinarias,
          count(*) filter (where fecha_embarque is not null or estatus = 'SURTIDA') as surtidas, count(*) filter (where fecha_recepcion is not null) as recibidas,
          avg(extract(epoch from fecha_recepcion - fecha_envio) / 86400) as dias,
          count(*) filter (where piezas_recibidas is not null and piezas_recibidas <> piezas_surtidas) as diferencias
        from s group by 1
      ),
      renglones as (
        select s.unidad_id, count(*) filter (where d.cantidad_autorizada > 0) as claves, count(*) filter (where d.cantidad_autorizada > 0 and d.cantidad_surtida >= d.cantidad_autorizada) as surtidas,
          sum(d.cantidad_autorizada) as piezas, sum(d.cantidad_surtida) as piezas_surtidas
        from s join solicitud_detalle d using (solicitud_id) where s.fecha_embarque is not null and ${line} group by 1
      ),
      perdido as (
        select k.unidad_id, sum(k.importe) as importe from kardex k join u using (unidad_id)
        where ${isWayOut} and ${isLoss} and ${told(sql`k.fecha_movimiento`)} and ${insumoId === undefined ? sql`true` : sql`k.insumo_id = ${insumoId}`} group by 1
      )
      select u.unidad_id::int as "unidadId", coalesce(p.enviadas, 0)::int as "enviadas", coalesce(p.autorizadas, 0)::int as "autorizadas",
        coalesce(p.rechazadas, 0)::int as "rechazadas", coalesce(p.extraordinarias, 0)::int as "extraordinarias", coalesce(p.surtidas, 0)::int as "surtidas",
        coalesce(p.recibidas, 0)::int as "recibidas",
        round(p.dias, 1)::float8 as "dias", coalesce(p.diferencias, 0)::int as "diferencias",
        coalesce(r.claves, 0)::int as "clavesAutorizadas", coalesce(r.surtidas, 0)::int as "clavesSurtidas",
        coalesce(r.piezas, 0)::int as "piezasAutorizadas", coalesce(r.piezas_surtidas, 0)::int as "piezasSurtidas",
        round(coalesce(x.importe, 0), 2)::float8 as "merma"
      from u left join pedidas p using (unidad_id) left join renglones r using (unidad_id) left join perdido x using (unidad_id)`,
  );
}
