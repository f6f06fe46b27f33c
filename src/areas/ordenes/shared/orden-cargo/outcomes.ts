import type { OutcomesOf } from '#platform/shared/entity-types';
import { linesOf, pendingOf } from './lines';

/** Resulting states of steps that depend on the document. */
export const ordenCargoOutcomes: OutcomesOf<'orden-cargo'> = {
  /** DOMAIN b.2, 2b: an order authorised by a rule skips authorisation. */
  enviar: ({ autorizacionAutomatica }) => (autorizacionAutomatica === true ? 'AUTORIZADA' : 'PENDIENTE_AUTORIZAR'),
  /** A regularised or credited order keeps its state. */
  igual: ({ estatus }) => estatus as 'RECIBIDA' | 'CERRADA',
  /** DOMAIN b.2, 10: an unauthorised urgent order returns to waiting for authorisation. */
  soltar: ({ autorizacionAutomatica, autorizadaPorId }) =>
    autorizacionAutomatica === true || autorizadaPorId !== null ? 'AUTORIZADA' : 'PENDIENTE_AUTORIZAR',
  /** DOMAIN b.2, 6: an order stays in preparation until all its lines are dispensed or the preparer finishes. */
  surtir: (document, { finalizar }) => {
    const pending = linesOf(document).some((line) => pendingOf(line) > 0);
    if (!pending) return 'SURTIDA';
    return finalizar || document.estatus !== 'EN_SURTIMIENTO' ? 'SURTIDA_PARCIAL' : 'EN_SURTIMIENTO';
  },
};
