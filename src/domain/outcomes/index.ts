import type { Outcomes } from '../../../generated/shared/lifecycle-functions.gen';
import { linesOf } from '../solicitud/lines-of';

/** The functions that choose the state a step leads to. A name without a function here does not compile. */
export const outcomes: Outcomes = {
  /** DOMAIN b.1, 10 and 11. */
  solicitudRecepcion: (document) =>
    linesOf(document).some(({ diferenciaTipo }) => diferenciaTipo != null) ? 'RECIBIDA_CON_DIFERENCIAS' : 'RECIBIDA',
};
