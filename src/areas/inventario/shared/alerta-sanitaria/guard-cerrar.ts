import type { Guards } from '#generated/shared/lifecycle-functions.gen';
import { recallFigures } from './figures';
import { issueAt } from '#platform/shared/rules/issue-at';

/** A recall is closed when every warehouse that has the lot, had it or was about to get it has answered. */
export const alertaSanitariaCerrar: Guards['alertaSanitariaCerrar'] = ({ almacenes }) => {
  const { porResponder: cantidad } = recallFigures(almacenes ?? []);
  return issueAt(cantidad > 0, '', 'ALERTA_SIN_RESPUESTA', { cantidad });
};
