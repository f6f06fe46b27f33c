import type { OutcomesOf } from '#platform/shared/entity-types';
import { linesOf } from './lines-of';

/** Resulting states of steps that depend on the document. */
export const solicitudOutcomes: OutcomesOf<'solicitud'> = {
  /** DOMAIN b.1, 10 and 11. */
  recepcion: (document) =>
    linesOf(document).some(({ diferenciaTipo }) => diferenciaTipo != null) ? 'RECIBIDA_CON_DIFERENCIAS' : 'RECIBIDA',
};
