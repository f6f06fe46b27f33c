import type { Guards } from '../../../generated/shared/lifecycle-functions.gen';
import { issueAt } from './issue-at';

/** A mistaken death takes two people: the one who confirms its reversal is not the one who asked for it. */
export const defuncionRevertir: Guards['defuncionRevertir'] = ({ pideReversionId }, _input, { usuarioId }) =>
  issueAt(pideReversionId === usuarioId, '', 'DEFUNCION_MISMA_PERSONA');
