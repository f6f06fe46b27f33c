import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { ReportHandler, ReportRow } from '#generated/server/reports.gen';
import { almacen, insumo, insumoConfiguracion, inventario } from '#generated/server/tables.gen';
import { averageUse, MONTHS_BACK } from '#areas/inventario/shared/inventario/average-use';
import { keyOf } from '#areas/inventario/shared/inventario/apply-changes';
import { grouped } from '#platform/shared/text/grouped';
import { todayIn } from '#platform/shared/dates/moments';
import type { Queryable } from '#platform/server/db/database';
import { consumoCorte, consumoMensual } from '#platform/server/db/system-tables';
import { rows } from '#platform/server/db/rows';
import { closeMonths } from '#areas/inventario/server/stock/close-months';
import { isItsSetting, useTotals } from '#areas/inventario/server/stock/monthly-use';
import type { ReportContext } from '#platform/server/reports/report-context';
import { both, monthName, share } from '#platform/server/reports/figures';
import { stockInReach } from '#areas/inventario/server/reports/stock-in-reach';

/** Number of recent closed months with a shortage that makes it chronic (DOMAIN f.9, 6). */
const CHRONIC = 3;
/** Maximum number of supplies in the ranking of shortages. */
const SHORTEST = 10;
const MONTHS = Array.from({ length: MONTHS_BACK }, (_, index) => index + 1);

const NOTES = [
  both(
    'Un mes cuenta como faltante si hubo un día sin existencia, o piezas que se pidieron y no se surtieron. Es crónico lo que faltó en tres meses o más.',
    'A month is short when there was a day without stock, or pieces were asked for and not supplied. What was short in three months or more is chronic.',
  ),
  both(
    'De lo que está configurado y nunca llegó, cuenta cada mes completo.',
    'Of what is set up and never came, each month counts as a whole.',
  ),
  both(
    'Lo que más faltó: piezas que no se surtieron, de todos los almacenes juntos y también de lo que no es crónico. Los acumulados son de todas esas piezas.',
    'What was short most: pieces not supplied, of all warehouses together and also of what is not chronic. What is accumulated is of all such pieces.',
  ),
];

const essentials = (db: Queryable) =>
  db.select({ insumoId: insumo.insumoId }).from(insumo).where(eq(insumo.esencial, true));

interface ShortMonth extends Record<string, unknown> {
  readonly almacenId: number;
  readonly insumoId: number;
  readonly almacen: string;
  readonly clave: string;
  readonly insumo: string;
  readonly disponible: number;
  readonly enTransito: number;
  /** Position of the month; 1 is the oldest. */
  readonly mes: number;
  readonly dias: number;
  readonly negadas: number;
}

type DaysOfMonths = Pick<ReportRow<'desabasto'>, `dias${1 | 2 | 3 | 4 | 5 | 6}`>;

/**
 * Returns shortages of the last closed months, by warehouse and supply. They are the input of planning, and the current balance does not
 * show them.
 */
export const desabasto: ReportHandler<'desabasto', ReportContext> = async (
  { soloCronicos = true, soloEsenciales, ...asked },
  { database: { orm }, actor },
) => {
  const now = new Date();
  await closeMonths(orm, now, { untold: true });
  const [year = 0, month = 1] = todayIn(actor.timeZone, now).split('-').map(Number);
  const where = and(
    stockInReach(asked, 'inventario.ver', actor),
    ...(soloEsenciales ? [inArray(inventario.insumoId, essentials(orm))] : []),
  );
  const end = `${year}-${String(month).padStart(2, '0')}-01`;
  const supplies = await shortSupplies(orm, where, end);
  const sum = (figure: 'cronicas' | 'enCero' | 'negadas' | 'dias') =>
    supplies.reduce((total, supply) => total + supply[figure], 0);
  const denied = sum('negadas');
  let soFar = 0;
  return {
    rows: async () => {
      const short = await shortMonths(orm, where, end);
      const use = await useTotals(orm, where);
      const found = [...grouped(short, keyOf)].map(([key, months]) => {
        const { almacen: place, clave, insumo: name, disponible, enTransito } = months[0]!;
        const totals = use.get(key);
        const daysIn = new Map(months.map(({ mes, dias }) => [mes, dias]));
        return {
          almacen: place,
          clave,
          insumo: name,
          meses: months.length,
          dias: months.reduce((total, { dias }) => total + dias, 0),
          negadas: months.reduce((total, { negadas }) => total + negadas, 0),
          demandaMensual: totals ? averageUse(totals).demandaMensual : null,
          disponible,
          enTransito,
          ...(Object.fromEntries(MONTHS.map((index) => [`dias${index}`, daysIn.get(index) ?? 0])) as DaysOfMonths),
        };
      });
      return (soloCronicos ? found.filter(({ meses }) => meses >= CHRONIC) : found).toSorted(
        (one, other) => other.meses - one.meses || other.dias - one.dias || other.negadas - one.negadas,
      );
    },
    blocks: {
      // Totals of all shortages, even if the rows are limited to chronic ones.
      resumen: [{ cronicas: sum('cronicas'), enCero: sum('enCero'), negadas: denied, dias: sum('dias') }],
      faltantes: supplies
        .filter(({ negadas }) => negadas > 0)
        .slice(0, SHORTEST)
        .map(({ insumo: name, negadas }) => {
          soFar += negadas;
          return { insumo: name, negadas, acumulado: share(soFar, denied) };
        }),
    },
    groups: Object.fromEntries(
      MONTHS.map((index) => [`mes${index}`, monthName(year, month - MONTHS_BACK + index - 1)]),
    ),
    notes: NOTES,
  };
};

/**
 * SQL of `short`: the months before a day, by supply and warehouse, with days without stock and denied pieces. A month without a row had
 * neither stock nor demand; it counts when the supply setting existed before its end.
 *
 * @param where selects the stock; conditions on `inventario`
 * @param end `yyyy-MM-dd`, the first day of the month after them
 */
const shortIn = (where: SQL | undefined, end: string): SQL => sql`months as (
      select m::date as mes, (m + interval '1 month')::date as until, (row_number() over (order by m))::int as place
      from generate_series(${end}::date - ${`${MONTHS_BACK} months`}::interval, ${end}::date - interval '1 month', interval '1 month') m
    ), counted as (
      select ${inventario.almacenId}::int as "almacenId", ${inventario.insumoId}::int as "insumoId", months.place as mes,
        case when ${consumoMensual.mes} is not null then ${consumoMensual.diasMes} - ${consumoMensual.diasConExistencia}
          when ${insumoConfiguracion.fechaCreacion} < months.mes then (months.until - months.mes) else 0 end as dias,
        coalesce(${consumoMensual.negadas}, 0)::int as negadas
      from ${inventario} cross join months
      join ${consumoCorte} on ${consumoCorte.almacenId} = ${inventario.almacenId} and ${consumoCorte.mes} >= months.mes
      left join ${consumoMensual} on ${consumoMensual.almacenId} = ${inventario.almacenId} and ${consumoMensual.insumoId} = ${inventario.insumoId}
        and ${consumoMensual.mes} = months.mes
      left join ${insumoConfiguracion} on ${isItsSetting}
      where ${where ?? sql`true`}
    ), short as (select * from counted where dias > 0 or negadas > 0)`;

/** Supply with shortages, over all warehouses. */
interface ShortSupply extends Record<string, unknown> {
  readonly insumo: string;
  readonly negadas: number;
  readonly dias: number;
  /** Number of warehouses with a chronic shortage. `enCero` is the number currently without stock. */
  readonly cronicas: number;
  readonly enCero: number;
}

/** Returns supplies with shortages, the most denied pieces first. */
const shortSupplies = (db: Queryable, where: SQL | undefined, end: string): Promise<ShortSupply[]> =>
  rows<ShortSupply>(
    db,
    sql`with ${shortIn(where, end)}, kept as (
      select "almacenId", "insumoId", count(*) as meses, sum(dias) as dias, sum(negadas) as negadas from short group by 1, 2
    ), supplies as (
      select k."insumoId", sum(k.negadas) as negadas, sum(k.dias) as dias, count(*) filter (where k.meses >= ${CHRONIC}) as cronicas,
        count(*) filter (where ${inventario.disponible} <= 0) as cero
      from kept k join ${inventario} on ${inventario.almacenId} = k."almacenId" and ${inventario.insumoId} = k."insumoId" group by 1
    )
    select concat_ws(' ', coalesce(${insumo.clave}, ${insumo.claveLocal}), ${insumo.nombreGenerico}, ${insumo.concentracion}) as insumo,
      s.negadas::int as negadas, s.dias::int as dias, s.cronicas::int as cronicas, s.cero::int as "enCero"
    from supplies s join ${insumo} on ${insumo.insumoId} = s."insumoId" order by s.negadas desc, 1`,
  );

/** Returns each month with a shortage, by supply and warehouse. */
const shortMonths = (db: Queryable, where: SQL | undefined, end: string): Promise<ShortMonth[]> =>
  rows<ShortMonth>(
    db,
    sql`with ${shortIn(where, end)}
    select short.*, ${almacen.nombre} as almacen, coalesce(${insumo.clave}, ${insumo.claveLocal}) as clave, ${insumo.nombreGenerico} as insumo,
      greatest(${inventario.disponible}, 0)::int as disponible, ${inventario.enTransito}::int as "enTransito"
    from short
    join ${inventario} on ${inventario.almacenId} = short."almacenId" and ${inventario.insumoId} = short."insumoId"
    join ${almacen} on ${almacen.almacenId} = short."almacenId"
    join ${insumo} on ${insumo.insumoId} = short."insumoId"
    order by ${almacen.nombre}, clave, short.mes`,
  );
