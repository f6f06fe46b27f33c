import type { Issue } from '#platform/shared/validation/issue';
import { issueAt } from '#platform/shared/rules/issue-at';
import { unexpected, type PreviousMeasures } from './unexpected';
import type { PatientAt, VitalSigns } from './vital-signs';

const HOUR_MS = 3_600_000;
/** Age in hours after which a set counts as late; late sets need a permission. */
const OLDEST_HOURS = 24;
/** Tolerance for differences between the clocks of tablets and servers. */
const AHEAD_MS = 5 * 60_000;

/** Returns true when a set taken at a moment is late. */
export function isLate(fechaToma: unknown, now: Date): boolean {
  return momentOf(fechaToma) < now.getTime() - OLDEST_HOURS * HOUR_MS;
}

interface SetCheck {
  readonly now: Date;
  readonly mayBeLate: boolean;
  /** True for a correction, which retains the moment of the replaced set, regardless of its age. */
  readonly corrects?: boolean;
}

/**
 * Returns the faults of a set beyond its form: its time, and unexpected signs without confirmation (DOMAIN c.2.7). Values are never clipped
 * to a limit.
 */
export function setIssues(
  signs: VitalSigns,
  patient: PatientAt,
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
