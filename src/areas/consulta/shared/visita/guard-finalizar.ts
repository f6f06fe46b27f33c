import type { GuardsOf } from '#platform/shared/entity-types';
import { isFilled } from '#platform/shared/paths';
import { issueAt } from '#platform/shared/rules/issue-at';

/** A visit with unsigned notes or prescriptions to dispense is closed by hand only with a reason, which its authors read. */
export const visitaFinalizar: GuardsOf<'visita'>['finalizar'] = ({ notasAbiertas, recetasEnEspera }, input) => {
  const [notas, recetas] = [notasAbiertas ?? 0, recetasEnEspera ?? 0];
  return issueAt(notas + recetas > 0 && !isFilled(input.motivoCierre), 'motivoCierre', 'VISITA_CON_PENDIENTES', {
    notas,
    recetas,
  });
};
