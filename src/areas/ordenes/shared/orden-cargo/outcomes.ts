import type { OutcomesOf } from '#platform/shared/entity-types';
import { linesOf, pendingOf } from './lines';

/** States that the steps lead to, where the document decides. */
export const ordenCargoOutcomes: OutcomesOf<'orden-cargo'> = {
  /** DOMAIN b.2, 2b: an order that a rule lets pass needs no authorisation. */
  enviar: ({ autorizacionAutomatica }) => (autorizacionAutomatica === true ? 'AUTORIZADA' : 'PENDIENTE_AUTORIZAR'),
  /** A regularised or credited order keeps its state. */
  igual: ({ estatus }) => estatus as 'RECIBIDA' | 'CERRADA',
  /** DOMAIN b.2, 10: an unauthorised urgent order returns to waiting for authorisation. */
  soltar: ({ autorizacionAutomatica, autorizadaPorId }) =>
    autorizacionAutomatica === true || autorizadaPorId !== null ? 'AUTORIZADA' : 'PENDIENTE_AUTORIZAR',
  /** DOMAIN b.2, 6: prepared line by line until the preparer finishes. */
  surtir: (document, { finalizar }) => {
    const pending = linesOf(document).some((line) => pendingOf(line) > 0);
    if (!pending) return 'SURTIDA';
    return finalizar || document.estatus !== 'EN_SURTIMIENTO' ? 'SURTIDA_PARCIAL' : 'EN_SURTIMIENTO';
  },
};
