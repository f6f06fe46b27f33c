interface Step<State> {
  readonly from: readonly State[];
  readonly to: readonly State[];
}

/** Returns the states reachable by steps from some states, including those states. */
export function reachableStates<State>(steps: readonly Step<State>[], starts: Iterable<State>): Set<State> {
  const reached = new Set(starts);
  for (let size = -1; size < reached.size;) {
    size = reached.size;
    for (const { from, to } of steps)
      if (from.some((state) => reached.has(state))) for (const state of to) reached.add(state);
  }
  return reached;
}
