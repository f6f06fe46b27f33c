import type { Issue } from '#platform/shared/issue';
import { isFilled, type LooseRecord } from '#platform/shared/paths';
import { issueAt } from '#platform/shared/rules/issue-at';

/** Temperatures that a thermometer showed and recorded, and the range allowed for its equipment. All in °C. */
export interface Reading {
  readonly temperatura: number;
  /** Extremes since the previous reading; null when they were not read. */
  readonly minimaRegistrada: number | null;
  readonly maximaRegistrada: number | null;
  /** The allowed band, its ends included. */
  readonly minima: number;
  readonly maxima: number;
}

const HOUR_MS = 3_600_000;
/** Maximum age of a reading, in hours: after two days it is not remembered. */
const OLDEST_HOURS = 48;
/** Clocks of phones and servers differ. */
const AHEAD_MS = 10 * 60_000;

/** The reading in a record as it is stored or sent. */
export function readingOf(record: LooseRecord): Reading {
  const kept = (value: unknown) => (isFilled(value) ? Number(value) : null);
  return {
    temperatura: Number(record['temperatura']),
    minimaRegistrada: kept(record['minimaRegistrada']),
    maximaRegistrada: kept(record['maximaRegistrada']),
    minima: Number(record['minima']),
    maxima: Number(record['maxima']),
  };
}

/** The temperature that lies farthest outside the band, shown or kept; null where none does. */
export function breachOf({ temperatura, minimaRegistrada, maximaRegistrada, minima, maxima }: Reading): number | null {
  const outside = (value: number) => Math.max(minima - value, value - maxima);
  const [worst] = [temperatura, minimaRegistrada, maximaRegistrada]
    .filter((value) => value !== null)
    .filter((value) => outside(value) > 0)
    .toSorted((one, other) => outside(other) - outside(one));
  return worst ?? null;
}

/** Faults of a reading at the time of writing: its time, and a breach without an action. */
export function readingIssues(record: LooseRecord, now: Date): readonly Issue[] {
  const { fecha, accion } = record;
  const read = (fecha instanceof Date ? fecha : new Date(String(fecha))).getTime();
  return [
    ...issueAt(read > now.getTime() + AHEAD_MS, 'fecha', 'LECTURA_FUTURA'),
    ...issueAt(read < now.getTime() - OLDEST_HOURS * HOUR_MS, 'fecha', 'LECTURA_ANTIGUA', { horas: OLDEST_HOURS }),
    ...issueAt(breachOf(readingOf(record)) !== null && !isFilled(accion), 'accion', 'ACCION_FUERA_DE_RANGO', {
      minima: Number(record['minima']),
      maxima: Number(record['maxima']),
    }),
  ];
}
