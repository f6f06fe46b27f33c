import type { GuardsOf } from '#platform/shared/entity-types';
import { recallFigures } from './figures';
import { issueAt } from '#platform/shared/rules/issue-at';

/** A recall is closed when every warehouse that has the lot, had it or was about to get it has answered. */
export const alertaSanitariaCerrar: GuardsOf<'alerta-sanitaria'>['cerrar'] = ({ almacenes }) => {
  const { porResponder: cantidad } = recallFigures(almacenes ?? []);
  return issueAt(cantidad > 0, '', 'ALERTA_SIN_RESPUESTA', { cantidad });
};
