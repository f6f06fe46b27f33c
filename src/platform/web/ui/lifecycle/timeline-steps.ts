import type { LifecycleSpec } from '#platform/shared/lifecycle/lifecycle';
import type { WireRecord } from '../resource/wire-record';
import type { HistoryEvent } from '#platform/shared/history-event';

export interface TimelineStep {
  readonly state: string;
  /** Event that led to this state; null if unknown. */
  readonly event: HistoryEvent | null;
  /** Milliseconds in the state; null for the current state, or when the history does not show it. */
  readonly stayed: number | null;
  readonly current: boolean;
}

/**
 * Returns the states of a document, first to last; the last is the current one.
 *
 * @param events changes of state, latest first, as in the history
 */
export function timelineSteps(
  { field, initial }: Pick<LifecycleSpec, 'field' | 'initial'>,
  record: WireRecord,
  events: readonly HistoryEvent[],
): readonly TimelineStep[] {
  const now = String(record[field]);
  const entries = events.toReversed().flatMap((event) => {
    const state = event.estado?.a ?? (event.accion === 'CREAR' ? initial : null);
    return state === null ? [] : [{ state, event }];
  });
  const all: { state: string; event: HistoryEvent | null }[] =
    entries.at(-1)?.state === now ? entries : [...entries, { state: now, event: null }];
  return all.map(({ state, event }, index) => {
    const next = all[index + 1]?.event;
    return {
      state,
      event,
      stayed: event && next ? Date.parse(next.fecha) - Date.parse(event.fecha) : null,
      current: index === all.length - 1,
    };
  });
}

export interface PathState {
  readonly state: string;
  /** Event that led to this state; null if unknown, or for a state ahead. */
  readonly event: HistoryEvent | null;
  readonly place: 'passed' | 'current' | 'next';
}

/**
 * Returns the way of a document, each state once: those that it passed, in the order of their last visit, the current one, and those ahead
 * by the main steps.
 *
 * @param events changes of state, latest first, as in the history
 */
export function documentPath(
  lifecycle: Pick<LifecycleSpec, 'field' | 'initial' | 'states' | 'transitions'>,
  record: WireRecord,
  events: readonly HistoryEvent[],
): readonly PathState[] {
  const steps = timelineSteps(lifecycle, record, events);
  const state = String(record[lifecycle.field]);
  const next = wayForward(lifecycle, record, [state]);
  const visited = steps.filter(
    (step, index) => !next.includes(step.state) && steps.findLastIndex((other) => other.state === step.state) === index,
  );
  return [
    ...visited.map(({ state: of, event, current }): PathState => ({
      state: of,
      event,
      place: current ? 'current' : 'passed',
    })),
    ...next.map((of): PathState => ({ state: of, event: null, place: 'next' })),
  ];
}

/**
 * Returns the states ahead: each main step leads to its first target, until a final state or one already named.
 *
 * @param named the current state and those after it, as far as known
 */
function wayForward(
  lifecycle: Pick<LifecycleSpec, 'states' | 'transitions'>,
  record: WireRecord,
  named: readonly string[],
): readonly string[] {
  const state = named.at(-1)!;
  const step = Object.values(lifecycle.transitions).find(
    ({ from, to, tone, automatic, when }) =>
      tone === 'primary' && !automatic && from.includes(state) && !named.includes(to[0]!) && (!when || when(record)),
  );
  if (!step || lifecycle.states[state]?.final) return named.slice(1);
  return wayForward(lifecycle, record, [...named, step.to[0]!]);
}

/** Returns the states that people can reach from the current one, in schema order. */
export function nextStates(
  { transitions, states }: Pick<LifecycleSpec, 'transitions' | 'states'>,
  state: string,
): readonly string[] {
  const reached = Object.values(transitions)
    .filter(({ from, automatic }) => from.includes(state) && !automatic)
    .flatMap(({ to }) => to);
  return [...new Set(reached)]
    .filter((to) => to !== state)
    .toSorted((a, b) => (states[a]?.order ?? 0) - (states[b]?.order ?? 0));
}
