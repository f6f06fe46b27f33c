import { STEP_FILTER } from '#platform/shared/lifecycle/step-filter';
import type { Json } from '../load/property-node';
import type { Field, Lifecycle, ListView } from '../model';
import { textsFrom } from './texts';

/** Texts of the default tabs of documents. */
const TO_DO = textsFrom({ es: 'Por atender', en: 'To do' });
const OPEN = textsFrom({ es: 'En curso', en: 'Under way' });

/** Reads `views`: the tabs of a list. By default, a list of documents has one of those to act on and one of those not yet ended. */
export function viewsOf(x: Json, lifecycle: Lifecycle | null, fields: readonly Field[]): ListView[] {
  const said = x['views'] as { readonly id: string; readonly title: Json; readonly filter: Json }[] | undefined;
  if (said) return said.map(({ id, title, filter }) => ({ id, labels: textsFrom(title), filter }));
  const state = fields.find(({ name }) => name === lifecycle?.field);
  if (!lifecycle || state?.filter !== 'set') return [];
  const steps = lifecycle.transitions.filter(({ tone, automatic }) => tone === 'primary' && !automatic);
  const open = lifecycle.states.filter(({ final }) => !final);
  return [
    ...(steps.length > 0
      ? [{ id: 'porAtender', labels: TO_DO, filter: { [STEP_FILTER]: steps.map(({ name }) => name) } }]
      : []),
    ...(open.length < lifecycle.states.length
      ? [{ id: 'enCurso', labels: OPEN, filter: { [state.name]: open.map(({ value }) => value) } }]
      : []),
  ];
}
