import type { GuardsOf } from '#platform/shared/entity-types';
import { recallFigures } from './figures';
import { issueAt } from '#platform/shared/rules/issue-at';

/** Closing a recall requires an answer from every warehouse that has, had or expected the lot. */
export const alertaSanitariaCerrar: GuardsOf<'alerta-sanitaria'>['cerrar'] = ({ almacenes }) => {
  const { porResponder: cantidad } = recallFigures(almacenes ?? []);
  return issueAt(cantidad > 0, '', 'ALERTA_SIN_RESPUESTA', { cantidad });
};
