import { monthsOf } from './ration';

/** A line of a request, with its granted amount. */
export interface OutlookLine {
  readonly solicitada: number;
  readonly autorizada: number;
  readonly cuenta: number;
  readonly minimo: number | null;
  readonly cpm: number | null;
}

/** Stock of a unit in the requested supplies, before and after the delivery. */
export interface Outlook {
  readonly claves: number;
  /** Number of lines granted less than requested. */
  readonly recortadas: number;
  readonly solicitado: number;
  readonly autorizado: number;
  /** Median months of stock of the lines with known use; null without any. */
  readonly mesesAntes: number | null;
  readonly mesesDespues: number | null;
  readonly agotadasAntes: number;
  readonly agotadasDespues: number;
  readonly bajoMinimoAntes: number;
  readonly bajoMinimoDespues: number;
}

/**
 * Returns the effect of a request's amounts on the requester. Months of different supplies do not add up, so their median represents them.
 */
export function outlookOf(lines: readonly OutlookLine[]): Outlook {
  const sum = (figure: (line: OutlookLine) => number) => lines.reduce((total, line) => total + figure(line), 0);
  const count = (holds: (line: OutlookLine) => boolean) => sum((line) => Number(holds(line)));
  return {
    claves: lines.length,
    recortadas: count(({ autorizada, solicitada }) => autorizada < solicitada),
    solicitado: sum(({ solicitada }) => solicitada),
    autorizado: sum(({ autorizada }) => autorizada),
    mesesAntes: middle(lines.map((line) => monthsOf(line))),
    mesesDespues: middle(lines.map((line) => monthsOf(line, line.autorizada))),
    agotadasAntes: count(({ cuenta }) => cuenta <= 0),
    agotadasDespues: count(({ cuenta, autorizada }) => cuenta + autorizada <= 0),
    bajoMinimoAntes: count(({ cuenta, minimo }) => minimo !== null && cuenta < minimo),
    bajoMinimoDespues: count(({ cuenta, autorizada, minimo }) => minimo !== null && cuenta + autorizada < minimo),
  };
}

/** Returns the median of the known figures, to two decimals; for an even number the mean of the two middle ones. */
function middle(figures: readonly (number | null)[]): number | null {
  const known = figures.filter((each) => each !== null).toSorted((a, b) => a - b);
  if (known.length === 0) return null;
  const half = (known.length - 1) / 2;
  return Math.round(((known[Math.floor(half)]! + known[Math.ceil(half)]!) / 2) * 100) / 100;
}
