import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { ReportHandler } from '#generated/server/reports.gen';
import type { DesgloseFarmacia, EstatusReceta } from '#generated/shared/enums.gen';
import { almacen, inventario } from '#generated/server/tables.gen';
import { SHIFT_BEGINS } from '#areas/red/shared/hospital/shifts';
import { addDays } from '#platform/shared/dates/days';
import { addMonths } from '#platform/shared/dates/months';
import { todayIn } from '#platform/shared/dates/moments';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import type { Queryable } from '#platform/server/db/database';
import { rows } from '#platform/server/db/rows';
import type { ReportContext } from '#platform/server/reports/report-context';
import { both, share } from '#platform/server/reports/figures';
import { optionTexts } from '#platform/server/reports/option-texts';
import { isWithin, periodOf, type Period } from '#platform/server/reports/period';
import { spanFrom, spansOf, stepOf, TRUNCATED } from '#platform/shared/reportes/spans';

const PERMISSION = 'reporte.farmacia';
/** Maximum number of supplies in the ranking of shortages. */
const SHORTEST = 10;

const NOTES = [
  both(
    'Se cuentan las recetas que se expidieron en el periodo para esta farmacia. Una clave está surtida cuando se entregó completa; el importe es el costo de los lotes que se entregaron.',
    'Prescriptions issued for this pharmacy in the period are counted. A supply is filled when all of it was handed over; the cost is that of the lots handed over.',
  ),
  both(
    'Minutos hasta surtir: el promedio de la expedición a la primera entrega, de las recetas que tuvieron una.',
    'Minutes to fill: the average from issue to the first handover, of prescriptions that had one.',
  ),
  both(
    'Lo que más faltó: piezas sin surtir de las recetas surtidas en parte, no surtidas o vencidas. Los acumulados son de todas las piezas que faltaron.',
    'What was short most: pieces not filled of prescriptions that were dispensed in part, not dispensed or expired. What is accumulated is of all pieces that were short.',
  ),
];

const BY_SHIFT = both(
  'Turno: aquel en que se expidió la receta, por el reloj de la unidad; la madrugada es del nocturno.',
  'Shift: the one in which the prescription was issued, by the clock of the unit; the small hours belong to the night.',
);

type By = DesgloseFarmacia | ReturnType<typeof stepOf>;

interface Figures {
  readonly recetas: number;
  readonly completas: number;
  readonly parciales: number;
  /** Undispensed prescriptions, including expired ones. */
  readonly noSurtidas: number;
  readonly vencidas: number;
  readonly porSurtir: number;
  readonly clavesPrescritas: number;
  readonly clavesSurtidas: number;
  readonly piezasPrescritas: number;
  readonly piezasSurtidas: number;
  readonly minutos: number | null;
  readonly importe: number;
}
type Row = Figures &
  Record<string, unknown> & { readonly nombre: string | null; readonly clave: unknown; readonly esTotal: boolean };

/** States of prescriptions, from filled to still fillable. */
const STATES: readonly {
  readonly state: EstatusReceta;
  readonly tono: 'success' | 'warning' | 'danger' | 'info' | null;
  readonly of: (figures: Figures) => number;
}[] = [
  { state: 'SURTIDA', tono: 'success', of: ({ completas }) => completas },
  { state: 'SURTIDA_PARCIAL', tono: 'warning', of: ({ parciales }) => parciales },
  { state: 'NO_SURTIDA', tono: 'danger', of: ({ noSurtidas, vencidas }) => noSurtidas - vencidas },
  { state: 'VENCIDA', tono: null, of: ({ vencidas }) => vencidas },
  { state: 'EMITIDA', tono: 'info', of: ({ porSurtir }) => porSurtir },
];

/** Returns the dispensing of a pharmacy and the state of its prescriptions (DOMAIN f.9, 1): the weekly cut of a state's health services. */
export const farmacia: ReportHandler<'farmacia', ReportContext> = async (
  { almacenId, por = 'DIA', ...asked },
  { database: { orm }, actor },
) => {
  const { text, ...period } = periodOf(asked, actor);
  const where = and(eq(almacen.almacenId, almacenId), scopeCondition(resourceOf('almacen'), PERMISSION, actor))!;
  const found = await rows<Row>(orm, figuresBy(por, where, period));
  const total = found.find(({ esTotal }) => esTotal);
  const spans = (await rows<Row>(orm, figuresBy(stepOf(period), where, period))).filter(({ esTotal }) => !esTotal);
  const today = todayIn(actor.timeZone);
  const halves = {
    hoy: today,
    enTresMeses: addMonths(today, 3),
    desdeCuarto: addDays(addMonths(today, 3), 1),
    enSeisMeses: addMonths(today, 6),
  };
  const [abasto, around] = [await stockByType(orm, where), await aroundIt(orm, where, period, halves)];
  const short = await shortestOf(orm, where, period);
  const option = await optionTexts('insumo', actor);
  const standing = await optionTexts('receta', actor);
  const shift = await optionTexts('entrega-turno', actor);
  const nameOf = ({ nombre, clave }: Row) =>
    por === 'TURNO' ? shift('TurnoHospital', SHIFT_BEGINS[Number(clave)]![0]) : (nombre ?? '—');
  const states = STATES.filter(({ of }) => total && of(total) > 0);
  const told = ({ nombre: _name, clave: _key, esTotal: _total, vencidas: _expired, ...figures }: Row) => ({
    ...figures,
    porcentajeRecetas: share(figures.completas, figures.recetas),
    porcentajeClaves: share(figures.clavesSurtidas, figures.clavesPrescritas),
    porcentajePiezas: share(figures.piezasSurtidas, figures.piezasPrescritas),
  });
  return {
    rows: found.filter(({ esTotal }) => !esTotal).map((row) => ({ nombre: nameOf(row), ...told(row) })),
    totals: total ? told(total) : {},
    blocks: {
      resumen: around ? [{ ...(total ? told(total) : NOTHING), ...around, ...period, ...halves }] : [],
      tramos: spans.map((row) => {
        return {
          ...spanFrom(String(row.nombre), period),
          recetas: row.recetas,
          faltaron: row.parciales + row.noSurtidas,
          porcentaje: share(row.completas, row.recetas),
        };
      }),
      // Includes every part of every bar, so that parts have a fixed order and weeks without prescriptions are visible.
      estadosTramo:
        states.length === 0
          ? []
          : spansOf(period).flatMap((span) => {
              const own = spans.find(({ nombre }) => spanFrom(String(nombre), period).primero === span.primero);
              return states.map(({ state, tono, of }) => ({
                ...span,
                codigo: state,
                estatus: standing('EstatusReceta', state),
                tono,
                recetas: own ? of(own) : 0,
              }));
            }),
      faltantes: short.map(({ insumo, faltan, hastaAqui, todas }) => ({
        insumo,
        faltan,
        acumulado: share(hastaAqui, todas),
      })),
      abasto: abasto.map((row) => ({
        ...row,
        tipo: option('TipoInsumo', row.codigo),
        porcentaje: share(row.conExistencia, row.claves),
      })),
    },
    notes: por === 'TURNO' ? [...NOTES, BY_SHIFT] : NOTES,
    period: text,
  };
};

const NOTHING = {
  recetas: 0,
  completas: 0,
  parciales: 0,
  noSurtidas: 0,
  porSurtir: 0,
  porcentajePiezas: null,
  minutos: null,
  importe: 0,
};

/** SQL of a shift's position within the day. */
const SHIFT = sql`(case ${sql.join(
  SHIFT_BEGINS.map(([, begins], place) => sql`when r.hora >= ${begins}::time then ${place}::int`).toReversed(),
  sql` `,
)} else ${SHIFT_BEGINS.length - 1}::int end)`;

const BY_KEY = sql`clave`;
const BY_NAME = sql`"nombre" nulls last`;

interface Rows {
  readonly key: SQL;
  readonly name: SQL;
  readonly join: SQL;
  readonly order: SQL;
}

const spanKey = (step: keyof typeof TRUNCATED): Rows => ({
  key: sql`date_trunc(${TRUNCATED[step]}, r.dia)::date`,
  name: sql`f.clave::text`,
  join: sql``,
  order: BY_KEY,
});

const KEYS: Readonly<Record<By, Rows>> = {
  DIA: { key: sql`r.dia`, name: sql`to_char(f.clave, 'DD-MM-YYYY')`, join: sql``, order: BY_KEY },
  TURNO: { key: SHIFT, name: sql`null`, join: sql``, order: BY_KEY },
  DISPENSADOR: {
    key: sql`r.usuario_id`,
    name: sql`(select concat_ws(' ', p.nombre, p.primer_apellido, p.segundo_apellido) from usuario u join persona p using (persona_id) where u.usuario_id = f.clave)`,
    join: sql``,
    order: BY_NAME,
  },
  SEMANA: spanKey('SEMANA'),
  MES: spanKey('MES'),
  ANIO: spanKey('ANIO'),
  PROGRAMA: {
    key: sql`g.programa_id`,
    name: sql`(select nombre from programa where programa_id = f.clave)`,
    join: sql`left join programa g on g.activo and g.diagnostico_ids @> to_jsonb(r.diagnostico_id)`,
    order: BY_NAME,
  },
};

/** Rows and their total, which is not their sum: a prescription may belong to several programmes. */
function figuresBy(by: By, where: SQL, { desde, hasta }: { readonly desde: string; readonly hasta: string }): SQL {
  const { key, name, join, order } = KEYS[by];
  const figures = sql`count(*)::int as "recetas",
      (count(*) filter (where r.estatus = 'SURTIDA'))::int as "completas",
      (count(*) filter (where r.estatus = 'SURTIDA_PARCIAL'))::int as "parciales",
      (count(*) filter (where r.estatus in ('NO_SURTIDA', 'VENCIDA')))::int as "noSurtidas",
      (count(*) filter (where r.estatus = 'VENCIDA'))::int as "vencidas",
      (count(*) filter (where r.estatus = 'EMITIDA'))::int as "porSurtir",
      coalesce(sum(r.claves), 0)::int as "clavesPrescritas", coalesce(sum(r.claves_surtidas), 0)::int as "clavesSurtidas",
      coalesce(sum(r.prescritas), 0)::int as "piezasPrescritas", coalesce(sum(r.surtidas), 0)::int as "piezasSurtidas",
      round(avg(r.minutos))::int as "minutos", coalesce(round(sum(r.importe), 2), 0)::float8 as "importe"`;
  return sql`
    with a as (select ${almacen.almacenId} as almacen_id, u.zona_horaria from ${almacen} join unidad u on u.unidad_id = ${almacen.unidadId} where ${where}),
    r as materialized (
      select r.receta_id, r.estatus, r.diagnostico_id, (r.fecha_expedicion at time zone a.zona_horaria)::date as dia,
        (r.fecha_expedicion at time zone a.zona_horaria)::time as hora, l.*, s.usuario_id,
        extract(epoch from s.primera - r.fecha_expedicion) / 60 as minutos, s.importe
      from receta r join a using (almacen_id)
      cross join lateral (
        select count(*) as claves, count(*) filter (where d.cantidad_surtida >= d.cantidad_prescrita) as claves_surtidas,
          sum(d.cantidad_prescrita) as prescritas, sum(d.cantidad_surtida) as surtidas
        from receta_detalle d where d.receta_id = r.receta_id
      ) l
      left join lateral (
        select min(x.fecha) as primera, (array_agg(x.usuario_id order by x.fecha desc))[1] as usuario_id, sum(y.importe) as importe
        from surtimiento x
        left join lateral (
          select sum(t.cantidad * o.costo_unitario) as importe from surtimiento_detalle t join lote o using (lote_id)
          where t.surtimiento_id = x.surtimiento_id
        ) y on true
        where x.receta_id = r.receta_id and x.estatus = 'VIGENTE'
      ) s on true
      where r.activo and r.estatus not in ('BORRADOR', 'CANCELADA')
        and ${isWithin(sql`r.fecha_expedicion`, sql`a.zona_horaria`, { desde, hasta })}
    ),
    f as (select ${key} as clave, ${figures} from r ${join} group by 1)
    select ${name} as "nombre", false as "esTotal", f.* from f
    union all select null, true, null, ${figures} from r having count(*) > 0
    order by "esTotal", ${order}`;
}

interface Short extends Record<string, unknown> {
  readonly insumo: string;
  readonly faltan: number;
  /** Cumulative missing pieces of this supply and those with more missing pieces. */
  readonly hastaAqui: number;
  readonly todas: number;
}

/** Returns the undispensed pieces of partly dispensed or undispensed prescriptions, largest first. */
function shortestOf(db: Queryable, where: SQL, period: Pick<Period, 'desde' | 'hasta'>): Promise<readonly Short[]> {
  const pending = sql`sum(d.cantidad_prescrita - coalesce(d.cantidad_surtida, 0))`;
  const key = sql`coalesce(n.clave, n.clave_local)`;
  return rows<Short>(
    db,
    sql`select concat_ws(' ', ${key}, n.nombre_generico, n.concentracion) as "insumo", ${pending}::int as "faltan",
        (sum(${pending}) over (order by ${pending} desc, ${key} rows unbounded preceding))::float8 as "hastaAqui", (sum(${pending}) over ())::float8 as "todas"
      from receta r join ${almacen} on ${almacen.almacenId} = r.almacen_id join unidad u on u.unidad_id = ${almacen.unidadId}
      join receta_detalle d on d.receta_id = r.receta_id join insumo n on n.insumo_id = d.insumo_id
      where ${where} and r.activo and r.estatus in ('SURTIDA_PARCIAL', 'NO_SURTIDA', 'VENCIDA')
        and ${isWithin(sql`r.fecha_expedicion`, sql`u.zona_horaria`, period)}
      group by n.insumo_id having ${pending} > 0
      order by ${pending} desc, ${key} limit ${SHORTEST}`,
  );
}

interface OfType extends Record<string, unknown> {
  readonly codigo: string;
  readonly claves: number;
  readonly conExistencia: number;
}

function stockByType(db: Queryable, where: SQL): Promise<readonly OfType[]> {
  return rows<OfType>(
    db,
    sql`select n.tipo as "codigo", count(*)::int as "claves", (count(*) filter (where ${inventario.disponible} >= 1))::int as "conExistencia"
      from ${inventario} join insumo n on n.insumo_id = ${inventario.insumoId} join ${almacen} on ${almacen.almacenId} = ${inventario.almacenId}
      where ${where} group by 1 order by 2 desc, 1`,
  );
}

interface Around extends Record<string, unknown> {
  readonly colectivos: number;
  readonly colectivosSurtidos: number;
  readonly caducaPronto: number;
  readonly caducaDespues: number;
}

/**
 * Returns the ward requests that it served in the period, and its stock that expires soon; nothing for a pharmacy outside the reader's
 * scope.
 */
async function aroundIt(
  db: Queryable,
  where: SQL,
  { desde, hasta }: { readonly desde: string; readonly hasta: string },
  { hoy, enTresMeses, desdeCuarto, enSeisMeses }: Readonly<Record<string, string>>,
): Promise<Around | undefined> {
  const sent = sql`s.activo and s.tipo = 'COLECTIVO' and s.almacen_surtidor_id = a.almacen_id
      and ${isWithin(sql`s.fecha_envio`, sql`a.zona_horaria`, { desde, hasta })}`;
  const expiring = (from: string | undefined, to: string | undefined) =>
    sql`(select coalesce(sum(l.existencia), 0) from lote l where l.almacen_id = a.almacen_id and l.existencia > 0
        and l.caducidad between ${from}::date and ${to}::date)::int`;
  const [found] = await rows<Around>(
    db,
    sql`with a as (select ${almacen.almacenId} as almacen_id, u.zona_horaria from ${almacen} join unidad u on u.unidad_id = ${almacen.unidadId} where ${where})
      select (select count(*) from solicitud s where ${sent})::int as "colectivos",
        (select count(*) from solicitud s where ${sent} and s.piezas_surtidas > 0)::int as "colectivosSurtidos",
        ${expiring(hoy, enTresMeses)} as "caducaPronto", ${expiring(desdeCuarto, enSeisMeses)} as "caducaDespues"
      from a`,
  );
  return found;
}
