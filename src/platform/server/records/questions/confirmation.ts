import type { Issue } from '#platform/shared/validation/issue';
import { isObject } from '#platform/shared/paths';
import { Problem } from '../../db/problem';

/** Property by which a client confirms the values that 409 POR_CONFIRMAR named. */
const CONFIRMED = 'confirmarDatos';

/** A body without its confirmation, which is no field. */
export interface Confirmation {
  readonly body: unknown;
  readonly isConfirmed: boolean;
}

/** Separates the confirmation from a body; a body without questions stays complete. */
export function splitConfirmation(body: unknown, asks: boolean): Confirmation {
  if (!asks || !isObject(body)) return { body, isConfirmed: false };
  const { [CONFIRMED]: confirmed, ...rest } = body;
  return { body: rest, isConfirmed: confirmed === true };
}

/** @throws Problem 409 POR_CONFIRMAR with each question; nothing without questions */
export function refuseQuestions(errores: readonly Issue[]): void {
  if (errores.length > 0) throw new Problem(409, 'POR_CONFIRMAR', { errores });
}
