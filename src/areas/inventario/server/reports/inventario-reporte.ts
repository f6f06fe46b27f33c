import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { ReportHandler } from '#generated/server/reports.gen';
import { inventario, lote } from '#generated/server/tables.gen';
import type { NivelAbasto } from '#generated/shared/enums.gen';
import { keyOf } from '#areas/inventario/shared/inventario/apply-changes';
import { EXPIRY_LIMITS, expiryLight } from '#areas/inventario/shared/inventario/expiry-light';
import { addDays, daysBetween, displayDate } from '#platform/shared/dates/days';
import { todayIn } from '#platform/shared/dates/moments';
import { rounded } from '#platform/shared/text/rounded';
import { resourceOf } from '#platform/server/records/resources';
import { likePattern } from '#platform/server/listing/search/like-pattern';
import { scopeCondition } from '#platform/server/records/reach/scope';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { rows } from '#platform/server/db/rows';
import { closeMonths } from '../stock/close-months';
import { monthlyUse } from '../stock/monthly-use';
import type { ReportContext } from '#platform/server/reports/report-context';
import { both, share } from '#platform/server/reports/figures';
import { optionTexts } from '#platform/server/reports/option-texts';
import { stockInReach, type StockAsked } from './stock-in-reach';

const PERMISSION = 'reporte.inventario';
const LEVELS: readonly NivelAbasto[] = ['SIN_EXISTENCIA', 'CRITICO', 'BAJO', 'OPTIMO', 'SOBREABASTO', 'SIN_CONFIGURAR'];

const NOW = both(
  'En camino, apartado, disponible, niveles y consumo son los de este momento. Consumo mensual: el promedio de los últimos meses cerrados.',
  'What is under way, reserved and available, levels and use are those of this moment. Monthly use: the average of the last closed months.',
);
const THEN = both(
  'De una fecha pasada se sabe lo que había, lote por lote, por el kardex; lo apartado, los niveles y el consumo de entonces no se guardan.',
  'Of a past date the ledger tells what there was, lot by lot; what was reserved, the levels and the use of then are not kept.',
);

const OF_LIGHT = both(
  'Con un semáforo cuentan solo los lotes de ese color al día del reporte; los que no caducan no tienen ninguno. Mínimo, máximo, consumo y nivel son de toda la clave, y los niveles cuentan las claves que tienen tales lotes.',
  'With a light only the lots of that light on the day of the report count; those that do not expire have none. Minimum, maximum, use and level are of the whole supply, and levels count the supplies that have such lots.',
);

/** Stock of a supply in a warehouse, or of one of its lots. */
interface Stock extends Record<string, unknown> {
  readonly almacenId: number;
  readonly insumoId: number;
  readonly almacen: string;
  readonly clave: string;
  readonly insumo: string;
  readonly codigo: string;
  readonly lote: string | null;
  readonly caducidad: string | null;
  readonly ubicacion: string | null;
  readonly fuente: string | null;
  readonly existencia: number;
  readonly reservada: number | null;
  readonly disponible: number | null;
  readonly enTransito: number | null;
  readonly minimo: number | null;
  readonly maximo: number | null;
  readonly nivel: NivelAbasto | null;
  readonly valor: number;
}

/** Returns the valued stock at a date (DOMAIN f.9, 3). */
export const inventarioReporte: ReportHandler<'inventarioReporte', ReportContext> = async (
  { fechaCorte, porLote = false, tipo, grupo, nivelAbasto, semaforo, soloControlados, soloRedFria, ...asked },
  { database: { orm }, actor },
) => {
  const now = new Date();
  const today = todayIn(actor.timeZone, now);
  // Today's closing stock is unknown until the day ends, so today uses the current stock.
  const past = fechaCorte !== undefined && fechaCorte < today ? fechaCorte : null;
  const supplies = and(
    sql`true`,
    ...(tipo === undefined ? [] : [sql`n.tipo = ${tipo}`]),
    ...(grupo === undefined ? [] : [sql`plano(n.grupo_terapeutico) like ${likePattern(grupo)}`]),
    ...(soloControlados ? [sql`n.fraccion in ('I', 'II', 'III')`] : []),
    ...(soloRedFria ? [sql`n.red_fria`] : []),
  )!;
  const day = past ?? today;
  const allLots = await rows<Stock>(
    orm,
    past === null ? lotsNow(asked, supplies, today, actor) : lotsThen(asked, supplies, past, actor),
  );
  const lots = semaforo === undefined ? allLots : allLots.filter((lot) => expiryLight(lot, day) === semaforo);
  const withLots = new Set(lots.map(keyOf));
  const levels = (past === null ? await supplyStock(orm, asked, supplies, actor) : []).filter(
    (row) => semaforo === undefined || withLots.has(keyOf(row)),
  );
  const level = new Map(levels.map((row) => [keyOf(row), row]));
  const isAsked = (row: Stock) => nivelAbasto === undefined || level.get(keyOf(row))?.nivel === nivelAbasto;
  const bySupply = past === null && semaforo === undefined ? levels : together(lots, level);
  const told = (porLote ? lots : bySupply).filter(isAsked);
  const useOfMonths = async () => {
    if (past !== null) return new Map<string, number>();
    await closeMonths(orm, now, { untold: true });
    return monthlyUse(orm, stockInReach(asked, PERMISSION, actor));
  };
  const option = await optionTexts('inventario', actor);
  const kind = await optionTexts('insumo', actor);
  const valued = lots.filter(isAsked);
  const total = sumOf(valued.map(({ valor }) => valor));
  // The stock list cannot filter by group, traffic light, fraction or cold chain. The figures have no link to it then.
  const leads = grupo === undefined && semaforo === undefined && !soloControlados && !soloRedFria;
  const configured = levels.filter((row) => row.maximo !== null && isAsked(row));
  return {
    rows: async () => {
      const use = await useOfMonths();
      return told.map(({ almacenId, insumoId, codigo, nivel, ...row }) => {
        const key = keyOf({ almacenId, insumoId });
        const cpm = use.get(key) ?? null;
        return {
          ...row,
          valor: rounded(row.valor),
          tipo: kind('TipoInsumo', codigo),
          nivel: nivel === null ? null : option('NivelAbasto', nivel),
          dias: row.caducidad === null ? null : daysBetween(day, row.caducidad),
          cpm: porLote ? null : cpm,
          meses: porLote || !cpm ? null : rounded((row.disponible ?? 0) / cpm),
          costo: row.existencia > 0 ? rounded(row.valor / row.existencia) : null,
        };
      });
    },
    blocks: {
      resumen: [
        {
          claves: new Set(valued.map(({ insumoId }) => insumoId)).size,
          piezas: sumOf(valued.map(({ existencia }) => existencia)),
          valor: rounded(total),
          sinExistencia: past === null ? configured.filter(({ nivel }) => nivel === 'SIN_EXISTENCIA').length : null,
          critico: past === null ? configured.filter(({ nivel }) => nivel === 'CRITICO').length : null,
          porCaducar: rounded(valueBetween(valued, day, addDays(day, EXPIRY_LIMITS.ROJO))),
          caducado: rounded(valueBetween(valued, '', addDays(day, -1))),
        },
      ],
      niveles: LEVELS.map((codigo) => {
        const claves = levels.filter((row) => row.nivel === codigo && isAsked(row)).length;
        const todas = levels.filter(isAsked).length;
        return {
          codigo: leads ? codigo : null,
          nivel: option('NivelAbasto', codigo),
          claves,
          todas,
          porcentaje: share(claves, todas),
        };
      }).filter(({ claves }) => claves > 0),
      valorPorTipo: [...new Set(valued.map(({ codigo }) => codigo))]
        .map((codigo) => {
          const valor = sumOf(valued.filter((row) => row.codigo === codigo).map((row) => row.valor));
          return {
            tipo: kind('TipoInsumo', codigo),
            valor: rounded(valor),
            todo: rounded(total),
            porcentaje: share(valor, total),
          };
        })
        .toSorted((a, b) => b.valor - a.valor),
    },
    notes: [past === null ? NOW : THEN, ...(semaforo === undefined ? [] : [OF_LIGHT])],
    period:
      past === null
        ? both(`Al ${displayDate(today)}`, `On ${displayDate(today)}`)
        : both(`Al cierre del ${displayDate(past)}`, `At the end of ${displayDate(past)}`),
  };
};

const sumOf = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0);

/**
 * @param from first day, included
 * @param to last day, included
 */
const valueBetween = (lots: readonly Stock[], from: string, to: string) =>
  sumOf(
    lots
      .filter(({ caducidad }) => caducidad !== null && caducidad >= from && caducidad <= to)
      .map(({ valor }) => valor),
  );

/** Merges the lots of each supply in a warehouse into one row, with the supply's levels where known. */
function together(lots: readonly Stock[], levels: ReadonlyMap<string, Stock>): Stock[] {
  const supplies = new Map<string, Stock>();
  for (const lot of lots) {
    const before = supplies.get(keyOf(lot));
    const { minimo = null, maximo = null, nivel = null } = levels.get(keyOf(lot)) ?? {};
    supplies.set(keyOf(lot), {
      ...lot,
      lote: null,
      caducidad: null,
      ubicacion: null,
      fuente: null,
      minimo,
      maximo,
      nivel,
      existencia: lot.existencia + (before?.existencia ?? 0),
      // Null for a past day.
      reservada: lot.reservada === null ? null : lot.reservada + (before?.reservada ?? 0),
      disponible: lot.disponible === null ? null : lot.disponible + (before?.disponible ?? 0),
      valor: lot.valor + (before?.valor ?? 0),
    });
  }
  return [...supplies.values()];
}

const NAMES = sql`${lote.almacenId}::int as "almacenId", ${lote.insumoId}::int as "insumoId", a.nombre as "almacen", coalesce(n.clave, n.clave_local) as "clave",
  concat_ws(' ', n.nombre_generico, n.concentracion) as "insumo", n.tipo as "codigo", ${lote.numeroLote} as "lote", ${lote.caducidad}::text as "caducidad",
  ${lote.ubicacionCodigo} as "ubicacion", f.nombre as "fuente"`;
const JOINS = sql`join almacen a on a.almacen_id = ${lote.almacenId} join unidad u on u.unidad_id = a.unidad_id join insumo n on n.insumo_id = ${lote.insumoId}
  left join fuente_financiamiento f on f.fuente_financiamiento_id = ${lote.fuenteFinanciamientoId}`;
const ORDER = sql`order by a.nombre, "clave", ${lote.caducidad} nulls last, ${lote.loteId}`;

function lotsAsked({ almacenId, unidadId, jurisdiccionId }: StockAsked, actor: Actor): SQL {
  return and(
    sql`true`,
    scopeCondition(resourceOf('lote'), PERMISSION, actor),
    ...(almacenId === undefined ? [] : [eq(lote.almacenId, almacenId)]),
    ...(unidadId === undefined ? [] : [eq(lote.unidadId, unidadId)]),
    ...(jurisdiccionId === undefined ? [] : [eq(lote.jurisdiccionId, jurisdiccionId)]),
  )!;
}

function lotsNow(asked: StockAsked, supplies: SQL, today: string, actor: Actor): SQL {
  return sql`select ${NAMES}, ${lote.existencia}::int as "existencia", ${lote.reservada}::int as "reservada", (case when ${lote.estatus} = 'DISPONIBLE' and (${lote.caducidad} is null or ${lote.caducidad} >= ${today}::date) then ${lote.existencia} - ${lote.reservada} else 0 end)::int as "disponible",
      null as "enTransito", null as "minimo", null as "maximo", null as "nivel", (${lote.existencia} * ${lote.costoUnitario})::float8 as "valor"
    from ${lote} ${JOINS} where ${lotsAsked(asked, actor)} and ${supplies} and ${lote.existencia} > 0 ${ORDER}`;
}

/** Selects the lots at the end of a past day, each with the balance of its last movement until then. */
function lotsThen(asked: StockAsked, supplies: SQL, day: string, actor: Actor): SQL {
  return sql`select ${NAMES}, k.saldo_lote::int as "existencia", null as "reservada", null as "disponible", null as "enTransito", null as "minimo", null as "maximo",
      null as "nivel", (k.saldo_lote * ${lote.costoUnitario})::float8 as "valor"
    from ${lote} ${JOINS}
    join lateral (
      select x.saldo_lote from kardex x where x.lote_id = ${lote.loteId} and x.fecha_movimiento < (${addDays(day, 1)}::date::timestamp at time zone u.zona_horaria)
      order by x.fecha_movimiento desc, x.kardex_id desc limit 1
    ) k on k.saldo_lote > 0
    where ${lotsAsked(asked, actor)} and ${supplies} ${ORDER}`;
}

function supplyStock(db: Queryable, asked: StockAsked, supplies: SQL, actor: Actor): Promise<Stock[]> {
  return rows<Stock>(
    db,
    sql`select ${inventario.almacenId}::int as "almacenId", ${inventario.insumoId}::int as "insumoId", a.nombre as "almacen", coalesce(n.clave, n.clave_local) as "clave",
        concat_ws(' ', n.nombre_generico, n.concentracion) as "insumo", n.tipo as "codigo", null as "lote", null as "caducidad", null as "ubicacion", null as "fuente",
        ${inventario.existencia}::int as "existencia", ${inventario.reservada}::int as "reservada", ${inventario.disponible}::int as "disponible",
        ${inventario.enTransito}::int as "enTransito", ${inventario.minimo}::int as "minimo", ${inventario.maximo}::int as "maximo", ${inventario.nivelAbasto} as "nivel",
        ${inventario.valor}::float8 as "valor"
      from ${inventario} join almacen a on a.almacen_id = ${inventario.almacenId} join insumo n on n.insumo_id = ${inventario.insumoId}
      where ${and(stockInReach(asked, PERMISSION, actor), supplies)} order by a.nombre, "clave"`,
  );
}
