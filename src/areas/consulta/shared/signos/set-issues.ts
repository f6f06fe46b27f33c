import type { Issue } from '#platform/shared/issue';
import { issueAt } from '#platform/shared/rules/issue-at';
import { unexpected, type PreviousMeasures } from './unexpected';
import type { PatientThen, VitalSigns } from './vital-signs';

const HOUR_MS = 3_600_000;
/** Age in hours after which a set counts as late; late sets need a permission. */
const OLDEST_HOURS = 24;
/** Clocks of tablets and servers differ. */
const AHEAD_MS = 5 * 60_000;

/** True when a set taken at a moment is late. */
export function isLate(fechaToma: unknown, now: Date): boolean {
  return momentOf(fechaToma) < now.getTime() - OLDEST_HOURS * HOUR_MS;
}

interface SetCheck {
  readonly now: Date;
  readonly mayBeLate: boolean;
  /** A correction keeps the moment of the set that it replaces, however old that is. */
  readonly corrects?: boolean;
}

/**
 * Faults of a set beyond its form: its time, and unexpected signs without confirmation (DOMAIN c.2.7). Values are never clipped to a limit.
 */
export function setIssues(
  signs: VitalSigns,
  patient: PatientThen,
  previous: PreviousMeasures | null,
  { now, mayBeLate, corrects = false }: SetCheck,
): readonly Issue[] {
  const { fechaToma, confirmados } = signs;
  const confirmed = new Set(confirmados);
  return [
    ...issueAt(momentOf(fechaToma) > now.getTime() + AHEAD_MS, 'fechaToma', 'SIGNOS_FUTUROS'),
    ...issueAt(isLate(fechaToma, now) && !mayBeLate && !corrects, 'fechaToma', 'SIGNOS_ANTIGUOS', {
      horas: OLDEST_HOURS,
    }),
    ...unexpected(signs, patient, previous)
      .filter(({ signo }) => !confirmed.has(signo))
      .map(({ signo, esperado }) => ({ campo: signo, codigo: 'FUERA_DE_LO_ESPERADO', params: { esperado } })),
  ];
}

const momentOf = (value: unknown): number =>
  (value instanceof Date ? value : new Date(typeof value === 'string' ? value : Number.NaN)).getTime();
