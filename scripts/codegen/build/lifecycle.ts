import type { Place } from '../diagnostic';
import type { SourceDocument } from '../load/source-document';
import type { Json } from '../load/property-node';
import type { Field, Lifecycle, Stamps } from '../model';
import { didYouMean } from '../nearest';
import { conditionFrom } from './condition';
import type { BuildContext } from './context';
import { checkStamps } from './stamps';
import { buildTransition, type RawTransition } from './transition';

interface RawState { tone?: string; icon?: string; final?: boolean; editable?: boolean; sla?: { hours: number; when?: Json }[] }
interface RawLifecycle {
  field: string; initial: string; since?: string; due?: string; stamps?: Stamps;
  states: Record<string, RawState>; transitions: Record<string, RawTransition>;
}
type At = (...path: (string | number)[]) => Place;

/** The lifecycle of an entity, or null. Every state must be a code of the field, reachable, and final or left by something. */
export function lifecycleOf(document: SourceDocument, pascal: string, fields: readonly Field[], context: BuildContext): Lifecycle | null {
  const raw = (document.value as { 'x-entity': { lifecycle?: RawLifecycle } })['x-entity'].lifecycle;
  if (!raw) return null;
  const { diagnostics } = context;
  const at: At = (...path) => ({ document, path: ['x-entity', 'lifecycle', ...path] });
  const field = fields.find((candidate) => candidate.name === raw.field);
  if (!field?.enumType) {
    diagnostics.add('bad-lifecycle', at('field'), `\`${raw.field}\` is not an enum field of this entity.`, didYouMean(raw.field, fields.filter((f) => f.enumType).map((f) => f.name)));
    return null;
  }
  const codes = field.enumType.options.map((option) => option.value);
  const states = Object.keys(raw.states);
  for (const state of states) {
    if (!codes.includes(state)) diagnostics.add('unknown-state', { ...at('states', state), onKey: true }, `\`${state}\` is not a code of \`${raw.field}\`.`, didYouMean(state, codes));
  }
  for (const code of codes) {
    if (!states.includes(code)) diagnostics.add('missing-state', at('states'), `The code \`${code}\` of \`${raw.field}\` has no state.`, `add \`"${code}": {}\``);
  }
  if (!states.includes(raw.initial)) diagnostics.add('unknown-state', at('initial'), `\`${raw.initial}\` is not a state.`, didYouMean(raw.initial, states));
  checkMoments(raw, fields, at, context);
  const transitions = Object.entries(raw.transitions).map(([name, transition]) =>
    buildTransition({ name, raw: transition, document, pascal, fields, states, hasSince: raw.since !== undefined }, context));
  checkReach(raw, states, at, context);
  return {
    field: raw.field, initial: raw.initial, since: raw.since ?? null, due: raw.due ?? null, stamps: raw.stamps ?? {},
    states: field.enumType.options.map(({ value, labels, tone, icon }) => {
      const state = raw.states[value] ?? {};
      return {
        value, labels, tone: (state.tone as typeof tone | undefined) ?? tone, icon: state.icon ?? icon, final: state.final ?? false, editable: state.editable ?? value === raw.initial,
        sla: (state.sla ?? []).map(({ hours, when }) => ({ hours, when: conditionFrom(when) })),
      };
    }),
    transitions,
  };
}

/** Fields that the server writes must be its own, and of a kind that can hold what it writes. */
function checkMoments(raw: RawLifecycle, fields: readonly Field[], at: At, { diagnostics }: BuildContext): void {
  for (const keyword of ['since', 'due'] as const) {
    const name = raw[keyword];
    if (name === undefined) continue;
    const field = fields.find((candidate) => candidate.name === name);
    if (field?.kind !== 'datetime' || !field.readOnly) {
      diagnostics.add('bad-lifecycle', at(keyword), `\`${name}\` is not a \`readOnly\` date-time field of this entity.`, didYouMean(name, fields.filter((f) => f.kind === 'datetime').map((f) => f.name)));
    }
  }
  for (const [state, { sla }] of Object.entries(raw.states)) {
    if (sla && (!raw.due || !raw.since)) diagnostics.add('bad-lifecycle', at('states', state, 'sla'), 'A time limit needs fields that hold it.', 'name them in `since` and `due`');
  }
  checkStamps(raw.stamps ?? {}, fields, (name) => at('stamps', name), diagnostics);
}

function checkReach(raw: RawLifecycle, states: readonly string[], at: At, { diagnostics }: BuildContext): void {
  const transitions = Object.values(raw.transitions);
  const targets = (to: string | readonly string[]) => [to].flat();
  const reached = new Set([raw.initial]);
  for (let grown = true; grown;) {
    grown = false;
    for (const { from, to } of transitions) {
      if (!from.some((state) => reached.has(state))) continue;
      for (const target of targets(to)) if (!reached.has(target)) grown = reached.add(target).has(target);
    }
  }
  for (const state of states) {
    const place = { ...at('states', state), onKey: true };
    if (!reached.has(state)) diagnostics.add('unreachable-state', place, `Nothing leads from \`${raw.initial}\` to \`${state}\`.`);
    const isLeft = transitions.some(({ from }) => from.includes(state));
    if (!isLeft && raw.states[state]?.final !== true) diagnostics.add('dead-end', place, `Nothing leaves \`${state}\`, and it is not final.`, 'add `"final": true` or a transition');
  }
}
