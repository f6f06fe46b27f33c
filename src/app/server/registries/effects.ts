import type { EffectTable } from '#platform/server/lifecycle/step';
import { alertaSanitariaEffects } from '#areas/inventario/server/alerta-sanitaria/effects';
import { cartaCanjeEffects } from '#areas/proveedores/server/carta-canje/effects';
import { consultaEffects } from '#areas/consulta/server/consulta/effects';
import { conteoEffects } from '#areas/inventario/server/conteo/effects';
import { defuncionEffects } from '#areas/pacientes/server/defuncion/effects';
import { devolucionOrdenCargoEffects } from '#areas/ordenes/server/devolucion-orden-cargo/effects';
import type { Effects } from '#platform/server/entity/effects';
import { entradaExtraordinariaEffects } from '#areas/inventario/server/entrada-extraordinaria/effects';
import { entregaTurnoEffects } from '#areas/hospital/server/entrega-turno/effects';
import { eventoEffects } from '#areas/agenda/server/evento/effects';
import { hospitalizacionEffects } from '#areas/hospital/server/hospitalizacion/effects';
import { notaEvolucionEffects } from '#areas/hospital/server/nota-evolucion/effects';
import { ordenCargoEffects } from '#areas/ordenes/server/orden-cargo/effects';
import { pacienteFusionEffects } from '#areas/pacientes/server/paciente-fusion/effects';
import { propuestaCambioEffects } from '#areas/proveedores/server/propuesta-cambio/effects';
import { recepcionEffects } from '#areas/proveedores/server/recepcion/effects';
import { recetaEffects } from '#areas/farmacia/server/receta/effects';
import { salidaExtraordinariaEffects } from '#areas/inventario/server/salida-extraordinaria/effects';
import { solicitudEffects } from '#areas/solicitudes/server/solicitud/effects';
import { visitaEffects } from '#areas/consulta/server/visita/effects';
import { surtimientoEffects } from '#areas/farmacia/server/surtimiento/effects';

const effects: Effects = {
  ...alertaSanitariaEffects,
  ...cartaCanjeEffects,
  ...consultaEffects,
  ...conteoEffects,
  ...defuncionEffects,
  ...devolucionOrdenCargoEffects,
  ...entradaExtraordinariaEffects,
  ...entregaTurnoEffects,
  ...eventoEffects,
  ...hospitalizacionEffects,
  ...notaEvolucionEffects,
  ...ordenCargoEffects,
  ...pacienteFusionEffects,
  ...propuestaCambioEffects,
  ...recepcionEffects,
  ...recetaEffects,
  ...salidaExtraordinariaEffects,
  ...solicitudEffects,
  ...surtimientoEffects,
  ...visitaEffects,
};

/**
 * Effects of document steps, by their names in the schemas. The engine calls them by name; the check above matches each with the types of
 * its step.
 */
export const effectTable = effects as unknown as EffectTable;
