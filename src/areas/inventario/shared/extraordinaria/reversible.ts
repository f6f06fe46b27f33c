import type { Issue } from '#platform/shared/validation/issue';
import { issueAt } from '#platform/shared/rules/issue-at';
import { REVERSAL_HOURS } from './limits';

const HOUR_MS = 60 * 60 * 1000;

/** DOMAIN b.4, 5: an applied document can be reversed for a limited time. The lifecycle allows one reversal only. */
export function reversible(
  { fechaAplicacion }: { readonly fechaAplicacion: string | null },
  now: string,
): readonly Issue[] {
  const since = fechaAplicacion === null ? Infinity : Date.parse(now) - Date.parse(fechaAplicacion);
  return issueAt(since > REVERSAL_HOURS * HOUR_MS, '', 'REVERSA_FUERA_DE_PLAZO', { horas: REVERSAL_HOURS });
}
