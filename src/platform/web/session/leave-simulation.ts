import { dropSimulation } from './simulation-store';

/**
 * Returns to the page where the trial began and reloads the application, so that none of its data remain. Runs once: the user and pending
 * requests may each end the trial.
 */
export function leaveSimulation(): void {
  const from = dropSimulation();
  if (from !== null) window.location.assign(from);
}
