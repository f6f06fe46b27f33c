import type { GuardsOf } from '#platform/shared/entity-types';
import { isFilled } from '#platform/shared/paths';
import { issueAt } from '#platform/shared/rules/issue-at';

/**
 * Requires a reason to close a visit manually while it has unsigned notes or prescriptions to dispense. Their authors receive the reason.
 */
export const visitaFinalizar: GuardsOf<'visita'>['finalizar'] = ({ notasAbiertas, recetasEnEspera }, input) => {
  const [notas, recetas] = [notasAbiertas ?? 0, recetasEnEspera ?? 0];
  return issueAt(notas + recetas > 0 && !isFilled(input.motivoCierre), 'motivoCierre', 'VISITA_CON_PENDIENTES', {
    notas,
    recetas,
  });
};
