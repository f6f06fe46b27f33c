import type { SQL } from 'drizzle-orm';
import { todayIn } from '#platform/shared/dates/moments';
import { closeMonths } from '#areas/inventario/server/stock/close-months';
import type { OperationContext } from '#platform/server/operations/context';
import { both } from '#platform/server/reports/figures';
import { networkStanding, type Asked, type Standing } from './network-standing';

/** Maximum number of worst places listed beside the map. */
const WORST = 12;

const NOTES = [
  both(
    'Abasto: claves configuradas con al menos una pieza disponible. Críticas: sin existencia o bajo su mínimo. Tendencia: puntos de los días con existencia frente al mes anterior.',
    'In stock: configured supplies with at least one piece available. Critical: without stock or below their minimum. Trend: points of the days in stock against the month before.',
  ),
];

interface Ranked<Key> extends Omit<Asked, 'day' | 'where'> {
  readonly where: readonly SQL[];
  /** Limits the places to those of this light. */
  readonly light: Standing['semaforo'] | undefined;
  /** Returns the key by which a chart links to a place. */
  readonly keyOf: (standing: Standing) => Key;
}

/** Builds the report on units or warehouses: a ranking, a map, and the places with the largest shortages. */
export async function standingReport<Key extends object>(
  { light, keyOf, ...asked }: Ranked<Key>,
  { database: { orm }, actor }: Pick<OperationContext, 'database' | 'actor'>,
) {
  const now = new Date();
  await closeMonths(orm, now, { untold: true });
  const all = await networkStanding(orm, { ...asked, day: todayIn(actor.timeZone, now) }, actor);
  const found = light === undefined ? all : all.filter(({ semaforo }) => semaforo === light);
  const named = (each: Standing) => ({ nombre: each.nombre, porcentaje: each.porcentaje, ...keyOf(each) });
  const mapa = found.map((each) => ({
    ...named(each),
    claves: each.claves,
    latitud: each.latitud,
    longitud: each.longitud,
  }));
  return { rows: found, blocks: { mapa, ultimas: found.slice(0, WORST).map(named) }, notes: NOTES };
}
