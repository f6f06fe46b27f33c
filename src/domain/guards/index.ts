import type { Guards } from '../../../generated/shared/lifecycle-functions.gen';
import { reversible } from '../extraordinaria/reversible';
import { alertaSanitariaCerrar } from './alerta-sanitaria-cerrar';
import { cartaCanjeSolicitarCanje } from './carta-canje';
import { consultaFirmar } from './consulta-firmar';
import { conteoAutorizar, conteoDevolver, conteoTerminar, conteoTerminarReconteo } from './conteo';
import { entradaExtraordinariaEnviar } from './entrada-extraordinaria-enviar';
import { eventoIniciar } from './evento-iniciar';
import { eventoLlegar } from './evento-llegar';
import {
  hospitalizacionAlta,
  hospitalizacionAltaDirecta,
  hospitalizacionAltaMedica,
  hospitalizacionIngresar,
  hospitalizacionRevertir,
} from './hospitalizacion';
import { notaEvolucionFirmar } from './nota-evolucion-firmar';
import {
  devolucionOrdenCargoCancelar,
  ordenCargoAutorizar,
  ordenCargoEnviar,
  ordenCargoRegularizar,
  ordenCargoSoltar,
  ordenCargoTomarUrgente,
} from './orden-cargo';
import { pacienteFusionSeparar } from '../pacientes/separable';
import { propuestaCambioGuards } from './propuesta-cambio';
import { recepcionAceptar } from './recepcion-aceptar';
import { recepcionInspeccionar } from './recepcion-inspeccionar';
import { recetaCerrarSinSurtir } from './receta-cerrar-sin-surtir';
import { recetaEmitir } from './receta-emitir';
import { recetaProponerSustituto } from './receta-proponer-sustituto';
import { salidaExtraordinariaEnviar } from './salida-extraordinaria-enviar';
import { solicitudAutorizar } from './solicitud-autorizar';
import { solicitudConfirmarSurtido } from './solicitud-confirmar-surtido';
import { solicitudEntregar } from './solicitud-entregar';
import { solicitudEnviar } from './solicitud-enviar';
import { solicitudRecibir } from './solicitud-recibir';
import { solicitudResolver } from './solicitud-resolver';
import { surtimientoReversar } from './surtimiento-reversar';
import { visitaNoSePresento } from './visita-no-se-presento';
import { visitaFinalizar } from './visita-finalizar';
import { visitaTerminar } from './visita-terminar';

/** The guards that schemas name in their lifecycles. A name without a function here does not compile. */
export const guards: Guards = {
  alertaSanitariaCerrar,
  cartaCanjeSolicitarCanje,
  consultaFirmar,
  conteoAutorizar,
  conteoDevolver,
  conteoTerminar,
  conteoTerminarReconteo,
  devolucionOrdenCargoCancelar,
  entradaExtraordinariaEnviar,
  entradaExtraordinariaReversar: (document, _input, { now }) => reversible(document, now),
  eventoIniciar,
  eventoLlegar,
  hospitalizacionAlta,
  hospitalizacionAltaDirecta,
  hospitalizacionAltaMedica,
  hospitalizacionIngresar,
  hospitalizacionRevertir,
  notaEvolucionFirmar,
  ordenCargoAutorizar,
  ordenCargoEnviar,
  ordenCargoRegularizar,
  ordenCargoSoltar,
  ordenCargoTomarUrgente,
  pacienteFusionSeparar,
  ...propuestaCambioGuards,
  recepcionAceptar,
  recepcionInspeccionar,
  recetaCerrarSinSurtir,
  recetaEmitir,
  recetaProponerSustituto,
  salidaExtraordinariaEnviar,
  salidaExtraordinariaReversar: (document, _input, { now }) => reversible(document, now),
  solicitudAutorizar,
  solicitudConfirmarSurtido,
  solicitudEntregar,
  solicitudEnviar,
  solicitudRecibir,
  solicitudResolver,
  surtimientoReversar,
  visitaNoSePresento,
  visitaFinalizar,
  visitaTerminar,
};
