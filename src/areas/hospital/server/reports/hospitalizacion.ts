import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { ReportHandler } from '#generated/server/reports.gen';
import { hospitalizacion as stay } from '#generated/server/tables.gen';
import { stayDays } from '#areas/hospital/shared/hospital/stay-days';
import { ageAt } from '#areas/personas/shared/edad/age-at';
import { daysBetween } from '#platform/shared/dates/days';
import { DEFAULT_TIME_ZONE, edgeOfDay, todayIn } from '#platform/shared/dates/moments';
import { grouped } from '#platform/shared/text/grouped';
import { DEFAULT_LANGUAGE } from '#platform/shared/language';
import { rounded } from '#platform/shared/text/rounded';
import { zoneOfUnit } from '#areas/agenda/server/owner-agenda';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import type { Actor } from '#platform/server/db/actor';
import { rows } from '#platform/server/db/rows';
import { bedsOf, censusOf, type CensusDay } from '../stays/census';
import type { ReportContext } from '#platform/server/reports/report-context';
import { patientName } from '#areas/pacientes/server/farmacia/patient-name';
import { both, each, quantiles, share } from '#platform/server/reports/figures';
import { optionTexts } from '#platform/server/reports/option-texts';
import { periodOf, type Period } from '#platform/server/reports/period';
import { spansOf } from '#platform/shared/reportes/spans';

const PERMISSION = 'reporte.hospitalizacion';
const DAY_HOURS = 24;
/** Hours after the admission from which a death counts as late: the hospital had time to act (DOMAIN f.8). */
const LATE_HOURS = 2 * DAY_HOURS;

const NOTES = [
  both(
    'Estancias que estuvieron en el hospital algún día del periodo. Días de estancia: del ingreso al egreso, o al cierre si el paciente sigue ahí; uno si salió el mismo día. Por servicio, los de los egresos; los cuartiles y la mediana se interpolan entre dos valores (percentile_cont). Importe: el de sus órdenes de cargo.',
    'Stays that were in the hospital on some day of the period. Days of stay: from admission to discharge, or to the end of the period for who is still there; one for who left on the same day. By service, those of discharges; quartiles and median are interpolated between two values (percentile_cont). Cost: that of their charge orders.',
  ),
  both(
    'Días-paciente: quienes estaban en una cama censable al final de cada día, y quienes entraron y salieron en él. Días-cama: las camas censables que hoy están activas, por los días. Ocupación: días-paciente entre días-cama; giro: egresos entre camas; intervalo de sustitución: días-cama libres entre egresos, de los egresos de camas censables. Con un motivo o un diagnóstico no se calculan: las camas son de todos.',
    'Patient-days: who was in a bed that counts at the end of each day, and who came and left on it. Bed-days: beds that count and are active today, by the days. Occupancy: patient-days by bed-days; turnover: discharges by beds; substitution interval: free bed-days by discharges, those from beds that count. With a reason or a diagnosis they are not reckoned: beds are everybody’s.',
  ),
];

const STAYING = '-';
const STILL_IN = both('Sigue internado', 'Still in hospital');
const NOT_SAID = both('Sin registrar', 'Not recorded');

/** Columns of lengths of stay, in days. */
const LENGTHS: readonly { readonly most: number; readonly es: string; readonly en: string }[] = [
  { most: 1, es: '1 día', en: '1 day' },
  { most: 3, es: '2 a 3 días', en: '2 to 3 days' },
  { most: 7, es: '4 a 7 días', en: '4 to 7 days' },
  { most: 14, es: '8 a 14 días', en: '8 to 14 days' },
  { most: Infinity, es: '15 días o más', en: '15 days or more' },
];

interface Stay extends Record<string, unknown> {
  readonly folio: string | null;
  readonly nombre: string;
  readonly primerApellido: string;
  readonly segundoApellido: string | null;
  readonly nacimiento: string;
  readonly genero: string;
  readonly servicioId: number;
  readonly servicio: string;
  readonly origen: string | null;
  readonly cama: string | null;
  readonly ingreso: string;
  readonly egreso: string | null;
  readonly diaIngreso: string;
  readonly diaEgreso: string | null;
  /** Hours until the discharge, or until a death, because its papers are often written later. */
  readonly horas: number | null;
  readonly censable: boolean;
  readonly dxIngreso: string | null;
  readonly dxEgreso: string | null;
  readonly codigo: string | null;
  readonly medico: string | null;
  readonly reingreso: number | null;
  readonly importe: number;
}

/** Returns the stays of a hospital and the use of its beds (DOMAIN f.9, 7). */
export const hospitalizacion: ReportHandler<'hospitalizacion', ReportContext> = async (
  { unidadId, servicioId, motivoEgreso, diagnosticoId, ...asked },
  { database: { orm }, actor },
) => {
  // Without dates the period ends today in the unit, which may be tomorrow for the reader.
  const zone = await zoneOfUnit(orm, unidadId, DEFAULT_TIME_ZONE);
  const { text, ...period } = periodOf(asked, { timeZone: zone });
  const where = and(
    eq(stay.unidadId, unidadId),
    scopeCondition(resourceOf('hospitalizacion'), PERMISSION, actor),
    ...(servicioId === undefined ? [] : [eq(stay.servicioId, servicioId)]),
    ...(motivoEgreso === undefined ? [] : [sql`${stay.motivoEgreso} = ${motivoEgreso}`]),
    ...(diagnosticoId === undefined ? [] : [eq(stay.diagnosticoIngresoId, diagnosticoId)]),
  )!;
  const found = await rows<Stay>(orm, staysIn(where, period));
  const told = upToToday(period, zone);
  const beds = await bedsOf(orm, { unidadId, servicioId, permission: PERMISSION }, actor);
  const census = await censusOf(orm, { unidadId, servicioId, permission: PERMISSION, ...told }, actor);
  const option = await optionTexts('hospitalizacion', actor);
  const sex = await optionTexts('persona', actor);
  const isWithin = (day: string | null) => day !== null && day >= period.desde && day <= period.hasta;
  const cutOff = edgeOfDay(told.hasta, 'end', zone);
  // Every listed stay was admitted, so its length is never null.
  const lengthOf = ({ ingreso, egreso }: Stay) => stayDays({ admitted: ingreso, discharged: egreso }, cutOff, zone)!;
  const left = found.filter(({ diaEgreso }) => isWithin(diaEgreso));
  const deaths = left.filter(({ codigo }) => codigo === 'DEFUNCION');
  const ofBeds = motivoEgreso === undefined && diagnosticoId === undefined;
  const many = sumOf(beds.map(({ censables }) => censables));
  const daysOf = (from: string, to: string) => Math.max(0, daysBetween(from, to) + 1);
  const bedDays = many * daysOf(told.desde, told.hasta);
  const patientDays = sumOf(census.map(({ pacientes }) => pacientes));
  const counted = left.filter(({ censable }) => censable).length;
  const reasons = [...new Set(left.map(({ codigo }) => codigo ?? 'OTRO'))];
  return {
    rows: found.map((row) => ({
      folio: row.folio,
      paciente: patientName(row, actor),
      edad: ageAt(row.nacimiento, row.diaIngreso)?.anios ?? null,
      sexo: sex('Genero', row.genero),
      servicio: row.servicio,
      cama: row.cama,
      ingreso: row.ingreso,
      egreso: row.egreso,
      dias: lengthOf(row),
      dxIngreso: row.dxIngreso,
      dxEgreso: row.dxEgreso,
      motivo: row.codigo === null ? null : option('MotivoEgreso', row.codigo),
      medico: row.medico,
      reingreso: row.reingreso,
      importe: row.importe,
    })),
    blocks: {
      resumen:
        found.length === 0 && many === 0
          ? []
          : [
              {
                ingresos: found.filter(({ diaIngreso }) => isWithin(diaIngreso)).length,
                egresos: left.length,
                presentes: found.length - left.length,
                ocupacion: ofBeds ? share(patientDays, bedDays) : null,
                diasPaciente: ofBeds ? patientDays : null,
                diasCama: ofBeds ? bedDays : null,
                estancia: each(sumOf(left.map(lengthOf)), left.length),
                giro: ofBeds ? each(counted, many) : null,
                sustitucion: ofBeds ? each(bedDays - patientDays, counted) : null,
                reingresos: found.filter(({ reingreso, diaIngreso }) => reingreso !== null && isWithin(diaIngreso))
                  .length,
                defunciones: deaths.length,
                defunciones48: deaths.filter(({ horas }) => (horas ?? 0) > LATE_HOURS).length,
                importe: rounded(sumOf(found.map(({ importe }) => importe))),
                ...period,
              },
            ],
      tramos:
        ofBeds && many > 0
          ? spansOf(told).map(({ tramo, primero, ultimo }) => {
              const days = sumOf(within(census, primero, ultimo));
              return { tramo, diasPaciente: days, ocupacion: share(days, many * daysOf(primero, ultimo)) };
            })
          : [],
      servicios: ofBeds
        ? beds
            .filter(({ censables }) => censables > 0)
            .map((ward) => {
              const days = sumOf(
                census.filter((day) => day.servicioId === ward.servicioId).map(({ pacientes }) => pacientes),
              );
              const own = ward.censables * daysOf(told.desde, told.hasta);
              return { servicio: ward.servicio, porcentaje: share(days, own), diasPaciente: days, diasCama: own };
            })
        : [],
      motivos: reasons.map((codigo) => {
        const egresos = left.filter((row) => (row.codigo ?? 'OTRO') === codigo).length;
        return {
          codigo,
          motivo: option('MotivoEgreso', codigo),
          egresos,
          todos: left.length,
          porcentaje: share(egresos, left.length),
          ...period,
        };
      }),
      flujo: flowsOf(found, left, option, actor).map((flow) => ({ ...flow, ...period })),
      estancias:
        left.length === 0
          ? []
          : LENGTHS.map(({ most, es, en }, index) => {
              const least = LENGTHS[index - 1]?.most ?? 0;
              const egresos = left.filter((row) => lengthOf(row) > least && lengthOf(row) <= most).length;
              return {
                tramo: both(es, en)[actor.language ?? DEFAULT_LANGUAGE],
                egresos,
                porcentaje: share(egresos, left.length),
              };
            }),
      estanciasServicio: [...grouped(left, (row) => row.servicioId).values()]
        .toSorted((a, b) => a[0]!.servicio.localeCompare(b[0]!.servicio, DEFAULT_LANGUAGE))
        .map((own) => {
          const [minimo, q1, mediana, q3, maximo] = quantiles(own.map(lengthOf), 0, 0.25, 0.5, 0.75, 1);
          return {
            servicio: own[0]!.servicio,
            servicioId: own[0]!.servicioId,
            minimo: minimo!,
            q1: q1!,
            mediana: mediana!,
            q3: q3!,
            maximo: maximo!,
            egresos: own.length,
            ...period,
          };
        }),
    },
    notes: NOTES,
    period: text,
  };
};

/** Groups stays by origin and discharge reason. Those still open at the end of the period form one group. */
function flowsOf(
  found: readonly Stay[],
  left: readonly Stay[],
  option: (enumName: string, code: string) => string,
  { language = DEFAULT_LANGUAGE }: Actor,
) {
  const gone = new Set(left);
  const flows = grouped(found, (row) => [row.origen, gone.has(row) ? row.codigo : STAYING].join());
  return [...flows.values()].map((own) => {
    const [first] = own as [Stay];
    const isGone = gone.has(first);
    return {
      origen: first.origen === null ? NOT_SAID[language] : option('OrigenHospitalizacion', first.origen),
      destino: !isGone
        ? STILL_IN[language]
        : first.codigo === null
          ? NOT_SAID[language]
          : option('MotivoEgreso', first.codigo),
      estancias: own.length,
      origenCodigo: first.origen,
      // Patients still in hospital have no discharge reason, and a past period cannot filter the list to them.
      motivoCodigo: isGone ? first.codigo : null,
    };
  });
}

const sumOf = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0);

const within = (census: readonly CensusDay[], first: string, last: string) =>
  census.filter(({ dia }) => dia >= first && dia <= last).map(({ pacientes }) => pacientes);

/** Ends a period today in the unit's time zone: beds of future days count neither as used nor as free. */
function upToToday({ desde, hasta }: Pick<Period, 'desde' | 'hasta'>, zone: string) {
  const today = todayIn(zone);
  return { desde, hasta: hasta < today ? hasta : today };
}

/** Selects the stays with at least one day in the period. */
function staysIn(where: SQL, { desde, hasta }: Pick<Period, 'desde' | 'hasta'>): SQL {
  const local = (moment: SQL) => sql`(${moment} at time zone u.zona_horaria)::date`;
  const iso = (moment: SQL) => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return sql`
    with dentro as (
      select ${stay.hospitalizacionId} as hospitalizacion_id from ${stay} join unidad u on u.unidad_id = ${stay.unidadId}
      where ${where} and ${stay.activo} and ${stay.estatus} in ('INGRESADO', 'PREALTA', 'ALTA')
        and ${local(sql`${stay.fechaIngreso}`)} <= ${hasta}
        and (${stay.fechaEgreso} is null or ${local(sql`${stay.fechaEgreso}`)} >= ${desde})
    )
    select h.folio, p.nombre, p.primer_apellido as "primerApellido", p.segundo_apellido as "segundoApellido", p.fecha_nacimiento::text as "nacimiento", p.genero,
      h.servicio_id::int as "servicioId", n.nombre as "servicio", h.origen, c.numero as "cama", coalesce(c.censable, false) as "censable", ${iso(sql`h.fecha_ingreso`)} as "ingreso", ${iso(sql`h.fecha_egreso`)} as "egreso",
      ${local(sql`h.fecha_ingreso`)}::text as "diaIngreso", ${local(sql`h.fecha_egreso`)}::text as "diaEgreso",
      (extract(epoch from coalesce((h.defuncion->>'fechaHora')::timestamptz, h.fecha_egreso) - h.fecha_ingreso) / 3600)::float8 as "horas", concat_ws(' ', g.clave, g.nombre) as "dxIngreso", x.nombre as "dxEgreso",
      h.motivo_egreso as "codigo", concat_ws(' ', w.nombre, w.primer_apellido, w.segundo_apellido) as "medico",
      (${local(sql`h.fecha_ingreso`)} - b.dia)::int as "reingreso", coalesce(o.importe, 0)::float8 as "importe"
    from dentro join hospitalizacion h using (hospitalizacion_id) join unidad u on u.unidad_id = h.unidad_id
    join paciente a on a.paciente_id = h.paciente_id join persona p on p.persona_id = a.persona_id
    join nucleo n on n.nucleo_id = h.servicio_id left join cama c on c.cama_id = h.cama_id
    left join diagnostico g on g.diagnostico_id = h.diagnostico_ingreso_id
    left join personal_medico m on m.personal_medico_id = h.medico_tratante_id left join persona w on w.persona_id = m.persona_id
    left join lateral (
      select concat_ws(' ', y.clave, y.nombre) as nombre
      from nota_evolucion e join nota_evolucion_diagnostico z using (nota_evolucion_id) join diagnostico y on y.diagnostico_id = z.diagnostico_id
      where e.hospitalizacion_id = h.hospitalizacion_id and e.tipo = 'EGRESO' and e.estatus = 'FIRMADA' and e.activo order by e.fecha_hora desc, z.orden limit 1
    ) x on true
    left join lateral (
      select max(${local(sql`s.fecha_egreso`)}) as dia from hospitalizacion s
      where s.paciente_id = h.paciente_id and s.unidad_id = h.unidad_id and s.activo and s.estatus = 'ALTA'
        and s.fecha_egreso <= h.fecha_ingreso and s.fecha_egreso >= h.fecha_ingreso - interval '30 days'
    ) b on true
    left join lateral (select sum(q.importe_total) as importe from orden_cargo q where q.hospitalizacion_id = h.hospitalizacion_id and q.activo) o on true
    order by h.fecha_ingreso, h.folio`;
}
