import type { GuardsOf } from '#platform/shared/entity-types';
import { issueAt } from '#platform/shared/rules/issue-at';

/** DOMAIN b.1, 9b: allowed only within a unit, and to a person other than the picker. */
export const solicitudEntregar: GuardsOf<'solicitud'>['entregar'] = (document, { receptorId }) => [
  ...issueAt(document.unidadSolicitanteId !== document.unidadSurtidoraId, '', 'ENTREGA_OTRA_UNIDAD'),
  ...issueAt(receptorId === document.surtidorId, 'receptorId', 'RECEPTOR_ES_SURTIDOR'),
];
