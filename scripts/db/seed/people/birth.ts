import { addDays, daysBetween } from '#platform/shared/dates/days';
import type { Random } from '../random';

/** Record that a generated person is for. Each kind is born on its own weekdays, so that two kinds never share a CURP. */
export type PersonKind = 'personal' | 'proveedor' | 'paciente';

const REMAINDER: Readonly<Record<PersonKind, readonly number[]>> = {
  personal: [3],
  proveedor: [5],
  paciente: [0, 1, 2, 4, 6],
};

/** Returns a date of birth between two ages in years, never after the base date. */
export function birthDate(random: Random, kind: PersonKind, baseDate: string, ages: readonly [number, number]): string {
  const latest = addDays(baseDate, -Math.ceil(ages[0] * 365.25) - 1);
  const span = Math.max(1, Math.floor((ages[1] - ages[0]) * 365.25));
  let day = addDays(latest, -random.integer(0, span));
  while (!REMAINDER[kind].includes(remainder(day))) day = addDays(day, -1);
  return day;
}

function remainder(day: string): number {
  return ((daysBetween('2000-01-01', day) % 7) + 7) % 7;
}
