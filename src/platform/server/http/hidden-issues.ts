import { withDefaults } from '#platform/shared/start-values';
import type { FormSpec } from '#platform/shared/form-spec';
import type { Issue } from '#platform/shared/issue';
import { isFilled, isObject, valueAt } from '#platform/shared/paths';
import { hiddenFields } from '#platform/shared/prepare-record';
import { invalid } from '../db/problem';

/**
 * Issues of fields that were sent although their condition does not hold: forms leave them out, and dropping them in silence loses what was
 * meant. A `no` means nothing: a record that was read can be sent back.
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
