import type { Place } from '../diagnostic';
import type { SourceDocument } from '../load/source-document';
import type { Json } from '../load/property-node';
import type { Field, Lifecycle, Transition } from '../model';
import { didYouMean } from '../nearest';
import { checkPermission, type BuildContext } from './context';
import { textsFrom } from './texts';

interface RawTransition { title: Json; from: string[]; to: string; permission: string; guard?: string; effects?: string; confirm?: Json; form?: Json; notSameAs?: string[]; automatic?: boolean }
interface RawLifecycle { field: string; initial: string; states: Record<string, { tone?: string; icon?: string; final?: boolean }>; transitions: Record<string, RawTransition> }

/** The lifecycle of an entity, or null. Every state must be a code of the field, reachable, and final or left by something. */
export function lifecycleOf(document: SourceDocument, fields: readonly Field[], context: BuildContext): Lifecycle | null {
  const raw = (document.value as { 'x-entity': { lifecycle?: RawLifecycle } })['x-entity'].lifecycle;
  if (!raw) return null;
  const { diagnostics } = context;
  const at = (...path: (string | number)[]) => ({ document, path: ['x-entity', 'lifecycle', ...path] });
  const field = fields.find((candidate) => candidate.name === raw.field);
  if (!field?.enumType) {
    diagnostics.add('bad-lifecycle', at('field'), `\`${raw.field}\` is not an enum field of this entity.`, didYouMean(raw.field, fields.filter((f) => f.enumType).map((f) => f.name)));
    return null;
  }
  const codes = field.enumType.options.map((option) => option.value);
  const states = Object.keys(raw.states);
  const checkState = (state: string, ...path: (string | number)[]) => {
    if (!states.includes(state)) diagnostics.add('unknown-state', at(...path), `\`${state}\` is not a state.`, didYouMean(state, states));
  };
  for (const state of states) {
    if (!codes.includes(state)) diagnostics.add('unknown-state', { ...at('states', state), onKey: true }, `\`${state}\` is not a code of \`${raw.field}\`.`, didYouMean(state, codes));
  }
  for (const code of codes) {
    if (!states.includes(code)) diagnostics.add('missing-state', at('states'), `The code \`${code}\` of \`${raw.field}\` has no state.`, `add \`"${code}": {}\``);
  }
  checkState(raw.initial, 'initial');
  const names = fields.map((candidate) => candidate.name);
  for (const [name, transition] of Object.entries(raw.transitions)) {
    transition.from.forEach((state, index) => checkState(state, 'transitions', name, 'from', index));
    checkState(transition.to, 'transitions', name, 'to');
    checkPermission(context, transition.permission, at('transitions', name, 'permission'));
    transition.notSameAs?.forEach((other, index) => {
      if (!names.includes(other)) diagnostics.add('unknown-field', at('transitions', name, 'notSameAs', index), `\`${other}\` is not a field of this entity.`, didYouMean(other, names));
    });
  }
  checkReach(raw, states, at, context);
  return {
    field: raw.field,
    initial: raw.initial,
    states: field.enumType.options.map(({ value, labels, tone, icon }) => ({
      value, labels, tone: (raw.states[value]?.tone as typeof tone | undefined) ?? tone, icon: raw.states[value]?.icon ?? icon, final: raw.states[value]?.final ?? false,
    })),
    transitions: Object.entries(raw.transitions).map(([name, transition]) => transitionOf(name, transition)),
  };
}

function checkReach(raw: RawLifecycle, states: readonly string[], at: (...path: (string | number)[]) => Place, { diagnostics }: BuildContext): void {
  const transitions = Object.values(raw.transitions);
  const reached = new Set([raw.initial]);
  for (let grown = true; grown;) {
    grown = false;
    for (const { from, to } of transitions) {
      if (from.some((state) => reached.has(state)) && !reached.has(to)) grown = reached.add(to).has(to);
    }
  }
  for (const state of states) {
    const place = { ...at('states', state), onKey: true };
    if (!reached.has(state)) diagnostics.add('unreachable-state', place, `Nothing leads from \`${raw.initial}\` to \`${state}\`.`);
    const isLeft = transitions.some(({ from }) => from.includes(state));
    if (!isLeft && raw.states[state]?.final !== true) diagnostics.add('dead-end', place, `Nothing leaves \`${state}\`, and it is not final.`, 'add `"final": true` or a transition');
  }
}

function transitionOf(name: string, raw: RawTransition): Transition {
  return {
    name, labels: textsFrom(raw.title), from: raw.from, to: raw.to, permission: raw.permission, guard: raw.guard ?? null, effects: raw.effects ?? null,
    confirm: raw.confirm ? textsFrom(raw.confirm) : null, form: raw.form ?? null, notSameAs: raw.notSameAs ?? [], automatic: raw.automatic === true,
  };
}
