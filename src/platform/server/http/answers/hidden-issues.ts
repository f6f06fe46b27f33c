import { withDefaults } from '#platform/shared/validation/start-values';
import type { FormSpec } from '#platform/shared/validation/form-spec';
import type { Issue } from '#platform/shared/validation/issue';
import { isFilled, isObject, valueAt } from '#platform/shared/paths';
import { hiddenFields } from '#platform/shared/validation/prepare-record';
import { invalid } from '#platform/server/db/problem';

/**
 * Returns issues of submitted fields whose condition does not hold. Forms omit them, and dropping them silently would lose input. `false`
 * is ignored, so that a record can be sent back as read.
 */
export function hiddenIssues(form: FormSpec, sent: unknown): Issue[] {
  if (!isObject(sent)) return [];
  return hiddenFields(form, withDefaults(form, sent))
    .filter((path) => isFilled(valueAt(sent, path)) && valueAt(sent, path) !== false)
    .map((campo) => ({ campo, codigo: 'CAMPO_NO_APLICA', params: {} }));
}

/** @throws Problem 422 naming each field that does not apply. */
export function refuseHidden(form: FormSpec, sent: unknown): void {
  const issues = hiddenIssues(form, sent);
  if (issues.length > 0) throw invalid(issues);
}
