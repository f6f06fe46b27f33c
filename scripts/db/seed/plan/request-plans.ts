import type { Solicitud } from '#generated/shared/types.gen';

/** Requests of the demo in each state (DOMAIN g: 620, 25 to authorise, 12 in transit, 6 with differences). */
export const REQUESTS_BY_STATE: readonly (readonly [Solicitud['estatus'], number])[] = [
  ['BORRADOR', 14],
  ['ENVIADA', 18],
  ['EN_REVISION', 7],
  ['AUTORIZADA', 16],
  ['RECHAZADA', 24],
  ['EN_SURTIMIENTO', 9],
  ['SURTIDA', 8],
  ['EN_TRANSITO', 12],
  ['RECIBIDA', 10],
  ['RECIBIDA_CON_DIFERENCIAS', 6],
  ['CANCELADA', 20],
  ['CERRADA', 476],
];

/** Number of steps that a document in each state has taken, in order. */
const REACHED: Readonly<Record<Solicitud['estatus'], number>> = {
  BORRADOR: 0,
  CANCELADA: 0,
  ENVIADA: 1,
  EN_REVISION: 2,
  RECHAZADA: 2,
  AUTORIZADA: 3,
  EN_SURTIMIENTO: 4,
  SURTIDA: 5,
  EN_TRANSITO: 6,
  RECIBIDA: 7,
  RECIBIDA_CON_DIFERENCIAS: 7,
  CERRADA: 8,
};

export type RequestStep = 'sent' | 'reviewed' | 'authorised' | 'picking' | 'picked' | 'shipped' | 'received' | 'closed';
const STEPS: readonly RequestStep[] = [
  'sent',
  'reviewed',
  'authorised',
  'picking',
  'picked',
  'shipped',
  'received',
  'closed',
];

/** Returns true when a document in this state has taken a step. */
export function hasBeen(state: Solicitud['estatus'], step: RequestStep): boolean {
  return REACHED[state] > STEPS.indexOf(step);
}
