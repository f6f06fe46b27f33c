import type { FormSpec } from '#platform/shared/form-spec';
import { todayIn } from '#platform/shared/dates/moments';
import { startedForm } from '#platform/shared/start-values';
import type { Actor } from '../db/actor';
import { KINDS, valuesOf } from './scope';

/**
 * The form of a resource as the actor begins a record with it: its defaults hold today's date, and what is the actor's own.
 *
 * @param day today where the record belongs, `yyyy-MM-dd`; where the actor is when left out
 */
export function startedBy(actor: Actor, form: FormSpec, day = todayIn(actor.timeZone)): FormSpec {
  return startedForm(form, {
    today: day,
    now: new Date().toISOString(),
    own: Object.fromEntries(Object.values(KINDS).map((kind) => [kind, valuesOf(kind, actor)])),
  });
}
