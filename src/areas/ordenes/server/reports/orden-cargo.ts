import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { ReportHandler } from '#generated/server/reports.gen';
import { ordenCargo as order } from '#generated/server/tables.gen';
import { ESTATUS_ORDEN_CARGO } from '#generated/shared/enums.gen';
import { daysBetween } from '#platform/shared/dates/days';
import { rounded } from '#platform/shared/text/rounded';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import { rows } from '#platform/server/db/rows';
import type { ReportContext } from '#platform/server/reports/report-context';
import { patientName } from '#areas/pacientes/server/farmacia/patient-name';
import { controlLimits, signalsOf } from '#platform/shared/reportes/control-limits';
import { both, median, share } from '#platform/server/reports/figures';
import { optionTexts } from '#platform/server/reports/option-texts';
import { ORDER_MINUTES } from './order-minutes';
import { periodOf, type Period } from '#platform/server/reports/period';
import { spansOf } from '#platform/shared/reportes/spans';

const PERMISSION = 'reporte.orden-cargo';
/** Target minutes for dispensing an urgent order, and any other (DOMAIN b.2). */
const [SOON, IN_TIME] = [60, 4 * 60];
/** Maximum number of daily points in the control chart; longer periods use weeks. */
const MAX_DAYS = 62;
const URGENT: readonly string[] = ['URGENTE', 'CARRO_ROJO'];
const WAITING: readonly string[] = [
  'PENDIENTE_AUTORIZAR',
  'AUTORIZADA',
  'EN_SURTIMIENTO',
  'SURTIDA',
  'SURTIDA_PARCIAL',
];
const RECEIVED: readonly string[] = ['RECIBIDA', 'CERRADA'];
const REFUSED: readonly string[] = ['RECHAZADA', 'CANCELADA'];

const NOTES = [
  both(
    'Órdenes que se pidieron en el periodo, sin borradores. Minutos hasta autorizar: desde que se envió; hasta surtir: desde que se autorizó, o desde que se envió si nadie la autorizó antes de tomarla; hasta recibir: desde que se surtió.',
    'Orders asked for in the period, without drafts. Minutes to authorise: since it was sent; to dispense: since it was authorised, or sent where nobody authorised it before it was taken; to receive: since it was dispensed.',
  ),
  both(
    'A tiempo: surtidas en 4 horas, o en una las urgentes y las del carro rojo. Piezas surtidas: de las autorizadas en las órdenes que ya se surtieron. Diferencia: piezas surtidas que el servicio no recibió. El importe es el costo de los lotes que se surtieron, menos lo que se acreditó.',
    'In time: dispensed within 4 hours, urgent ones and those of the crash cart within one. Pieces dispensed: of those authorised in orders that have been dispensed. Difference: pieces dispensed that the service did not receive. The cost is that of the lots dispensed, less what was credited.',
  ),
  both(
    'Control: la mediana de minutos hasta surtir de cada día, o de cada semana si son más de 62 días; los límites son el promedio ± 2.66 veces la diferencia media entre una y la siguiente (gráfica de valores individuales de Shewhart). Con menos de diez no hay límites. Se señala lo que los rebasa y ocho o más seguidas de un lado del promedio.',
    'Control: the median of minutes to dispense of each day, or of each week of more than 62 days; limits are the mean ± 2.66 times the mean difference between one and the next (Shewhart chart of single values). Of fewer than ten there are no limits. What is beyond them is marked, and eight or more in a row on one side of the mean.',
  ),
];

interface Order extends Record<string, unknown> {
  readonly folio: string | null;
  readonly fecha: string;
  readonly dia: string;
  readonly servicio: string | null;
  readonly nombre: string | null;
  readonly primerApellido: string | null;
  readonly segundoApellido: string | null;
  readonly codigoTipo: string;
  readonly codigo: string;
  readonly pendiente: boolean;
  readonly solicito: string | null;
  readonly autorizo: string | null;
  readonly surtio: string | null;
  readonly recibio: string | null;
  readonly minAutorizar: number | null;
  readonly minSurtir: number | null;
  readonly minRecibir: number | null;
  readonly claves: number;
  readonly solicitadas: number;
  readonly autorizadas: number;
  readonly surtidas: number;
  readonly recibidas: number;
  readonly devueltas: number;
  readonly diferencia: number;
  readonly importe: number;
}

/** Report on the wards' orders for their patients, and on the time until they arrived (DOMAIN f.9, 8). */
export const ordenCargo: ReportHandler<'ordenCargo', ReportContext> = async (
  { unidadId, servicioId, tipo, estatus, solicitanteId, ...asked },
  { database: { orm }, actor, text: translate },
) => {
  const { text, ...period } = periodOf(asked, actor);
  const where = and(
    eq(order.unidadId, unidadId),
    scopeCondition(resourceOf('orden-cargo'), PERMISSION, actor),
    ...(servicioId === undefined ? [] : [eq(order.servicioId, servicioId)]),
    ...(tipo === undefined ? [] : [sql`${order.tipo} = ${tipo}`]),
    ...(solicitanteId === undefined ? [] : [eq(order.solicitanteId, solicitanteId)]),
  )!;
  const found = await rows<Order>(orm, ordersIn(where, period));
  const option = await optionTexts('orden-cargo', actor);
  const inState = (...states: readonly string[]) => found.filter(({ codigo }) => states.includes(codigo)).length;
  const dispensed = found.filter(({ minSurtir }) => minSurtir !== null);
  const isInTime = ({ minSurtir, codigoTipo }: Order) => minSurtir! <= (URGENT.includes(codigoTipo) ? SOON : IN_TIME);
  // In the sequence of the lifecycle.
  const states = ESTATUS_ORDEN_CARGO.filter((state) => found.some(({ codigo }) => codigo === state));
  const wards = [...new Set(dispensed.map(({ servicio }) => servicio ?? '—'))];
  return {
    rows: found
      .filter(({ codigo }) => estatus === undefined || codigo === estatus)
      .map(
        ({ nombre, primerApellido, segundoApellido, codigo, codigoTipo, dia: _day, pendiente: _pending, ...row }) => ({
          ...row,
          paciente:
            nombre === null
              ? null
              : patientName({ nombre, primerApellido: primerApellido ?? '', segundoApellido }, actor),
          tipo: option('TipoOrdenCargo', codigoTipo),
          estatus: option('EstatusOrdenCargo', codigo),
        }),
      ),
    blocks: {
      resumen: [
        {
          ordenes: found.length,
          enCurso: inState(...WAITING),
          entregadas: inState(...RECEIVED),
          rechazadas: inState('RECHAZADA'),
          canceladas: inState('CANCELADA'),
          sinRegularizar: found.filter(({ pendiente }) => pendiente).length,
          minAutorizar: median(found.map(({ minAutorizar }) => minAutorizar)),
          minSurtir: median(found.map(({ minSurtir }) => minSurtir)),
          minRecibir: median(found.map(({ minRecibir }) => minRecibir)),
          porcentajePiezas: share(sumOf(dispensed, 'surtidas'), sumOf(dispensed, 'autorizadas')),
          conDiferencias: found.filter(({ diferencia }) => diferencia !== 0).length,
          importe: rounded(sumOf(found, 'importe')),
          ...period,
        },
      ],
      tramos:
        found.length === 0
          ? []
          : spansOf(period).map((span) => {
              const own = found.filter(({ dia }) => dia >= span.primero && dia <= span.ultimo);
              return {
                ...span,
                ordenes: own.length,
                noSurtidas: own.filter(({ codigo }) => REFUSED.includes(codigo)).length,
                minSurtir: median(own.map(({ minSurtir }) => minSurtir)),
              };
            }),
      estadosTramo:
        found.length === 0
          ? []
          : spansOf(period).flatMap((span) => {
              const own = found.filter(({ dia }) => dia >= span.primero && dia <= span.ultimo);
              return states.map((codigo) => ({
                ...span,
                codigo,
                estatus: option('EstatusOrdenCargo', codigo),
                ordenes: own.filter((row) => row.codigo === codigo).length,
              }));
            }),
      control: controlOf(dispensed, period).map(({ senal, ...row }) => ({
        ...row,
        senal: senal && translate(SIGNALS[senal]),
      })),
      servicios: wards.map((servicio) => {
        const own = dispensed.filter((row) => (row.servicio ?? '—') === servicio);
        return {
          servicio,
          porcentaje: share(own.filter(isInTime).length, own.length),
          minSurtir: median(own.map(({ minSurtir }) => minSurtir)),
          ordenes: own.length,
        };
      }),
      estados: states.map((codigo) => ({
        codigo,
        estatus: option('EstatusOrdenCargo', codigo),
        ordenes: inState(codigo),
        todas: found.length,
        porcentaje: share(inState(codigo), found.length),
        ...period,
      })),
    },
    notes: NOTES,
    period: text,
  };
};

const SIGNALS = { FUERA: 'reporte.fueraDeLimites', RACHA: 'reporte.racha' } as const;

/** Returns the median minutes to dispense of each day or week with orders, and the signals of the control chart. */
function controlOf(dispensed: readonly Order[], period: Pick<Period, 'desde' | 'hasta'>) {
  const step = daysBetween(period.desde, period.hasta) < MAX_DAYS ? 'DIA' : 'SEMANA';
  const spans = spansOf(period, step).flatMap((span) => {
    const own = dispensed.filter(({ dia }) => dia >= span.primero && dia <= span.ultimo);
    const minutos = median(own.map(({ minSurtir }) => minSurtir));
    return minutos === null ? [] : [{ ...span, minutos, ordenes: own.length }];
  });
  const values = spans.map(({ minutos }) => minutos);
  const limits = controlLimits(values);
  const signals = limits ? signalsOf(values, limits) : [];
  return spans.map((span, index) => ({
    ...span,
    promedio: limits?.centre ?? null,
    inferior: limits?.lower ?? null,
    superior: limits?.upper ?? null,
    senal: signals[index] ?? null,
  }));
}

const sumOf = (found: readonly Order[], field: 'surtidas' | 'autorizadas' | 'importe') =>
  found.reduce((sum, row) => sum + row[field], 0);

function ordersIn(where: SQL, { desde, hasta }: Pick<Period, 'desde' | 'hasta'>): SQL {
  const name = (userId: SQL) =>
    sql`(select concat_ws(' ', p.nombre, p.primer_apellido, p.segundo_apellido) from usuario s join persona p using (persona_id) where s.usuario_id = ${userId})`;
  return sql`
    with pedidas as (
      select ${order.ordenCargoId} as orden_cargo_id, (${order.fechaSolicitud} at time zone u.zona_horaria)::date as dia
      from ${order} join unidad u on u.unidad_id = ${order.unidadId}
      where ${where} and ${order.activo} and ${order.estatus} <> 'BORRADOR'
        and (${order.fechaSolicitud} at time zone u.zona_horaria)::date between ${desde} and ${hasta}
    )
    select o.folio, to_char(o.fecha_solicitud at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "fecha", x.dia::text as "dia", n.nombre as "servicio",
      p.nombre, p.primer_apellido as "primerApellido", p.segundo_apellido as "segundoApellido", o.tipo as "codigoTipo", o.estatus as "codigo",
      coalesce(o.autorizacion_pendiente, false) as "pendiente",
      ${name(sql`o.solicitante_id`)} as "solicito", ${name(sql`o.autorizada_por_id`)} as "autorizo", ${name(sql`o.surtida_por_id`)} as "surtio", ${name(sql`o.recibida_por_id`)} as "recibio",
      ${ORDER_MINUTES.authorise} as "minAutorizar", ${ORDER_MINUTES.dispense} as "minSurtir", ${ORDER_MINUTES.receive} as "minRecibir",
      l.claves::int as "claves", l.solicitadas::int as "solicitadas", l.autorizadas::int as "autorizadas", l.surtidas::int as "surtidas", l.recibidas::int as "recibidas",
      l.devueltas::int as "devueltas", l.diferencia::int as "diferencia", coalesce(o.importe_total, 0)::float8 as "importe"
    from pedidas x join orden_cargo o using (orden_cargo_id)
    left join nucleo n on n.nucleo_id = o.servicio_id left join paciente a on a.paciente_id = o.paciente_id left join persona p on p.persona_id = a.persona_id
    cross join lateral (
      select count(*) as claves, coalesce(sum(d.cantidad_solicitada), 0) as solicitadas, coalesce(sum(d.cantidad_autorizada), 0) as autorizadas,
        coalesce(sum(d.cantidad_surtida), 0) as surtidas, coalesce(sum(d.cantidad_recibida), 0) as recibidas, coalesce(sum(d.cantidad_devuelta), 0) as devueltas,
        coalesce(sum(d.cantidad_surtida - d.cantidad_recibida), 0) as diferencia
      from orden_cargo_detalle d where d.orden_cargo_id = o.orden_cargo_id
    ) l
    order by o.fecha_solicitud, o.orden_cargo_id`;
}
