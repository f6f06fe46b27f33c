import type { Guards } from '../../../generated/shared/lifecycle-functions.gen';
import { issueAt } from './issue-at';

/**
 * A visit ends with what is done last (DOMAIN b.10): no note is left to sign and no prescription to issue or dispense. In the consulting room that
 * takes a signed note; at the pharmacy somebody may be who was given a prescription and no consultation.
 */
export const visitaTerminar: Guards['visitaTerminar'] = ({
  estatus,
  notasAbiertas,
  notasFirmadas,
  recetasEnEspera,
}) => [
  ...issueAt((notasAbiertas ?? 0) > 0, 'notasAbiertas', 'VISITA_CON_NOTA_ABIERTA'),
  ...issueAt(estatus === 'EN_CONSULTA' && (notasFirmadas ?? 0) === 0, 'notasFirmadas', 'VISITA_SIN_NOTA'),
  ...issueAt((recetasEnEspera ?? 0) > 0, 'recetasEnEspera', 'VISITA_CON_RECETA'),
];
