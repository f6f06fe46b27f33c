import type { Issue } from '#platform/shared/issue';
import { issueAt } from '#platform/shared/rules/issue-at';
import { REVERSAL_HOURS } from './limits';

const HOUR_MS = 60 * 60 * 1000;

/** DOMAIN b.4, 5: what was applied can be taken back for a while; that it is taken back once, its states see to. */
export function reversible(
  { fechaAplicacion }: { readonly fechaAplicacion: string | null },
  now: string,
): readonly Issue[] {
  const since = fechaAplicacion === null ? Infinity : Date.parse(now) - Date.parse(fechaAplicacion);
  return issueAt(since > REVERSAL_HOURS * HOUR_MS, '', 'REVERSA_FUERA_DE_PLAZO', { horas: REVERSAL_HOURS });
}
