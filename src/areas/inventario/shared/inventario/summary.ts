import type { Holding } from './apply-changes';
import { isExpired } from './lot';
import { roundedMoney } from './rounded-money';

/** Summary of a stock row's lots: amounts in pieces, value in MXN. */
export interface StockSummary {
  readonly existencia: number;
  readonly reservada: number;
  /** Pieces of held or expired lots; their reservations do not count twice. */
  readonly noDisponible: number;
  readonly lotes: number;
  readonly proximaCaducidad: string | null;
  readonly valor: number;
}

/** Returns the totals of a holding's lots on a day (`yyyy-MM-dd`). The dispensable amount is `existencia - reservada - noDisponible`. */
export function summaryOf({ lots }: Pick<Holding, 'lots'>, day: string): StockSummary {
  const present = lots.filter(({ existencia }) => existencia > 0);
  const sum = (of: (lot: (typeof present)[number]) => number) => present.reduce((total, lot) => total + of(lot), 0);
  const fit = present.filter((lot) => lot.estatus === 'DISPONIBLE' && !isExpired(lot, day));
  const dates = fit.flatMap(({ caducidad }) => caducidad ?? []).toSorted();
  return {
    existencia: sum(({ existencia }) => existencia),
    reservada: sum(({ reservada }) => reservada),
    noDisponible: sum((lot) => (fit.includes(lot) ? 0 : lot.existencia - lot.reservada)),
    lotes: present.length,
    proximaCaducidad: dates[0] ?? null,
    valor: roundedMoney(sum(({ existencia, costoUnitario }) => existencia * costoUnitario)),
  };
}
