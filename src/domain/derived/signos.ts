import type { DerivedFields } from '../../../generated/shared/lifecycle-functions.gen';
import { bodyMassIndex } from '../signos/body-mass-index';
import { fluidBalance } from '../signos/fluid-balance';
import { glasgow } from '../signos/glasgow';
import { meanArterialPressure } from '../signos/mean-arterial-pressure';

/** What follows from the signs of a set alone; what needs the patient's age is worked out by the server beside it. */
export const signos: DerivedFields['signos'] = (set) => {
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
