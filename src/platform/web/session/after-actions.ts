import { keepSimulation } from './simulation-store';
import type { OPERATIONS } from '#generated/shared/operations.gen';

/** Handwritten reactions to the answers of generated buttons. */
export const AFTER_ACTIONS: Readonly<Partial<Record<keyof typeof OPERATIONS, (answer: unknown) => void>>> = {
  simulacionPerfil: begin,
  simulacionUsuario: begin,
};

/** Restarts the application for the other profile, so that nothing read before is shown. */
function begin(answer: unknown): void {
  const { simulacionId } = answer as { simulacionId: string };
  if (keepSimulation({ simulacionId, from: window.location.pathname })) window.location.assign('/');
}
