import type { GuardsOf } from '#platform/shared/entity-types';
import { issueAt } from '#platform/shared/rules/issue-at';

/**
 * Allows a visit to end only after its last task (DOMAIN b.10): no note is left to sign and no prescription to issue or dispense. In the
 * consulting room it requires a signed note; at the pharmacy a patient may have a prescription without a consultation.
 */
export const visitaTerminar: GuardsOf<'visita'>['terminar'] = ({
  estatus,
  notasAbiertas,
  notasFirmadas,
  recetasEnEspera,
}) => [
  ...issueAt((notasAbiertas ?? 0) > 0, 'notasAbiertas', 'VISITA_CON_NOTA_ABIERTA'),
  ...issueAt(estatus === 'EN_CONSULTA' && (notasFirmadas ?? 0) === 0, 'notasFirmadas', 'VISITA_SIN_NOTA'),
  ...issueAt((recetasEnEspera ?? 0) > 0, 'recetasEnEspera', 'VISITA_CON_RECETA'),
];
