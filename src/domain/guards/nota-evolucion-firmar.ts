import type { Guards } from '../../../generated/shared/lifecycle-functions.gen';
import { mainDiagnoses } from '../consulta/completeness';
import { hospitalCompleteness } from '../hospital/note-numerals';
import { isFilled } from '../../shared/paths';
import { issueAt } from './issue-at';

/** What a hospital note must say before it is signed: each part that is missing, with its numeral of NOM-004-SSA3-2012, and one main diagnosis. */
export const notaEvolucionFirmar: Guards['notaEvolucionFirmar'] = (document) => [
  ...hospitalCompleteness({ ...document }).missing.map(({ campo, numeral }) => ({
    campo,
    codigo: 'NOTA_INCOMPLETA',
    params: { numeral },
  })),
  ...issueAt(
    isFilled(document.diagnosticos) && mainDiagnoses(document.diagnosticos) !== 1,
    'diagnosticos',
    'UN_DIAGNOSTICO_PRINCIPAL',
  ),
];
