import type { EffectTable } from '../../crud/lifecycle/step';
import { alertaSanitariaEffects } from './alerta-sanitaria';
import { cartaCanjeEffects } from './carta-canje';
import { consultaEffects } from './consulta';
import { conteoEffects } from './conteo';
import { defuncionEffects } from './defuncion';
import { devolucionOrdenCargoEffects } from './devolucion-orden-cargo';
import type { Effects } from './effects';
import { entradaExtraordinariaEffects } from './entrada-extraordinaria';
import { entregaTurnoEffects } from './entrega-turno';
import { eventoEffects } from './evento';
import { hospitalizacionEffects } from './hospitalizacion';
import { notaEvolucionEffects } from './nota-evolucion';
import { ordenCargoEffects } from './orden-cargo';
import { pacienteFusionEffects } from './paciente-fusion';
import { propuestaCambioEffects } from './propuesta-cambio';
import { recepcionEffects } from './recepcion';
import { recetaEffects } from './receta';
import { salidaExtraordinariaEffects } from './salida-extraordinaria';
import { solicitudEffects } from './solicitud';
import { visitaEffects } from './visita';
import { surtimientoEffects } from './surtimiento';

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
