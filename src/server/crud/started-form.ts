import type { FormSpec } from '../../shared/form-spec';
import { startedForm } from '../../shared/start-values';
import type { Actor } from '../db/actor';
import { KINDS, valuesOf } from './scope';
import { today } from './today';

/** The form of a resource as the actor begins a record with it: its defaults hold today's date, and what is the actor's own. */
export function startedBy(actor: Actor, form: FormSpec): FormSpec {
  const now = new Date();
  return startedForm(form, { today: today(now), now: now.toISOString(), own: Object.fromEntries(Object.values(KINDS).map((kind) => [kind, valuesOf(kind, actor)])) });
}
