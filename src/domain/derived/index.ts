import type { DerivedFields } from '../../../generated/shared/lifecycle-functions.gen';
import { cartaCanje } from './carta-canje';
import { devolucionOrdenCargo } from './devolucion-orden-cargo';
import { entradaExtraordinaria } from './entrada-extraordinaria';
import { insumoConfiguracion } from './insumo-configuracion';
import { ordenCargo } from './orden-cargo';
import { propuestaCambio } from './propuesta-cambio';
import { recepcion } from './recepcion';
import { receta } from './receta';
import { salidaExtraordinaria } from './salida-extraordinaria';
import { signos } from './signos';
import { solicitud } from './solicitud';
import { temperatura } from './temperatura';

/** Functions that give fields from others at every write, the lines' fields too. A name without a function here does not compile. */
export const derived: DerivedFields = {
  cartaCanje,
  devolucionOrdenCargo,
  entradaExtraordinaria,
  insumoConfiguracion,
  ordenCargo,
  propuestaCambio,
  recepcion,
  receta,
  salidaExtraordinaria,
  signos,
  solicitud,
  temperatura,
};
