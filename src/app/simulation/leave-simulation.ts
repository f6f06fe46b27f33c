import { dropSimulation } from '../../auth/simulation-store';

/** Back to oneself, where the trial was begun; the application starts anew, so that nothing of it stays. */
export function leaveSimulation(): void {
  window.location.assign(dropSimulation());
}
