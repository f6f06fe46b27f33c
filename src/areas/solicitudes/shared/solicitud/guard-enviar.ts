import type { GuardsOf } from '#platform/shared/entity-types';
import { isFilled } from '#platform/shared/paths';
import { exceedsSuggestion } from './asks-beyond-suggestion';
import { linesOf } from './lines-of';
import { issueAt } from '#platform/shared/rules/issue-at';

/** DOMAIN b.1, 2: requires at least one line, and a justification for extraordinary requests or amounts far above the suggestion. */
export const solicitudEnviar: GuardsOf<'solicitud'>['enviar'] = (document, _input, { today }) => {
  const needsReason = document.tipo === 'EXTRAORDINARIA' || linesOf(document).some(exceedsSuggestion);
  return [
    ...issueAt(linesOf(document).length === 0, 'lineas', 'SIN_LINEAS'),
    ...issueAt(needsReason && !isFilled(document.justificacion), 'justificacion', 'JUSTIFICACION_REQUERIDA'),
    ...issueAt(document.fechaRequerida !== null && document.fechaRequerida < today, 'fechaRequerida', 'FECHA_PASADA'),
  ];
};
