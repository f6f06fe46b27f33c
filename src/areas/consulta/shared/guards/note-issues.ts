import type { Issue } from '#platform/shared/validation/issue';
import { isFilled } from '#platform/shared/paths';
import { mainDiagnoses, type Completeness } from '../consulta/completeness';
import { issueAt } from '#platform/shared/rules/issue-at';

interface Numeral {
  readonly campo: string;
  readonly numeral: string;
}

/**
 * Returns the faults of a note before it is signed: each missing part, with its numeral of NOM-004-SSA3-2012, and the lack of exactly one
 * main diagnosis.
 */
export function noteIssues(
  { missing }: Completeness<Numeral>,
  diagnosticos: readonly { readonly tipo: string }[] | null | undefined,
): readonly Issue[] {
  return [
    ...missing.map(({ campo, numeral }) => ({ campo, codigo: 'NOTA_INCOMPLETA', params: { numeral } })),
    ...issueAt(isFilled(diagnosticos) && mainDiagnoses(diagnosticos) !== 1, 'diagnosticos', 'UN_DIAGNOSTICO_PRINCIPAL'),
  ];
}
