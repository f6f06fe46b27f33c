import { asc, count, eq, inArray, sql, sum } from 'drizzle-orm';
import type { ReportHandler } from '#generated/server/reports.gen';
import { almacen, inventario, kardex, lote } from '#generated/server/tables.gen';
import { grouped } from '#platform/shared/text/grouped';
import { faultText, stockFaults } from '#areas/inventario/server/stock/stock-faults';
import type { ReportContext } from '#platform/server/reports/report-context';
import { both } from '#platform/server/reports/figures';
import { stockInReach } from '#areas/inventario/server/reports/stock-in-reach';

/** Maximum number of listed faults; more than these usually share one cause. */
const MOST = 5000;
/** Maximum number of names per warehouse. */
const NAMED = 5;

/** Compares stock with its ledger (DOMAIN c.1, 1 and 2), by warehouse, within the actor's reach of the ledger. */
export const comprobacion: ReportHandler<'comprobacion', ReportContext> = async (
  { almacenId, unidadId, soloDescuadres },
  { database: { orm }, actor },
) => {
  const places = await orm
    .select({
      almacenId: almacen.almacenId,
      almacen: almacen.nombre,
      almacenClave: almacen.clave,
      claves: count(),
      existencia: sum(inventario.existencia).mapWith(Number),
    })
    .from(inventario)
    .innerJoin(almacen, eq(almacen.almacenId, inventario.almacenId))
    .where(stockInReach({ almacenId, unidadId }, 'kardex.ver', actor))
    .groupBy(almacen.almacenId, almacen.nombre, almacen.clave)
    .orderBy(asc(almacen.nombre), asc(almacen.almacenId));
  const almacenIds = places.map((place) => place.almacenId);
  const lots = await orm
    .select({ almacenId: lote.almacenId, lotes: count() })
    .from(lote)
    .where(inArray(lote.almacenId, almacenIds))
    .groupBy(lote.almacenId);
  const moved = await orm
    .select({
      almacenId: kardex.almacenId,
      movimientos: count(),
      piezas: sum(sql`${kardex.entrada} - ${kardex.salida}`).mapWith(Number),
    })
    .from(kardex)
    .where(inArray(kardex.almacenId, almacenIds))
    .groupBy(kardex.almacenId);
  const lotsOf = new Map(lots.map((row) => [row.almacenId, row.lotes]));
  const movedOf = new Map(moved.map((row) => [row.almacenId, row]));
  const faults = grouped(await stockFaults(orm, { most: MOST, almacenIds }), (fault) => fault.almacenId);
  const compared = places.map(({ almacenId: key, ...place }) => {
    const own = faults.get(key) ?? [];
    const named = own.slice(0, NAMED).map(faultText).join('; ');
    return {
      ...place,
      lotes: lotsOf.get(key) ?? 0,
      movimientos: movedOf.get(key)?.movimientos ?? 0,
      segunKardex: movedOf.get(key)?.piezas ?? 0,
      descuadres: own.length,
      detalle: own.length > NAMED ? `${named}; …` : named || null,
    };
  });
  const all = (figure: (row: (typeof compared)[number]) => number) =>
    compared.reduce((total, row) => total + figure(row), 0);
  const told = all(({ descuadres }) => descuadres);
  return {
    rows: compared
      .filter(({ descuadres }) => !soloDescuadres || descuadres > 0)
      .toSorted((a, b) => b.descuadres - a.descuadres),
    blocks: {
      resumen: [
        {
          descuadres: told,
          lotes: all(({ lotes }) => lotes),
          insumos: all(({ claves }) => claves),
          movimientos: all(({ movimientos }) => movimientos),
        },
      ],
    },
    notes: [
      told === 0
        ? both(
            'Todo cuadra: la existencia de cada lote y de cada clave es lo que suman sus movimientos.',
            'All agrees: the stock of each lot and each supply is what its movements come to.',
          )
        : both(
            `No cuadran ${told} lotes o claves. No corrija nada a mano: haga un conteo de ese almacén, que deja su ajuste en el kardex.`,
            `${told} lots or supplies do not agree. Put nothing right by hand: count that warehouse, which leaves its adjustment in the ledger.`,
          ),
    ],
  };
};
