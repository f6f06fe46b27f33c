import type { OutcomesOf } from '#platform/shared/entity-types';
import { pendingOf } from '../proveedores/exchange-line';

/** States that the steps lead to, where the document decides. */
export const propuestaCambioOutcomes: OutcomesOf<'propuesta-cambio'> = {
  /** DOMAIN b.5, 6: received once nothing of it is pending. */
  recibir: ({ tipo, lineas }) =>
    (lineas ?? []).every((line) => pendingOf(tipo, line) === 0) ? 'RECIBIDA' : 'RECIBIDA_PARCIAL',
};
