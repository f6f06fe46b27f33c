import type { Issue } from '#platform/shared/validation/issue';
import { isFilled, type LooseRecord } from '#platform/shared/paths';
import { issueAt } from '#platform/shared/rules/issue-at';

/** Displayed and recorded temperatures of a thermometer, and the allowed range of its equipment. All in °C. */
export interface Reading {
  readonly temperatura: number;
  /** Extremes since the previous reading; null when they were not read. */
  readonly minimaRegistrada: number | null;
  readonly maximaRegistrada: number | null;
  /** Allowed range, ends included. */
  readonly minima: number;
  readonly maxima: number;
}

const HOUR_MS = 3_600_000;
/** Maximum age of a reading, in hours: people do not remember older ones. */
const OLDEST_HOURS = 48;
/** Tolerance for the different clocks of phones and servers. */
const AHEAD_MS = 10 * 60_000;

/** Returns the reading of a stored or sent record. */
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

/** Returns the temperature farthest outside the range, displayed or recorded; null without one. */
export function breachOf({ temperatura, minimaRegistrada, maximaRegistrada, minima, maxima }: Reading): number | null {
  const outside = (value: number) => Math.max(minima - value, value - maxima);
  const [worst] = [temperatura, minimaRegistrada, maximaRegistrada]
    .filter((value) => value !== null)
    .filter((value) => outside(value) > 0)
    .toSorted((one, other) => outside(other) - outside(one));
  return worst ?? null;
}

/** Returns the faults of a reading when written: its time, and a breach without an action. */
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
