import type { Fraccion } from '#generated/shared/enums.gen';
import { addDays } from '#platform/shared/dates/days';
import { addMonths } from '#platform/shared/dates/months';

/** Fields of a line that determine the rules of a prescription. */
export interface PrescribedLine {
  readonly fraccion?: Fraccion | null;
  readonly antibiotico?: boolean | null;
  readonly altoRiesgo?: boolean | null;
}

/** Validity of an ordinary prescription in days (DOMAIN a.4). */
const ORDINARY_DAYS = 3;
/** Validity of classes I and II in days: LGS 226 I and II. */
const MONTH_DAYS = 30;
/** Validity of class III in months: LGS 226 III, up to three times within six months. */
const MONTHS_OF_THIRD = 6;
/** Days of treatment per refill. */
const REFILL_DAYS = 30;

/** Classes that need a prescriber with a special authorisation (LGS 226 I–III, 234, 245). */
const CONTROLLED: readonly unknown[] = ['I', 'II', 'III'];

export function isControlledClass(fraccion: Fraccion | null | undefined): boolean {
  return CONTROLLED.includes(fraccion);
}

/** Returns the strictest class among the lines, whose rules apply to the whole prescription. */
export function strictestClass(lines: readonly PrescribedLine[]): Fraccion | null {
  const order: readonly Fraccion[] = ['I', 'II', 'III', 'IV', 'V', 'VI'];
  return order.find((each) => lines.some(({ fraccion }) => fraccion === each)) ?? null;
}

/** Returns the maximum number of fills: one for I and II, three for III, twelve for IV, one for others. */
export function mostFills(lines: readonly PrescribedLine[]): number {
  const most: Readonly<Record<Fraccion, number>> = { I: 1, II: 1, III: 3, IV: 12, V: 1, VI: 1 };
  const all = lines.map(({ fraccion }) => (fraccion ? most[fraccion] : 1));
  return all.length === 0 ? 1 : Math.min(...all);
}

/**
 * Returns the last day on which a prescription can be dispensed (DOMAIN a.4; LGS 226).
 *
 * @param issued local `yyyy-MM-dd` of its issue
 * @param fills number of times it may be dispensed
 */
export function validUntil(lines: readonly PrescribedLine[], issued: string, fills: number): string {
  switch (strictestClass(lines)) {
    case 'I':
    case 'II':
      return addDays(issued, MONTH_DAYS);
    case 'III':
      return addMonths(issued, MONTHS_OF_THIRD);
    default:
      return addDays(issued, fills > 1 ? REFILL_DAYS * fills : ORDINARY_DAYS);
  }
}

export type Retention = 'PRIMERA' | 'TERCERA' | 'AL_AGOTARSE';

/**
 * Returns when the pharmacy retains the prescription: I and II at the first dispensing, III at the third (LGS 226 I–III). One with an
 * antibiotic is retained when nothing is left to dispense (Acuerdo on the sale of antibiotics, DOF 27-05-2010).
 */
export function retentionOf(lines: readonly PrescribedLine[]): Retention | null {
  const strictest = strictestClass(lines);
  if (strictest === 'I' || strictest === 'II') return 'PRIMERA';
  if (strictest === 'III') return 'TERCERA';
  return lines.some(({ antibiotico }) => antibiotico === true) ? 'AL_AGOTARSE' : null;
}

/** Returns true when the pharmacy retains it now, after this number of fills. */
export function isRetained(lines: readonly PrescribedLine[], fills: number, isExhausted: boolean): boolean {
  const when = retentionOf(lines);
  return (
    (when === 'PRIMERA' && fills >= 1) ||
    (when === 'TERCERA' && (fills >= 3 || isExhausted)) ||
    (when === 'AL_AGOTARSE' && isExhausted)
  );
}

/** Returns true when a second person must verify the dispensing: controlled and high-risk medicines. */
export function needsSecondPerson(lines: readonly PrescribedLine[]): boolean {
  return lines.some(({ fraccion, altoRiesgo }) => isControlledClass(fraccion) || altoRiesgo === true);
}
