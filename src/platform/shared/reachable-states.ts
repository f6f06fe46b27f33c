interface Step<State> {
  readonly from: readonly State[];
  readonly to: readonly State[];
}

/** States that steps lead to from some states, those included. */
export function reachableStates<State>(steps: readonly Step<State>[], starts: Iterable<State>): Set<State> {
  const reached = new Set(starts);
  for (let size = -1; size < reached.size;) {
    size = reached.size;
    for (const { from, to } of steps)
      if (from.some((state) => reached.has(state))) for (const state of to) reached.add(state);
  }
  return reached;
}
