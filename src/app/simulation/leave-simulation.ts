import { dropSimulation } from '../../auth/simulation-store';

/**
 * Back to oneself, where the trial was begun; the application starts anew, so that nothing of it stays. Once: whoever ends it and
 * requests that were under way tell so one after the other.
 */
export function leaveSimulation(): void {
  const from = dropSimulation();
  if (from !== null) window.location.assign(from);
}
