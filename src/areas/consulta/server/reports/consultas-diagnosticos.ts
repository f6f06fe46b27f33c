import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { ReportHandler } from '#generated/server/reports.gen';
import { ESTATUS_VISITA } from '#generated/shared/enums.gen';
import { consulta, visita } from '#generated/server/tables.gen';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import { rows } from '#platform/server/db/rows';
import type { ReportContext } from '#platform/server/reports/report-context';
import { both, share } from '#platform/server/reports/figures';
import { optionTexts } from '#platform/server/reports/option-texts';
import { periodOf, type Period } from '#platform/server/reports/period';

/** Maximum number of diagnoses in the drawing. */
const MOST = 10;

const NOTES = [
  both(
    'Consultas firmadas. Una consulta con varios diagnósticos cuenta en cada uno; un paciente cuenta una vez en cada diagnóstico. Los acumulados son de todos los diagnósticos que se anotaron.',
    'Signed consultations. One with several diagnoses counts for each; a patient counts once for each diagnosis. What is accumulated is of all diagnoses that were written down.',
  ),
  both(
    'Visitas: las de cada hora del día en que llegaron, según la hora de su unidad, como están ahora.',
    'Visits: those of each hour of the day at which they arrived, by the clock of their unit, as they are now.',
  ),
];

interface Diagnosis extends Record<string, unknown> {
  readonly clave: string;
  readonly diagnostico: string;
  readonly consultas: number;
  readonly principal: number;
  readonly primeraVez: number;
  readonly pacientes: number;
}

interface Seen extends Record<string, unknown> {
  readonly consultas: number;
  readonly pacientes: number;
}

interface Arrivals extends Record<string, unknown> {
  readonly hora: string;
  readonly codigo: string;
  readonly visitas: number;
  /** Limits of the hour as moments, when all visits are on one day. */
  readonly primero: string | null;
  readonly ultimo: string | null;
}

/** Returns the reasons of consultations, and their hours of the day (DOMAIN f.8, «medico»). The report names no patients. */
export const consultasDiagnosticos: ReportHandler<'consultasDiagnosticos', ReportContext> = async (
  { unidadId, personalMedicoId, ...asked },
  { database: { orm }, actor },
) => {
  const { text, ...period } = periodOf(asked, actor);
  const seen = and(
    scopeCondition(resourceOf('consulta'), 'consulta.ver', actor),
    ...(unidadId === undefined ? [] : [eq(consulta.unidadId, unidadId)]),
    ...(personalMedicoId === undefined ? [] : [eq(consulta.personalMedicoId, personalMedicoId)]),
  );
  const came = and(
    scopeCondition(resourceOf('visita'), 'visita.administrar', actor),
    ...(unidadId === undefined ? [] : [eq(visita.unidadId, unidadId)]),
    ...(personalMedicoId === undefined ? [] : [eq(visita.personalMedicoId, personalMedicoId)]),
  );
  const found = await rows<Diagnosis>(orm, diagnosesOf(seen, period));
  const [all] = await rows<Seen>(
    orm,
    sql`with ${signed(seen, period)} select count(*)::int as "consultas", count(distinct paciente_id)::int as "pacientes" from firmadas`,
  );
  const arrivals = actor.permissions.has('visita.administrar')
    ? await rows<Arrivals>(orm, arrivalsOf(came, period))
    : [];
  const option = await optionTexts('visita', actor);
  const hours = [...new Set(arrivals.map(({ hora }) => hora))];
  const states = ESTATUS_VISITA.filter((state) => arrivals.some(({ codigo }) => codigo === state));
  const written = found.reduce((sum, { consultas }) => sum + consultas, 0);
  let soFar = 0;
  return {
    rows: found.map((row) => ({ ...row, porcentaje: share(row.consultas, all?.consultas ?? 0) })),
    blocks: {
      resumen: [
        {
          consultas: all?.consultas ?? 0,
          pacientes: all?.pacientes ?? 0,
          diagnosticos: found.length,
          ...period,
        },
      ],
      // Includes every part of every bar, so that parts follow the order of a visit's states.
      horas: hours.flatMap((hora) =>
        states.map((codigo) => {
          const own = arrivals.find((row) => row.hora === hora && row.codigo === codigo);
          return {
            hora,
            codigo,
            estatus: option('EstatusVisita', codigo),
            visitas: own?.visitas ?? 0,
            primero: own?.primero ?? null,
            ultimo: own?.ultimo ?? null,
          };
        }),
      ),
      frecuentes: found.slice(0, MOST).map(({ clave, diagnostico, consultas }) => {
        soFar += consultas;
        return { diagnostico: `${clave} ${diagnostico}`, consultas, acumulado: share(soFar, written) };
      }),
    },
    notes: NOTES,
    period: text,
  };
};

type Days = Pick<Period, 'desde' | 'hasta'>;

const signed = (where: SQL | undefined, { desde, hasta }: Days) => sql`
  firmadas as (
    select ${consulta.consultaId} as consulta_id, ${consulta.pacienteId} as paciente_id from ${consulta} join unidad u on u.unidad_id = ${consulta.unidadId}
    where ${where ?? sql`true`} and ${consulta.activo} and ${consulta.estatus} = 'FIRMADA' and (${consulta.fechaHora} at time zone u.zona_horaria)::date between ${desde} and ${hasta}
  )`;

/** Selects the diagnoses of signed notes, the most frequent first. */
const diagnosesOf = (where: SQL | undefined, days: Days) => sql`
  with ${signed(where, days)}
  select d.clave, d.nombre as "diagnostico", count(*)::int as "consultas", count(*) filter (where l.tipo = 'PRINCIPAL')::int as "principal",
    count(*) filter (where l.primera_vez)::int as "primeraVez", count(distinct f.paciente_id)::int as "pacientes"
  from firmadas f join consulta_diagnostico l using (consulta_id) join diagnostico d using (diagnostico_id)
  group by d.diagnostico_id order by 3 desc, 1`;

/** Counts visits by their hour of arrival and their state. */
function arrivalsOf(where: SQL | undefined, { desde, hasta }: Days): SQL {
  const hour = sql`date_trunc('hour', ${visita.fechaLlegada} at time zone u.zona_horaria)`;
  const iso = (moment: SQL) => sql`to_char((${moment}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return sql`
    with llegadas as (
      select ${hour} as hora, ${hour} at time zone u.zona_horaria as inicio, ${visita.estatus} as estatus
      from ${visita} join unidad u on u.unidad_id = ${visita.unidadId}
      where ${where ?? sql`true`} and ${visita.activo} and ${visita.fecha} between ${desde} and ${hasta}
    )
    select to_char(hora, 'HH24:MI') as "hora", estatus as "codigo", count(*)::int as "visitas",
      case when min(inicio) = max(inicio) then ${iso(sql`min(inicio)`)} end as "primero",
      case when min(inicio) = max(inicio) then ${iso(sql`min(inicio) + interval '1 hour' - interval '1 millisecond'`)} end as "ultimo"
    from llegadas group by 1, 2 order by 1, 2`;
}
