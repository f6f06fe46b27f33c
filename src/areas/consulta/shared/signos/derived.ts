import type { DerivedOf } from '#platform/shared/entity-types';
import { bodyMassIndex } from './body-mass-index';
import { fluidBalance } from './fluid-balance';
import { glasgow } from './glasgow';
import { meanArterialPressure } from './mean-arterial-pressure';

/** Values derived from a set of signs; the server adds those that need the patient's age. */
export const signos: DerivedOf<'signos'> = (set) => {
  const { tas, tad, peso, talla, ingresosMl, egresosMl } = set;
  const { total, text } = glasgow(set);
  return {
    tension: tas != null && tad != null ? `${tas}/${tad}` : null,
    tam: meanArterialPressure(tas, tad),
    imc: bodyMassIndex(peso, talla),
    glasgow: total,
    glasgowTexto: text,
    balanceMl: fluidBalance(ingresosMl, egresosMl),
  };
};
