import type { DerivedFields } from '#generated/shared/lifecycle-functions.gen';
import { cartaCanje } from '#areas/proveedores/shared/carta-canje/derived';
import { devolucionOrdenCargo } from '#areas/ordenes/shared/devolucion-orden-cargo/derived';
import { entradaExtraordinaria } from '#areas/inventario/shared/entrada-extraordinaria/derived';
import { insumoConfiguracion } from '#areas/inventario/shared/insumo-configuracion/derived';
import { ordenCargo } from '#areas/ordenes/shared/orden-cargo/derived';
import { propuestaCambio } from '#areas/proveedores/shared/propuesta-cambio/derived';
import { recepcion } from '#areas/proveedores/shared/recepcion/derived';
import { receta } from '#areas/farmacia/shared/receta/derived';
import { salidaExtraordinaria } from '#areas/inventario/shared/salida-extraordinaria/derived';
import { signos } from '#areas/consulta/shared/signos/derived';
import { solicitud } from '#areas/solicitudes/shared/solicitud/derived';
import { temperatura } from '#areas/inventario/shared/temperatura/derived';

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
