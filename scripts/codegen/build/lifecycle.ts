import { reachableStates } from '#platform/shared/lifecycle/reachable-states';
import type { Place } from '../diagnostic';
import type { SourceDocument } from '../load/source-document';
import { removeEdits, setEdits } from '../load/edit';
import { humanise } from '../load/humanise';
import type { Json } from '../load/property-node';
import type { Field, Lifecycle, Party, Stamps } from '../model';
import { pascalCase } from '../names';
import { nearest } from '../nearest';
import { suggest, type Advice } from '../suggest';
import { conditionFrom } from './condition';
import type { BuildContext } from './context';
import { partyScope } from './parties';
import { checkStamps } from './stamps';
import { buildTransition, type RawTransition } from './transition';

interface RawState {
  tone?: string;
  icon?: string;
  final?: boolean;
  void?: boolean;
  editable?: boolean;
  sealed?: boolean;
  seenBy?: string;
  sla?: { hours: number; when?: Json }[];
}
interface RawLifecycle {
  field: string;
  initial: string;
  since?: string;
  due?: string;
  stamps?: Stamps;
  editors?: string;
  unsealed?: string[];
  states: Record<string, RawState>;
  transitions: Record<string, RawTransition>;
}
type At = (...path: (string | number)[]) => Place;

/**
 * Reads the lifecycle of an entity; returns null without one. Every state must be a code of the field, reachable, and either final or left
 * by a step.
 */
export function lifecycleOf(
  document: SourceDocument,
  pascal: string,
  fields: readonly Field[],
  parties: readonly Party[],
  context: BuildContext,
): Lifecycle | null {
  const raw = (document.value as { 'x-entity': { lifecycle?: RawLifecycle } })['x-entity'].lifecycle;
  if (!raw) return null;
  const { diagnostics } = context;
  const at: At = (...path) => ({ document, path: ['x-entity', 'lifecycle', ...path] });
  const field = fields.find((candidate) => candidate.name === raw.field);
  if (!field?.enumType) {
    diagnostics.add(
      'bad-lifecycle',
      at('field'),
      `\`${raw.field}\` is not an enum field of this entity.`,
      suggest(
        raw.field,
        fields.filter((f) => f.enumType).map((f) => f.name),
      ),
    );
    return null;
  }
  if (!field.readOnly) {
    const place: Place = { document, path: ['properties', raw.field, 'readOnly'] };
    diagnostics.add(
      'bad-lifecycle',
      at('field'),
      `\`${raw.field}\` must be \`readOnly\`: whoever could write it would pass over every step.`,
      { text: 'add `"readOnly": true` to it', edits: setEdits(place, true) },
    );
  }
  const codes = field.enumType.options.map((option) => option.value);
  const states = Object.keys(raw.states);
  const open = codes.filter((code) => !states.includes(code));
  const misspelt = new Map(
    states.filter((state) => !codes.includes(state)).map((state) => [state, nearest(state, open)]),
  );
  for (const state of misspelt.keys()) {
    diagnostics.add(
      'unknown-state',
      { ...at('states', state), onKey: true },
      `\`${state}\` is not a code of \`${raw.field}\`.`,
      suggest(state, open, {
        ...suggest(state, codes),
        title: `remove \`${state}\``,
        edits: removeEdits(at('states', state)),
      }),
    );
  }
  // A misspelt or missing initial state is reported alone, without its consequences.
  const meant = states.map((state) => misspelt.get(state) ?? state);
  const nameable = [...new Set([...meant, ...open])];
  for (const code of codes) {
    if (!meant.includes(code)) {
      const state = Object.values(raw.transitions).some(({ from }) => from.includes(code)) ? {} : { final: true };
      diagnostics.add('missing-state', at('states'), `The code \`${code}\` of \`${raw.field}\` has no state.`, {
        text: `add \`"${code}": {}\``,
        edits: setEdits(at('states', code), state),
      });
    }
  }
  if (!nameable.includes(raw.initial))
    diagnostics.add(
      'unknown-state',
      at('initial'),
      `\`${raw.initial}\` is not a state.`,
      suggest(raw.initial, nameable),
    );
  checkMoments(raw, fields, at, context);
  raw.unsealed?.forEach((name, index) => {
    const [head, inner] = name.split('.');
    const named = fields.find((candidate) => candidate.name === head);
    if (!named || (inner !== undefined && !named.fields.some((candidate) => candidate.name === inner)))
      diagnostics.add(
        'bad-lifecycle',
        at('unsealed', index),
        `\`${name}\` is not a field of this entity.`,
        suggest(
          name,
          fields.map((candidate) => candidate.name),
        ),
      );
  });
  const transitions = Object.entries(raw.transitions).map(([name, transition]) =>
    buildTransition(
      {
        name,
        raw: transition,
        document,
        pascal,
        fields,
        parties,
        states: nameable,
        steps: Object.keys(raw.transitions),
        hasSince: raw.since !== undefined,
      },
      context,
    ),
  );
  checkReach(
    { ...raw, states: Object.fromEntries(states.map((state, index) => [meant[index]!, raw.states[state]!])) },
    states.filter((state) => !misspelt.has(state)),
    at,
    context,
  );
  return {
    field: raw.field,
    initial: raw.initial,
    since: raw.since ?? null,
    due: raw.due ?? null,
    stamps: raw.stamps ?? {},
    editors: raw.editors ?? null,
    unsealed: raw.unsealed ?? [],
    states: field.enumType.options.map(({ value, labels, tone, icon }) => {
      const state = raw.states[value] ?? {};
      return {
        value,
        labels,
        tone: (state.tone as typeof tone | undefined) ?? tone,
        icon: state.icon ?? icon,
        final: state.final ?? false,
        void: state.void ?? false,
        editable: state.editable ?? value === raw.initial,
        sealed: state.sealed ?? false,
        seenBy: partyScope(state.seenBy, parties, at('states', value, 'seenBy'), null, context),
        sla: (state.sla ?? []).map(({ hours, when }) => ({ hours, when: conditionFrom(when) })),
      };
    }),
    transitions,
  };
}

/** Checks that the moments of a lifecycle are fields set by the server, of the right kind. */
function checkMoments(raw: RawLifecycle, fields: readonly Field[], at: At, { diagnostics }: BuildContext): void {
  for (const keyword of ['since', 'due'] as const) {
    const name = raw[keyword];
    if (name === undefined) continue;
    const field = fields.find((candidate) => candidate.name === name);
    if (field?.kind !== 'datetime' || !field.readOnly) {
      diagnostics.add(
        'bad-lifecycle',
        at(keyword),
        `\`${name}\` is not a \`readOnly\` date-time field of this entity.`,
        suggest(
          name,
          fields.filter((f) => f.kind === 'datetime' && f.readOnly).map((f) => f.name),
          { text: `remove \`${keyword}\``, edits: removeEdits(at(keyword)) },
        ),
      );
    }
  }
  for (const [state, { sla }] of Object.entries(raw.states)) {
    if (sla && (!raw.due || !raw.since))
      diagnostics.add('bad-lifecycle', at('states', state, 'sla'), 'A time limit needs fields that hold it.', {
        text: 'name them in `since` and `due`',
        title: 'remove `sla`',
        edits: removeEdits(at('states', state, 'sla')),
      });
  }
  checkStamps(raw.stamps ?? {}, fields, (name) => at('stamps', name), diagnostics);
}

function checkReach(raw: RawLifecycle, states: readonly string[], at: At, { diagnostics }: BuildContext): void {
  // A step from or to a misspelt state is reported separately and read as the nearest state.
  const meant = (state: string) => (raw.states[state] ? state : nearest(state, Object.keys(raw.states)));
  const transitions = Object.values(raw.transitions).map(({ from, to }) => ({
    from: from.map(meant),
    to: [to].flat().map(meant),
  }));
  if (transitions.some(({ from, to }) => from.includes(null) || to.includes(null))) return;
  const reached = reachableStates(transitions, [meant(raw.initial)]);
  for (const state of states) {
    const place = { ...at('states', state), onKey: true };
    if (!reached.has(state))
      diagnostics.add(
        'unreachable-state',
        place,
        `Nothing leads from \`${raw.initial}\` to \`${state}\`.`,
        stepTo(state, raw, at),
      );
    const isLeft = transitions.some(({ from }) => from.includes(state));
    if (raw.states[state]?.final === true) {
      const step = Object.keys(raw.transitions).find((name) => raw.transitions[name]!.from.map(meant).includes(state));
      if (step !== undefined)
        diagnostics.add(
          'bad-lifecycle',
          at('states', state, 'final'),
          `\`${state}\` is final, and \`${step}\` leaves it.`,
          {
            text: 'remove `final`, or the step',
            title: 'remove `final`',
            edits: removeEdits(at('states', state, 'final')),
          },
        );
      if (raw.states[state].sla)
        diagnostics.add(
          'bad-lifecycle',
          at('states', state, 'sla'),
          `\`${state}\` is final: nobody has to leave it in time.`,
          { text: 'remove `sla`', edits: removeEdits(at('states', state, 'sla')) },
        );
    }
    if (!isLeft && raw.states[state]?.final !== true)
      diagnostics.add('dead-end', place, `Nothing leaves \`${state}\`, and it is not final.`, {
        text: 'add `"final": true` or a transition',
        title: 'add `"final": true`',
        edits: setEdits(at('states', state, 'final'), true),
      });
  }
}

/** Advises a step from the first state, with the permission of the other steps, for an unreachable state. */
function stepTo(state: string, raw: RawLifecycle, at: At): Advice {
  const name = `pasarA${pascalCase(state.toLowerCase())}`;
  const text = humanise(state);
  const step = {
    title: { es: `Pasar a «${text}»`, en: `Move to “${text}”` },
    from: [raw.initial],
    to: state,
    permission: Object.values(raw.transitions)[0]!.permission,
  };
  return {
    text: 'add a transition to it, or remove the state',
    title: `add the transition \`${name}\``,
    edits: setEdits(at('transitions', name), step),
  };
}
