import { sql } from 'drizzle-orm';
import type { ReportHandler } from '#generated/server/reports.gen';
import { handOuts, type HandOutRhythm } from '#areas/programas/shared/programas/hand-outs';
import { addDays } from '#platform/shared/dates/days';
import { addMonths } from '#platform/shared/dates/months';
import { monthIndex } from '#platform/shared/dates/month-codes';
import { todayIn } from '#platform/shared/dates/moments';
import { grouped } from '#platform/shared/text/grouped';
import { rows } from '#platform/server/db/rows';
import type { ReportContext } from '#platform/server/reports/report-context';
import { FREE, PROMISED } from '#areas/inventario/server/oficina-central/free-stock';
import { askedProgrammes } from '../asked-programmes';
import { both, monthName, share } from '#platform/server/reports/figures';

const NOTES = [
  both(
    'Lo libre es lo disponible en la farmacia y el almacén de la unidad, sin lo prometido a otros. Lo que sobra en una unidad no cubre lo que falta en otra.',
    'Free is what is available in the pharmacy and the warehouse of the unit, less what is promised to others. What is too much in one unit does not cover what another lacks.',
  ),
  both(
    'Se cuenta a quienes están inscritos hoy, desde el día en que se inscribieron. Si dos programas usan el mismo insumo, véalos juntos: lo libre es el mismo.',
    'Whoever is enrolled today counts, from the day of their enrolment. Where two programmes use the same supply, look at them together: what is free is the same.',
  ),
];

type Need = {
  readonly unidadId: number;
  readonly unidad: string;
  readonly programa: string;
  readonly insumoId: number;
  readonly clave: string;
  readonly insumo: string;
  readonly cantidad: number;
  readonly periodicidad: HandOutRhythm;
  readonly desde: string;
  readonly pacienteId: number;
  readonly libre: number;
};

/** Report on the supplies that programmes will hand out in a month, by unit, beside the free stock (DOMAIN f.5, «Programas»). */
export const programasMedicinas: ReportHandler<'programasMedicinas', ReportContext> = async (
  { anio, mes, soloFaltantes, ...asked },
  { database: { orm }, actor },
) => {
  const next = addMonths(`${todayIn(actor.timeZone).slice(0, 7)}-01`, 1);
  const year = anio ?? Number(next.slice(0, 4));
  const month = mes === undefined ? Number(next.slice(5, 7)) : monthIndex(mes);
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  const found = await rows<Need>(
    orm,
    sql`
    with ${askedProgrammes(asked, { from: first, to: addDays(addMonths(first, 1), -1) }, actor)},
    prometido as (${PROMISED}),
    libres as (
      select a.unidad_id, i.insumo_id, sum(${FREE})::int as libre
      from almacen a
      join u on u.unidad_id = a.unidad_id
      join inventario i on i.almacen_id = a.almacen_id
      left join prometido p on p.almacen_id = i.almacen_id and p.insumo_id = i.insumo_id
      where a.activo and a.tipo in ('FARMACIA', 'ALMACEN_UNIDAD')
        and i.insumo_id in (select d.insumo_id from programa_insumos d join g on g.programa_id = d.programa_id)
      group by 1, 2
    )
    select u.unidad_id::int as "unidadId", u.nombre as "unidad", g.nombre as "programa", d.insumo_id::int as "insumoId", n.clave as "clave",
      concat_ws(' ', n.nombre_generico, n.concentracion) as "insumo", d.cantidad_por_paciente as "cantidad", d.periodicidad as "periodicidad",
      e.fecha::text as "desde", e.paciente_id::int as "pacienteId", coalesce(l.libre, 0) as "libre"
    from programa_inscripcion e
    join u on u.unidad_id = e.unidad_id
    join g on g.programa_id = e.programa_id
    join programa_insumos d on d.programa_id = g.programa_id
    join insumo n on n.insumo_id = d.insumo_id
    left join libres l on l.unidad_id = e.unidad_id and l.insumo_id = d.insumo_id
    where e.estatus = 'ACTIVO'
    order by orden(u.nombre) collate "C", u.unidad_id, n.clave, n.insumo_id`,
  );
  const due = found.flatMap((row) => {
    const pieces = row.cantidad * handOuts(row.periodicidad, row.desde, year, month);
    return pieces > 0 ? [{ ...row, pieces }] : [];
  });
  const needs = [...grouped(due, ({ unidadId, insumoId }) => `${unidadId} ${insumoId}`).values()].map((own) => {
    const { unidadId, unidad, insumoId, clave, insumo, libre } = own[0]!;
    const necesario = own.reduce((sum, { pieces }) => sum + pieces, 0);
    return {
      unidadId,
      unidad,
      insumoId,
      clave,
      insumo,
      libre,
      necesario,
      programas: [...new Set(own.map(({ programa }) => programa))].join(', '),
      people: new Set(own.map(({ pacienteId }) => pacienteId)),
      faltante: Math.max(0, necesario - libre),
    };
  });
  const covered = (of: readonly { necesario: number; faltante: number }[]) => {
    const [needed, missing] = [
      of.reduce((sum, each) => sum + each.necesario, 0),
      of.reduce((sum, each) => sum + each.faltante, 0),
    ];
    return share(needed - missing, needed);
  };
  const shown = soloFaltantes ? needs.filter(({ faltante }) => faltante > 0) : needs;
  return {
    rows: shown.map(({ people, unidadId: _unit, insumoId: _supply, ...row }) => ({
      ...row,
      pacientes: people.size,
      porcentaje: covered([row]),
    })),
    totals: { porcentaje: covered(shown) },
    blocks: {
      insumos: [...grouped(shown, ({ insumoId }) => insumoId).values()]
        .map((own) => {
          const sum = (of: (row: (typeof own)[number]) => number) => own.reduce((total, row) => total + of(row), 0);
          const { insumoId, insumo, clave } = own[0]!;
          return {
            insumoId,
            insumo,
            clave,
            unidades: own.length,
            pacientes: new Set(own.flatMap(({ people }) => [...people])).size,
            necesario: sum(({ necesario }) => necesario),
            libre: sum(({ libre }) => libre),
            faltante: sum(({ faltante }) => faltante),
            porcentaje: covered(own),
          };
        })
        .toSorted((one, other) => one.porcentaje! - other.porcentaje! || (one.clave < other.clave ? -1 : 1)),
    },
    notes: NOTES,
    period: monthName(year, month),
  };
};
