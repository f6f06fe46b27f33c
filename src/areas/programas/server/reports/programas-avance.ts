import { sql } from 'drizzle-orm';
import type { ReportHandler } from '#generated/server/reports.gen';
import { monthCode, monthIndex, MONTH_CODES } from '#platform/shared/dates/month-codes';
import { todayIn } from '#platform/shared/dates/moments';
import type { Queryable } from '#platform/server/db/database';
import { rows } from '#platform/server/db/rows';
import type { ReportContext } from '#platform/server/reports/report-context';
import { askedProgrammes, type ProgrammesAsked } from '../asked-programmes';
import type { Actor } from '#platform/server/db/actor';
import { both, monthName, share } from '#platform/server/reports/figures';

const NOTES = [
  both(
    'Se cuenta a cada persona una vez al mes: si se inscribió en él o si, inscrita, tuvo una consulta firmada, con un diagnóstico del programa si los señala.',
    'Each person counts once a month: who enrolled in it or who, enrolled, had a signed consultation, with a diagnosis of the programme where it names any.',
  ),
  both(
    'La meta es la del programa en toda la red; se cuenta a las personas de las unidades que usted ve.',
    'The target is that of the programme in the whole network; people are counted of the units that you see.',
  ),
];

type Row = {
  readonly programaId: number;
  readonly programa: string;
  readonly tipo: string;
  readonly metas: readonly { readonly anio: number; readonly mes: string; readonly meta: number }[] | null;
  readonly inscritos: number;
  readonly vencidas: number;
  readonly avances: Readonly<Record<string, { readonly altas: number; readonly avance: number }>>;
};

/**
 * DOMAIN f.5, «Programas»: people followed by programmes, people reached in a month, and share of the target. The report names no patients.
 */
export const programasAvance: ReportHandler<'programasAvance', ReportContext> = async (
  { anio, mes, ...asked },
  { database: { orm }, actor },
) => {
  const today = todayIn(actor.timeZone);
  const year = anio ?? Number(today.slice(0, 4));
  const month = mes === undefined ? Number(today.slice(5, 7)) : monthIndex(mes);
  const found = await progressOf(orm, asked, year, actor);
  const targetOf = ({ metas }: Row, of: number) =>
    metas?.find((each) => each.anio === year && each.mes === monthCode(of))?.meta ?? null;
  const told = found.map((row) => {
    const { altas = 0, avance = 0 } = row.avances[month] ?? {};
    const meta = targetOf(row, month);
    const { programaId, programa, tipo, inscritos, vencidas } = row;
    return { programaId, programa, tipo, inscritos, altas, avance, meta, porcentaje: share(avance, meta), vencidas };
  });
  const sum = (values: readonly (number | null)[]) => values.reduce<number>((total, value) => total + (value ?? 0), 0);
  const withTarget = told.filter(({ meta }) => meta !== null);
  return {
    rows: told.map(({ programaId: _key, tipo: _type, ...row }) => row),
    totals: { porcentaje: share(sum(withTarget.map(({ avance }) => avance)), sum(withTarget.map(({ meta }) => meta))) },
    blocks: {
      programas: told,
      meses: MONTH_CODES.map((_code, index) => {
        // Future months have no value.
        const isAhead = `${year}-${String(index + 1).padStart(2, '0')}` > today.slice(0, 7);
        const avance = isAhead ? null : sum(found.map(({ avances }) => avances[index + 1]?.avance ?? 0));
        const targets = found.map((row) => targetOf(row, index + 1)).filter((each) => each !== null);
        const meta = targets.length > 0 ? sum(targets) : null;
        return { mes: monthCode(index + 1), avance, meta, porcentaje: share(avance, meta) };
      }),
    },
    notes: NOTES,
    period: monthName(year, month),
  };
};

/** Returns, by programme, the people followed today and those reached in each month of a year. */
async function progressOf(db: Queryable, asked: ProgrammesAsked, year: number, actor: Actor): Promise<Row[]> {
  const [from, to] = [`${year}-01-01`, `${year}-12-31`];
  return rows<Row>(
    db,
    sql`
    with ${askedProgrammes(asked, { from, to }, actor)},
    e as (
      select i.programa_id, coalesce(p.fusionado_en_id, p.paciente_id) as persona, i.estatus, i.fecha, coalesce(i.fecha_salida, ${to}) as hasta, u.zona_horaria,
        g.diagnostico_ids
      from programa_inscripcion i
      join u on u.unidad_id = i.unidad_id
      join g on g.programa_id = i.programa_id
      join paciente p on p.paciente_id = i.paciente_id
    ),
    veces as (
      select e.programa_id, e.persona, extract(month from e.fecha)::int as mes, true as alta from e where e.fecha between ${from} and ${to}
      union all
      select e.programa_id, e.persona, extract(month from x.dia)::int, false
      from e
      join paciente q on q.paciente_id = e.persona or q.fusionado_en_id = e.persona
      join consulta c on c.paciente_id = q.paciente_id and c.estatus = 'FIRMADA' and c.activo
      cross join lateral (select (c.fecha_hora at time zone e.zona_horaria)::date as dia) x
      where x.dia between greatest(e.fecha, ${from}::date) and least(e.hasta, ${to}::date)
        and (coalesce(jsonb_array_length(e.diagnostico_ids), 0) = 0
          or exists (select from consulta_diagnostico d where d.consulta_id = c.consulta_id and e.diagnostico_ids @> to_jsonb(d.diagnostico_id)))
    ),
    meses as (
      select programa_id, mes, count(distinct persona)::int as avance, (count(distinct persona) filter (where alta))::int as altas
      from veces group by 1, 2
    ),
    vencidas as (
      select s.programa_id, count(*)::int as vencidas from programa_seguimiento s join u on u.unidad_id = s.unidad_id
      where s.seguimiento = 'VENCIDA' group by 1
    )
    select g.programa_id::int as "programaId", g.nombre as "programa", g.tipo as "tipo", g.metas as "metas",
      (select count(*) from e where e.programa_id = g.programa_id and e.estatus = 'ACTIVO')::int as "inscritos",
      coalesce(v.vencidas, 0) as "vencidas",
      coalesce((select jsonb_object_agg(m.mes, jsonb_build_object('avance', m.avance, 'altas', m.altas)) from meses m where m.programa_id = g.programa_id), '{}') as "avances"
    from g left join vencidas v on v.programa_id = g.programa_id
    order by orden(g.nombre) collate "C", g.programa_id`,
  );
}
