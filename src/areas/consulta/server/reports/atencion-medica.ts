import { sql, type SQL } from 'drizzle-orm';
import type { ReportHandler } from '#generated/server/reports.gen';
import { unidad } from '#generated/server/tables.gen';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import { rows } from '#platform/server/db/rows';
import type { ReportContext } from '#platform/server/reports/report-context';
import { both, share } from '#platform/server/reports/figures';
import { isWithin, periodOf } from '#platform/server/reports/period';

/** Target wait until the first call, in minutes. */
const SOON = 60;

const NOTES = [
  both(
    'Espera: minutos de la llegada a la primera llamada, o al inicio de la consulta si no se llamó. Sin quienes no se presentaron ni cancelaron.',
    'Wait: minutes from arrival to the first call, or to the beginning of the consultation where nobody was called. Without those who did not come or cancelled.',
  ),
  both(
    'Un paciente cuenta una vez, aunque lo hayan atendido varias unidades o programas: los totales pueden ser menores que la suma.',
    'A patient counts once, in however many units or programmes: totals may be less than the sum.',
  ),
  both(
    'A un programa pertenecen las consultas firmadas y las recetas con uno de sus diagnósticos; los que no señalan diagnósticos no se cuentan.',
    'Signed consultations and prescriptions with one of its diagnoses belong to a programme; one that names no diagnoses is not counted.',
  ),
];

type By = 'UNIDAD' | 'JURISDICCION' | 'PROGRAMA';

interface Figures {
  readonly visitas: number;
  readonly atendidas: number;
  readonly noSePresento: number;
  readonly canceladas: number;
  readonly esperaMediana: number | null;
  readonly esperaP90: number | null;
  readonly esperas: number;
  readonly prontas: number;
  readonly consultas: number;
  readonly conConsulta: number;
  readonly pacientes: number;
  readonly recetas: number;
  readonly completas: number;
  readonly parciales: number;
  readonly noSurtidas: number;
  readonly porSurtir: number;
}
type Row = Figures & { readonly clave: number | null; readonly nombre: string; readonly esTotal: boolean };

/** Returns the care by a jurisdiction's units in a period, in the reader's scope (SPEC 2, «medical care»). The report names no patients. */
export const atencionMedica: ReportHandler<'atencionMedica', ReportContext> = async (
  { por = 'UNIDAD', desde, hasta, jurisdiccionId, unidadId, programaId },
  { database: { orm }, actor },
) => {
  const { text, ...period } = periodOf({ desde, hasta }, actor);
  // The scope depends on the unit alone: a prescription is also in the scope of the dispensing pharmacy, which may belong to another unit.
  const units = [
    scopeCondition(resourceOf('unidad'), 'reporte.atencion', actor),
    unidadId === undefined ? undefined : sql`${unidad.unidadId} = ${unidadId}`,
    jurisdiccionId === undefined ? undefined : sql`${unidad.jurisdiccionId} = ${jurisdiccionId}`,
  ].filter((each) => each !== undefined);
  const asked = {
    first: period.desde,
    last: period.hasta,
    programaId,
    units: units.length > 0 ? sql.join(units, sql` and `) : sql`true`,
  };
  const told = async (by: By) => {
    const found = await rows<Row & Record<string, unknown>>(orm, figuresBy(by, asked));
    return { rows: found.filter(({ esTotal }) => !esTotal), total: found.find(({ esTotal }) => esTotal) };
  };
  const main = await told(por);
  const [byUnit, byProgramme] = [
    por === 'UNIDAD' ? main : await told('UNIDAD'),
    por === 'PROGRAMA' ? main : await told('PROGRAMA'),
  ];
  const ofUnit = ({ clave, nombre }: Row) => ({ unidadId: clave, unidad: nombre, ...period });
  return {
    rows: main.rows.map((row) => ({ nombre: row.nombre, ...toldOf(row) })),
    totals: main.total ? toldOf(main.total) : {},
    blocks: {
      resumen: byUnit.total
        ? [
            {
              visitas: byUnit.total.visitas,
              esperaMediana: byUnit.total.esperaMediana,
              esperaP90: byUnit.total.esperaP90,
              consultas: byUnit.total.consultas,
              enProgramas: byProgramme.total?.pacientes ?? 0,
              recetas: byUnit.total.recetas,
              faltaron: byUnit.total.parciales + byUnit.total.noSurtidas,
              ...period,
            },
          ]
        : [],
      espera: byUnit.rows
        .filter(({ esperas }) => esperas > 0)
        .map((row) => ({
          ...ofUnit(row),
          visitas: row.visitas,
          porcentaje: share(row.prontas, row.esperas),
          esperaP90: row.esperaP90,
        })),
      consultas: byUnit.rows
        .filter(({ visitas }) => visitas > 0)
        .map((row) => ({
          ...ofUnit(row),
          visitas: row.visitas,
          porcentaje: share(row.conConsulta, row.visitas),
          consultas: row.consultas,
        })),
      surtido: byUnit.rows
        .filter(({ recetas }) => recetas > 0)
        .map((row) => ({
          ...ofUnit(row),
          porcentaje: share(row.completas, row.recetas),
          faltaron: row.parciales + row.noSurtidas,
          recetas: row.recetas,
        })),
    },
    notes: NOTES,
    period: text,
  };
};

/** Removes the columns that only serve computations. */
function toldOf({
  clave: _key,
  nombre: _name,
  esTotal: _total,
  esperas: _waits,
  prontas: _soon,
  conConsulta: _seen,
  ...told
}: Row) {
  return told;
}

interface Asked {
  readonly first: string;
  readonly last: string;
  readonly programaId: number | undefined;
  readonly units: SQL;
}

/** Key and name of each grouping. */
const GROUPS: Readonly<Record<By, { readonly key: SQL; readonly name: SQL }>> = {
  UNIDAD: {
    key: sql`u.unidad_id`,
    name: sql`(select nombre from unidad where unidad_id = k.clave)`,
  },
  JURISDICCION: {
    key: sql`u.jurisdiccion_id`,
    name: sql`coalesce((select nombre from jurisdiccion where jurisdiccion_id = k.clave), '—')`,
  },
  PROGRAMA: {
    key: sql`p.programa_id`,
    name: sql`(select nombre from programa where programa_id = k.clave)`,
  },
};

/**
 * Returns the figures of the rows and their totals: medians and numbers of patients cannot be added. Visits, notes and prescriptions are
 * counted separately, because one may have several of the others.
 */
function figuresBy(by: By, { first, last, programaId, units }: Asked): SQL {
  const { key, name } = GROUPS[by];
  const programmes = by === 'PROGRAMA' || programaId !== undefined;
  const only = programaId === undefined ? sql`true` : sql`p.programa_id = ${programaId}`;
  const withProgramme = (diagnosis: SQL) =>
    programmes ? sql`join programa p on p.activo and ${only} and p.diagnostico_ids @> to_jsonb(${diagnosis})` : sql``;
  const noteLines = programmes ? sql`join consulta_diagnostico d on d.consulta_id = c.consulta_id` : sql``;
  const visitNotes = programmes
    ? sql`join consulta c on c.visita_id = v.visita_id and c.estatus = 'FIRMADA' and c.activo ${noteLines} ${withProgramme(sql`d.diagnostico_id`)}`
    : sql``;
  const dayOf = (moment: SQL) => isWithin(moment, sql`u.zona_horaria`, { desde: first, hasta: last });
  return sql`
    with u as (select unidad_id, jurisdiccion_id, zona_horaria from ${unidad} where ${units}),
    llegadas as (
      select distinct coalesce(${key}, 0) as clave, v.visita_id, v.estatus,
        case when v.estatus not in ('NO_SE_PRESENTO', 'CANCELADA') then
          extract(epoch from coalesce(v.primera_llamada, v.ultima_llamada,
            (select min(n.fecha_hora) from consulta n where n.visita_id = v.visita_id)) - v.fecha_llegada) / 60 end as espera,
        exists (select from consulta n where n.visita_id = v.visita_id and n.estatus = 'FIRMADA' and n.activo) as con_consulta
      from visita v join u on u.unidad_id = v.unidad_id ${visitNotes}
      where v.activo and v.fecha between ${first} and ${last}
    ),
    visitas as (
      select coalesce(clave, 0) as clave, grouping(clave) as todo, count(distinct visita_id) as visitas,
        count(distinct visita_id) filter (where estatus = 'FINALIZADA') as atendidas,
        count(distinct visita_id) filter (where estatus = 'NO_SE_PRESENTO') as no_se_presento,
        count(distinct visita_id) filter (where estatus = 'CANCELADA') as canceladas,
        percentile_cont(0.5) within group (order by espera) as mediana,
        percentile_cont(0.9) within group (order by espera) as p90,
        count(distinct visita_id) filter (where espera is not null) as esperas,
        count(distinct visita_id) filter (where espera <= ${SOON}) as prontas,
        count(distinct visita_id) filter (where con_consulta) as con_consulta
      from llegadas group by grouping sets ((clave), ())
    ),
    notas as (
      select coalesce(${key}, 0) as clave, grouping(${key}) as todo, count(distinct c.consulta_id) as consultas, count(distinct c.paciente_id) as pacientes
      from consulta c join u on u.unidad_id = c.unidad_id ${noteLines} ${withProgramme(sql`d.diagnostico_id`)}
      where c.activo and c.estatus = 'FIRMADA' and ${dayOf(sql`c.fecha_hora`)}
      group by grouping sets ((${key}), ())
    ),
    recetadas as (
      select coalesce(${key}, 0) as clave, grouping(${key}) as todo, count(distinct r.receta_id) as recetas,
        count(distinct r.receta_id) filter (where r.estatus = 'SURTIDA') as completas,
        count(distinct r.receta_id) filter (where r.estatus <> 'SURTIDA' and r.piezas_surtidas > 0) as parciales,
        count(distinct r.receta_id) filter (where r.estatus in ('NO_SURTIDA', 'VENCIDA') and coalesce(r.piezas_surtidas, 0) = 0) as no_surtidas,
        count(distinct r.receta_id) filter (where r.estatus = 'EMITIDA') as por_surtir
      from receta r join u on u.unidad_id = r.unidad_id ${withProgramme(sql`r.diagnostico_id`)}
      where r.activo and r.estatus not in ('BORRADOR', 'CANCELADA') and ${dayOf(sql`r.fecha_expedicion`)}
      group by grouping sets ((${key}), ())
    ),
    claves as (select clave, todo from visitas union select clave, todo from notas union select clave, todo from recetadas)
    select nullif(clave, 0)::int as "clave", (todo = 1) as "esTotal", coalesce(${name}, '—') as "nombre",
      coalesce(v.visitas, 0)::int as "visitas", coalesce(v.atendidas, 0)::int as "atendidas",
      coalesce(v.no_se_presento, 0)::int as "noSePresento", coalesce(v.canceladas, 0)::int as "canceladas",
      round(v.mediana)::int as "esperaMediana", round(v.p90)::int as "esperaP90",
      coalesce(v.esperas, 0)::int as "esperas", coalesce(v.prontas, 0)::int as "prontas", coalesce(v.con_consulta, 0)::int as "conConsulta",
      coalesce(n.consultas, 0)::int as "consultas", coalesce(n.pacientes, 0)::int as "pacientes",
      coalesce(x.recetas, 0)::int as "recetas", coalesce(x.completas, 0)::int as "completas",
      coalesce(x.parciales, 0)::int as "parciales", coalesce(x.no_surtidas, 0)::int as "noSurtidas",
      coalesce(x.por_surtir, 0)::int as "porSurtir"
    from claves k
    left join visitas v using (clave, todo)
    left join notas n using (clave, todo)
    left join recetadas x using (clave, todo)
    order by todo, orden(coalesce(${name}, '—')) collate "C", clave`;
}
