import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { ReportHandler } from '#generated/server/reports.gen';
import { receta } from '#generated/server/tables.gen';
import { ageAt } from '#areas/personas/shared/edad/age-at';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import { rows } from '#platform/server/db/rows';
import type { Queryable } from '#platform/server/db/database';
import type { ReportContext } from '#platform/server/reports/report-context';
import { patientName } from '#areas/pacientes/server/farmacia/patient-name';
import { both, share } from '#platform/server/reports/figures';
import { optionTexts } from '#platform/server/reports/option-texts';
import { isWithin, periodOf } from '#platform/server/reports/period';

const PERMISSION = 'reporte.recetas';
/** Maximum number of supplies in the ranking of shortages. */
const SHORTEST = 20;

const NOTES = [
  both(
    'Recetas que se expidieron en el periodo, sin borradores ni canceladas. Sin surtir: lo que se recetó y no se entregó. El importe es el costo de los lotes que se entregaron.',
    'Prescriptions issued in the period, without drafts and cancelled ones. Not filled: what was prescribed and not handed over. The cost is that of the lots handed over.',
  ),
  both(
    'Demanda insatisfecha: piezas sin surtir de las recetas que ya se cerraron, surtidas en parte, no surtidas o vencidas.',
    'Unmet demand: pieces not filled of prescriptions that have come to their end: filled in part, not filled or expired.',
  ),
];

type By = 'RENGLON' | 'MEDICO' | 'CLAVE' | 'DIAGNOSTICO' | 'PROGRAMA';

interface Line extends Record<string, unknown> {
  readonly folio: string | null;
  readonly fecha: string | null;
  readonly nombre: string | null;
  readonly primerApellido: string | null;
  readonly segundoApellido: string | null;
  readonly nacimiento: string | null;
  readonly genero: string | null;
  readonly medico: string | null;
  readonly cedula: string | null;
  readonly diagnostico: string | null;
  readonly programa: string | null;
  readonly clave: string | null;
  readonly insumo: string | null;
  readonly motivo: string | null;
  readonly recetas: number;
  readonly prescrita: number;
  readonly surtida: number;
  readonly pendiente: number;
  readonly dias: number | null;
  readonly importe: number;
}

interface Asked {
  readonly where: SQL;
  /** Condition on the lines (`d`) and their supplies (`n`). */
  readonly lines: SQL;
  readonly desde: string;
  readonly hasta: string;
}

/** Returns the prescriptions of a unit and their dispensing (DOMAIN f.9, 2). */
export const recetas: ReportHandler<'recetas', ReportContext> = async (
  { unidadId, por = 'RENGLON', personalMedicoId, servicioId, diagnosticoId, insumoId, fraccion, ...days },
  { database: { orm }, actor },
) => {
  const { text, ...period } = periodOf(days, actor);
  const asked: Asked = {
    where: and(
      eq(receta.unidadId, unidadId),
      scopeCondition(resourceOf('receta'), PERMISSION, actor),
      ...(personalMedicoId === undefined ? [] : [eq(receta.personalMedicoId, personalMedicoId)]),
      ...(servicioId === undefined
        ? []
        : [
            sql`exists (select from consulta c left join visita v on v.visita_id = c.visita_id
              where c.consulta_id = ${receta.consultaId} and coalesce(v.nucleo_id, c.nucleo_id) = ${servicioId})`,
          ]),
      ...(diagnosticoId === undefined ? [] : [eq(receta.diagnosticoId, diagnosticoId)]),
    )!,
    lines: and(
      sql`true`,
      ...(insumoId === undefined ? [] : [sql`d.insumo_id = ${insumoId}`]),
      ...(fraccion === undefined ? [] : [sql`n.fraccion = ${fraccion}`]),
    )!,
    ...period,
  };
  const option = await optionTexts('persona', actor);
  // No link in that case: the list of prescriptions cannot be filtered by supply or service.
  const leads = insumoId === undefined && fraccion === undefined && servicioId === undefined;
  return {
    rows: async () =>
      (await rows<Line>(orm, por === 'RENGLON' ? linesOf(asked) : groupsOf(por, asked))).map(
        ({ nombre, primerApellido, segundoApellido, nacimiento, genero, ...row }) => ({
          ...row,
          paciente:
            nombre === null
              ? null
              : patientName({ nombre, primerApellido: primerApellido ?? '', segundoApellido }, actor),
          edad: nacimiento === null ? null : (ageAt(nacimiento, row.fecha ?? period.hasta)?.anios ?? null),
          sexo: genero === null ? null : option('Genero', genero),
        }),
      ),
    blocks: {
      resumen: async () => [
        {
          ...(await summaryOf(orm, asked)),
          ...(leads ? period : { desde: null, hasta: null }),
        },
      ],
      faltantes: async () => {
        const short = await shortest(orm, asked);
        const missing = short.reduce((sum, { faltan }) => sum + faltan, 0);
        let soFar = 0;
        return short.slice(0, SHORTEST).map((row) => {
          soFar += row.faltan;
          return {
            ...row,
            porcentaje: share(row.prescritas - row.faltan, row.prescritas),
            acumulado: share(soFar, missing),
            ...period,
          };
        });
      },
    },
    notes: NOTES,
    period: text,
  };
};

/** SQL of the prescriptions (`r`) and their lines (`d`, of `n`), with the cost and the first dispensing of each line. */
function linesIn({ where, lines, desde, hasta }: Asked): SQL {
  return sql`
    recetadas as (
      select ${receta.recetaId} as receta_id from ${receta} join unidad u on u.unidad_id = ${receta.unidadId}
      where ${where} and ${receta.activo} and ${receta.estatus} not in ('BORRADOR', 'CANCELADA')
        and ${isWithin(sql`${receta.fechaExpedicion}`, sql`u.zona_horaria`, { desde, hasta })}
    ),
    entregadas as (
      select t.receta_detalle_id, min(f.fecha) as primera, sum(t.cantidad * o.costo_unitario) as importe
      from recetadas x join surtimiento f on f.receta_id = x.receta_id and f.estatus = 'VIGENTE' join surtimiento_detalle t using (surtimiento_id)
      join lote o on o.lote_id = t.lote_id group by 1
    ),
    renglones as materialized (
      select r.receta_id, r.folio, r.estatus, r.fecha_expedicion, r.paciente_id, r.personal_medico_id, r.medico_nombre, r.medico_cedula, r.diagnostico_id,
        u.zona_horaria, d.receta_detalle_id, d.orden, d.insumo_id, d.motivo_no_surtido_id, coalesce(n.clave, n.clave_local) as clave,
        concat_ws(' ', n.nombre_generico, n.concentracion) as insumo, d.cantidad_prescrita as prescrita, coalesce(d.cantidad_surtida, 0) as surtida,
        d.cantidad_prescrita - coalesce(d.cantidad_surtida, 0) as pendiente, s.importe,
        extract(epoch from s.primera - r.fecha_expedicion) / 86400 as dias
      from recetadas x join receta r using (receta_id) join unidad u on u.unidad_id = r.unidad_id
      join receta_detalle d on d.receta_id = r.receta_id join insumo n on n.insumo_id = d.insumo_id
      left join entregadas s on s.receta_detalle_id = d.receta_detalle_id
      where ${lines}
    )`;
}

function linesOf(asked: Asked): SQL {
  return sql`with ${linesIn(asked)}
    select l.folio, to_char(l.fecha_expedicion at time zone l.zona_horaria, 'YYYY-MM-DD') as "fecha",
      h.nombre, h.primer_apellido as "primerApellido", h.segundo_apellido as "segundoApellido", h.fecha_nacimiento::text as "nacimiento", h.genero,
      l.medico_nombre as "medico", l.medico_cedula as "cedula", concat_ws(' ', g.clave, g.nombre) as "diagnostico", null as "programa",
      l.clave, l.insumo, m.nombre as "motivo", 1 as "recetas", l.prescrita::int as "prescrita", l.surtida::int as "surtida", l.pendiente::int as "pendiente",
      round(l.dias, 1)::float8 as "dias", round(coalesce(l.importe, 0), 2)::float8 as "importe"
    from renglones l join paciente p on p.paciente_id = l.paciente_id join persona h on h.persona_id = p.persona_id
    left join diagnostico g on g.diagnostico_id = l.diagnostico_id
    left join motivo_no_surtido m on m.motivo_no_surtido_id = l.motivo_no_surtido_id
    order by l.fecha_expedicion, l.folio, l.orden`;
}

/** Key, columns and join of each grouping. */
const GROUPS: Readonly<Record<Exclude<By, 'RENGLON'>, { readonly key: SQL; readonly told: SQL; readonly join: SQL }>> =
  {
    MEDICO: {
      key: sql`l.personal_medico_id, l.medico_nombre, l.medico_cedula`,
      told: sql`l.medico_nombre as "medico", l.medico_cedula as "cedula", null as "diagnostico", null as "programa", null as "clave", null as "insumo"`,
      join: sql``,
    },
    CLAVE: {
      key: sql`l.insumo_id, l.clave, l.insumo`,
      told: sql`null as "medico", null as "cedula", null as "diagnostico", null as "programa", l.clave as "clave", l.insumo as "insumo"`,
      join: sql``,
    },
    DIAGNOSTICO: {
      key: sql`l.diagnostico_id, g.clave, g.nombre`,
      told: sql`null as "medico", null as "cedula", coalesce(concat_ws(' ', g.clave, g.nombre), '—') as "diagnostico", null as "programa", null as "clave", null as "insumo"`,
      join: sql`left join diagnostico g on g.diagnostico_id = l.diagnostico_id`,
    },
    PROGRAMA: {
      key: sql`p.programa_id, p.nombre`,
      told: sql`null as "medico", null as "cedula", null as "diagnostico", coalesce(p.nombre, '—') as "programa", null as "clave", null as "insumo"`,
      join: sql`left join programa p on p.activo and p.diagnostico_ids @> to_jsonb(l.diagnostico_id)`,
    },
  };

function groupsOf(by: Exclude<By, 'RENGLON'>, asked: Asked): SQL {
  const { key, told, join } = GROUPS[by];
  return sql`with ${linesIn(asked)}
    select null as "folio", null as "fecha", null as "nombre", null as "primerApellido", null as "segundoApellido", null as "nacimiento", null as "genero",
      ${told}, null as "motivo", count(distinct l.receta_id)::int as "recetas", sum(l.prescrita)::int as "prescrita", sum(l.surtida)::int as "surtida",
      sum(l.pendiente)::int as "pendiente", round(avg(l.dias), 1)::float8 as "dias", round(coalesce(sum(l.importe), 0), 2)::float8 as "importe"
    from renglones l ${join} group by ${key}
    order by sum(l.prescrita) desc, ${key}`;
}

const CLOSED = sql`('SURTIDA_PARCIAL', 'NO_SURTIDA', 'VENCIDA')`;

interface Summary extends Record<string, unknown> {
  readonly recetas: number;
  readonly completas: number;
  readonly faltaron: number;
  readonly claves: number;
  readonly prescritas: number;
  readonly surtidas: number;
  readonly insatisfecha: number;
  readonly importe: number;
}

async function summaryOf(db: Queryable, asked: Asked): Promise<Summary> {
  const [found] = await rows<Summary>(
    db,
    sql`with ${linesIn(asked)}
      select count(distinct receta_id)::int as "recetas", (count(distinct receta_id) filter (where estatus = 'SURTIDA'))::int as "completas",
        (count(distinct receta_id) filter (where estatus in ${CLOSED}))::int as "faltaron", count(distinct insumo_id)::int as "claves",
        coalesce(sum(prescrita), 0)::int as "prescritas", coalesce(sum(surtida), 0)::int as "surtidas",
        coalesce(sum(pendiente) filter (where estatus in ${CLOSED}), 0)::int as "insatisfecha", round(coalesce(sum(importe), 0), 2)::float8 as "importe"
      from renglones`,
  );
  return found!;
}

interface Short extends Record<string, unknown> {
  readonly insumoId: number;
  readonly insumo: string;
  readonly prescritas: number;
  readonly faltan: number;
}

/** Returns the undispensed pieces of ended prescriptions, largest first. */
function shortest(db: Queryable, asked: Asked): Promise<readonly Short[]> {
  return rows<Short>(
    db,
    sql`with ${linesIn(asked)}
      select insumo_id::int as "insumoId", concat_ws(' ', clave, insumo) as "insumo", sum(prescrita)::int as "prescritas", sum(pendiente)::int as "faltan"
      from renglones where estatus in ${CLOSED} group by insumo_id, clave, insumo having sum(pendiente) > 0
      order by sum(pendiente) desc, clave`,
  );
}
