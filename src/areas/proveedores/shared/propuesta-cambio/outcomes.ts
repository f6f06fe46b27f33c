import type { OutcomesOf } from '#platform/shared/entity-types';
import { pendingOf } from '../proveedores/exchange-line';

/** Resulting states of steps that depend on the document. */
export const propuestaCambioOutcomes: OutcomesOf<'propuesta-cambio'> = {
  /** DOMAIN b.5, 6: received once no pieces are pending. */
  recibir: ({ tipo, lineas }) =>
    (lineas ?? []).every((line) => pendingOf(tipo, line) === 0) ? 'RECIBIDA' : 'RECIBIDA_PARCIAL',
};
