import type { FormSpec } from '#platform/shared/validation/form-spec';
import { todayIn } from '#platform/shared/dates/moments';
import { startedForm } from '#platform/shared/validation/start-values';
import type { Actor } from '../db/actor';
import { KINDS, valuesOf } from './reach/scope';

/**
 * Returns the form of a resource with the starting defaults of the actor: today's date and the actor's own records.
 *
 * @param day today where the record belongs, `yyyy-MM-dd`; defaults to today in the actor's time zone
 */
export function startedBy(actor: Actor, form: FormSpec, day = todayIn(actor.timeZone)): FormSpec {
  return startedForm(form, {
    today: day,
    now: new Date().toISOString(),
    own: Object.fromEntries(Object.values(KINDS).map((kind) => [kind, valuesOf(kind, actor)])),
  });
}
