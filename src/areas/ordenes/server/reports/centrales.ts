import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { ReportHandler } from '#generated/server/reports.gen';
import { ministracion, ordenCargo } from '#generated/server/tables.gen';
import { daysBetween } from '#platform/shared/dates/days';
import { todayIn } from '#platform/shared/dates/moments';
import { grouped } from '#platform/shared/text/grouped';
import { rounded } from '#platform/shared/text/rounded';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { rows } from '#platform/server/db/rows';
import { bedsOf } from '#areas/hospital/server/stays/census';
import type { ReportContext } from '#platform/server/reports/report-context';
import { patientName } from '#areas/pacientes/server/farmacia/patient-name';
import { both, each, share } from '#platform/server/reports/figures';
import { optionTexts } from '#platform/server/reports/option-texts';
import { isWithin, periodOf, type Period } from '#platform/server/reports/period';
import { spansOf } from '#platform/shared/reportes/spans';

const PERMISSION = 'reporte.centrales';

const NOTES = [
  both(
    'Órdenes de cargo que se pidieron en el periodo y se surtieron, al menos en parte. El importe es el costo de los lotes que se surtieron, menos lo que se acreditó.',
    'Charge orders asked for in the period and dispensed, at least in part. The cost is that of the lots dispensed, less what was credited.',
  ),
  both(
    'Días-cama: las camas que hoy están activas en el servicio, censables o no, por los días del periodo. Dosis aplicadas: las que enfermería registró en el periodo, en los renglones que se suman.',
    'Bed-days: the beds that are active in the service today, whether they count in the census or not, by the days of the period. Doses given: those that nurses recorded in the period, on lines that are added up.',
  ),
];

interface Line extends Record<string, unknown> {
  readonly ordenCargoId: number;
  readonly servicioId: number;
  readonly servicio: string;
  readonly cama: string | null;
  readonly pacienteId: number;
  readonly nombre: string;
  readonly primerApellido: string;
  readonly segundoApellido: string | null;
  readonly folio: string | null;
  readonly fecha: string;
  readonly dia: string;
  readonly insumoId: number;
  readonly tipo: string;
  readonly clave: string;
  readonly insumo: string;
  readonly solicitadas: number;
  readonly autorizadas: number;
  readonly surtidas: number;
  readonly devueltas: number;
  readonly importe: number;
}

interface Dose extends Record<string, unknown> {
  readonly servicioId: number;
  readonly pacienteId: number;
  readonly insumoId: number | null;
  readonly dosis: number;
}

type By = 'SERVICIO' | 'PACIENTE' | 'CLAVE';

/** Report on the use of supplies by each ward's patients, and on the cost of a bed per day (DOMAIN f.9, 5). */
export const centrales: ReportHandler<'centrales', ReportContext> = async (
  { unidadId, por = 'RENGLON', servicioId, turno, pacienteId, ...asked },
  { database: { orm }, actor },
) => {
  const { text, ...period } = periodOf(asked, actor);
  const where = and(
    eq(ordenCargo.unidadId, unidadId),
    scopeCondition(resourceOf('orden-cargo'), PERMISSION, actor),
    inArray(ordenCargo.estatus, ['SURTIDA', 'SURTIDA_PARCIAL', 'RECIBIDA', 'CERRADA']),
    ...(servicioId === undefined ? [] : [eq(ordenCargo.servicioId, servicioId)]),
    ...(turno === undefined ? [] : [sql`${ordenCargo.turno} = ${turno}`]),
    ...(pacienteId === undefined ? [] : [eq(ordenCargo.pacienteId, pacienteId)]),
  )!;
  const found = await rows<Line>(orm, linesIn(where, period));
  // Doses have no shift, only an hour.
  const doses =
    por === 'RENGLON' || turno !== undefined
      ? null
      : await dosesIn(orm, { unidadId, servicioId, pacienteId }, period, actor);
  const beds = await bedsOf(orm, { unidadId, servicioId, permission: PERMISSION }, actor);
  // Beds cannot be assigned to one shift or one patient.
  const ofBeds = turno === undefined && pacienteId === undefined;
  const bedDays = (days: number, ward?: number) =>
    days *
    beds.filter((bed) => ward === undefined || bed.servicioId === ward).reduce((sum, { camas }) => sum + camas, 0);
  const perBedDay = (importe: number, days: number, ward?: number) =>
    ofBeds ? each(importe, bedDays(days, ward)) : null;
  const today = todayIn(actor.timeZone);
  const days = daysIn(period.desde, period.hasta, today);
  const total = sumOf(found, 'importe');
  const option = await optionTexts('insumo', actor);
  const kinds = [...new Set(found.map(({ tipo }) => tipo))].toSorted();
  const nameOf = (line: Line) => patientName(line, actor);
  return {
    rows:
      por === 'RENGLON'
        ? found.map((line) => ({
            ...ofGroup([line]),
            servicio: line.servicio,
            cama: line.cama,
            paciente: nameOf(line),
            folio: line.folio,
            fecha: line.fecha,
            clave: line.clave,
            insumo: line.insumo,
            ordenes: null,
            aplicadas: null,
            importeDiaCama: null,
          }))
        : [...grouped(found, (line) => line[KEYS[por]]).values()]
            .toSorted((a, b) => sumOf(b, 'importe') - sumOf(a, 'importe'))
            .map((lines) => {
              const first = lines[0]!;
              return {
                ...NOBODY,
                ...ofGroup(lines),
                ...(por === 'SERVICIO'
                  ? { servicio: first.servicio }
                  : por === 'PACIENTE'
                    ? { paciente: nameOf(first) }
                    : { clave: first.clave, insumo: first.insumo }),
                ordenes: ordersOf(lines),
                aplicadas:
                  doses &&
                  doses
                    .filter((dose) => dose[KEYS[por]] === first[KEYS[por]])
                    .reduce((sum, { dosis }) => sum + dosis, 0),
                importeDiaCama: por === 'SERVICIO' ? perBedDay(sumOf(lines, 'importe'), days, first.servicioId) : null,
              };
            }),
    totals: por === 'SERVICIO' ? { importeDiaCama: perBedDay(total, days) } : {},
    blocks: {
      resumen: [
        {
          ordenes: ordersOf(found),
          pacientes: new Set(found.map((line) => line.pacienteId)).size,
          claves: new Set(found.map((line) => line.insumoId)).size,
          surtidas: sumOf(found, 'surtidas'),
          devueltas: sumOf(found, 'devueltas'),
          importe: rounded(total),
          diasCama: ofBeds ? bedDays(days) : null,
          importeDiaCama: perBedDay(total, days),
          ...period,
        },
      ],
      tramos:
        found.length === 0
          ? []
          : spansOf(period).map((span) => {
              const importe = sumOf(
                found.filter(({ dia }) => dia >= span.primero && dia <= span.ultimo),
                'importe',
              );
              return {
                ...span,
                importe: rounded(importe),
                importeDiaCama: perBedDay(importe, daysIn(span.primero, span.ultimo, today)),
              };
            }),
      servicios: [...grouped(found, (line) => line.servicioId).values()].map((lines) => {
        const first = lines[0]!;
        const importe = sumOf(lines, 'importe');
        return {
          servicio: first.servicio,
          servicioId: first.servicioId,
          ordenes: ordersOf(lines),
          importe: rounded(importe),
          importeDiaCama: perBedDay(importe, days, first.servicioId),
          porcentaje: share(importe, total),
          ...period,
        };
      }),
      tipos: [...grouped(found, (line) => line.servicioId).values()]
        .toSorted((a, b) => sumOf(b, 'importe') - sumOf(a, 'importe'))
        .flatMap((lines) =>
          kinds.map((tipo) => ({
            servicio: lines[0]!.servicio,
            tipo: option('TipoInsumo', tipo),
            importe: rounded(
              sumOf(
                lines.filter((line) => line.tipo === tipo),
                'importe',
              ),
            ),
          })),
        ),
    },
    notes: NOTES,
    period: text,
  };
};

const KEYS = { SERVICIO: 'servicioId', PACIENTE: 'pacienteId', CLAVE: 'insumoId' } as const satisfies Record<
  By,
  string
>;
const NOBODY = { servicio: null, cama: null, paciente: null, folio: null, fecha: null, clave: null, insumo: null };

const ordersOf = (lines: readonly Line[]) => new Set(lines.map(({ ordenCargoId }) => ordenCargoId)).size;
const sumOf = (lines: readonly Line[], field: 'solicitadas' | 'autorizadas' | 'surtidas' | 'devueltas' | 'importe') =>
  lines.reduce((sum, line) => sum + line[field], 0);

const ofGroup = (lines: readonly Line[]) => ({
  solicitadas: sumOf(lines, 'solicitadas'),
  autorizadas: sumOf(lines, 'autorizadas'),
  surtidas: sumOf(lines, 'surtidas'),
  devueltas: sumOf(lines, 'devueltas'),
  importe: rounded(sumOf(lines, 'importe')),
});

/** Returns the number of days in a period, without future ones. */
const daysIn = (first: string, last: string, today: string) =>
  Math.max(0, daysBetween(first, last < today ? last : today) + 1);

function linesIn(where: SQL, { desde, hasta }: Pick<Period, 'desde' | 'hasta'>): SQL {
  return sql`
    with surtidas as (
      select ${ordenCargo.ordenCargoId} as orden_cargo_id, (${ordenCargo.fechaSolicitud} at time zone u.zona_horaria)::date as dia
      from ${ordenCargo} join unidad u on u.unidad_id = ${ordenCargo.unidadId}
      where ${where} and ${ordenCargo.activo} and ${isWithin(sql`${ordenCargo.fechaSolicitud}`, sql`u.zona_horaria`, { desde, hasta })}
    )
    select o.orden_cargo_id::int as "ordenCargoId", o.servicio_id::int as "servicioId", n.nombre as "servicio", c.numero as "cama", o.paciente_id::int as "pacienteId",
      p.nombre, p.primer_apellido as "primerApellido", p.segundo_apellido as "segundoApellido", o.folio,
      to_char(o.fecha_solicitud at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "fecha", x.dia::text as "dia", i.insumo_id::int as "insumoId", i.tipo,
      coalesce(i.clave, i.clave_local) as "clave", concat_ws(' ', i.nombre_generico, i.concentracion) as "insumo", d.cantidad_solicitada::int as "solicitadas",
      coalesce(d.cantidad_autorizada, 0)::int as "autorizadas", coalesce(d.cantidad_surtida, 0)::int as "surtidas", coalesce(d.cantidad_devuelta, 0)::int as "devueltas",
      coalesce(d.importe, 0)::float8 as "importe"
    from surtidas x join orden_cargo o using (orden_cargo_id) join orden_cargo_detalle d using (orden_cargo_id) join insumo i on i.insumo_id = d.insumo_id
    join nucleo n on n.nucleo_id = o.servicio_id join paciente a on a.paciente_id = o.paciente_id join persona p on p.persona_id = a.persona_id
    left join cama c on c.cama_id = o.cama_id
    order by n.nombre, o.fecha_solicitud, o.orden_cargo_id, d.orden`;
}

/** Reads the doses that nurses recorded as given. */
async function dosesIn(
  db: Queryable,
  {
    unidadId,
    servicioId,
    pacienteId,
  }: { readonly unidadId: number; readonly servicioId: number | undefined; readonly pacienteId: number | undefined },
  { desde, hasta }: Pick<Period, 'desde' | 'hasta'>,
  actor: Actor,
): Promise<readonly Dose[]> {
  const where = and(
    eq(ministracion.unidadId, unidadId),
    scopeCondition(resourceOf('ministracion'), PERMISSION, actor),
    ...(servicioId === undefined ? [] : [eq(ministracion.servicioId, servicioId)]),
    ...(pacienteId === undefined ? [] : [eq(ministracion.pacienteId, pacienteId)]),
  )!;
  return rows<Dose>(
    db,
    sql`select ${ministracion.servicioId}::int as "servicioId", ${ministracion.pacienteId}::int as "pacienteId", e.insumo_id::int as "insumoId", count(*)::int as "dosis"
      from ${ministracion} join indicacion e on e.indicacion_id = ${ministracion.indicacionId} join unidad u on u.unidad_id = ${ministracion.unidadId}
      where ${where} and ${ministracion.activo} and ${ministracion.estatus} = 'VIGENTE' and ${ministracion.estado} = 'APLICADA'
        and ${isWithin(sql`${ministracion.fechaAplicada}`, sql`u.zona_horaria`, { desde, hasta })}
      group by 1, 2, 3`,
  );
}
