import type { OutcomesOf } from '#platform/shared/entity-types';
import { linesOf } from './lines-of';

/** States that the steps lead to, where the document decides. */
export const solicitudOutcomes: OutcomesOf<'solicitud'> = {
  /** DOMAIN b.1, 10 and 11. */
  recepcion: (document) =>
    linesOf(document).some(({ diferenciaTipo }) => diferenciaTipo != null) ? 'RECIBIDA_CON_DIFERENCIAS' : 'RECIBIDA',
};
