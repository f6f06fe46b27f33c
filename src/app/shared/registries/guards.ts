import type { Guards } from '#generated/shared/lifecycle-functions.gen';
import { reversible } from '#areas/inventario/shared/extraordinaria/reversible';
import { alertaSanitariaCerrar } from '#areas/inventario/shared/alerta-sanitaria/guard-cerrar';
import { cartaCanjeSolicitarCanje } from '#areas/proveedores/shared/carta-canje/guards';
import { consultaFirmar } from '#areas/consulta/shared/consulta/guard-firmar';
import {
  conteoAutorizar,
  conteoDevolver,
  conteoTerminar,
  conteoTerminarReconteo,
} from '#areas/inventario/shared/conteo/guards';
import { entradaExtraordinariaEnviar } from '#areas/inventario/shared/entrada-extraordinaria/guard-enviar';
import { eventoIniciar } from '#areas/agenda/shared/evento/guard-iniciar';
import { eventoLlegar } from '#areas/agenda/shared/evento/guard-llegar';
import {
  hospitalizacionAlta,
  hospitalizacionAltaDirecta,
  hospitalizacionAltaMedica,
  hospitalizacionIngresar,
  hospitalizacionRevertir,
} from '#areas/hospital/shared/hospitalizacion/guards';
import { notaEvolucionFirmar } from '#areas/hospital/shared/nota-evolucion/guard-firmar';
import {
  devolucionOrdenCargoCancelar,
  ordenCargoAutorizar,
  ordenCargoEnviar,
  ordenCargoRegularizar,
  ordenCargoSoltar,
  ordenCargoTomarUrgente,
} from '#areas/ordenes/shared/orden-cargo/guards';
import { pacienteFusionSeparar } from '#areas/pacientes/shared/pacientes/separable';
import { propuestaCambioGuards } from '#areas/proveedores/shared/propuesta-cambio/guards';
import { recepcionAceptar } from '#areas/proveedores/shared/recepcion/guard-aceptar';
import { recepcionInspeccionar } from '#areas/proveedores/shared/recepcion/guard-inspeccionar';
import { recetaCerrarSinSurtir } from '#areas/farmacia/shared/receta/guard-cerrar-sin-surtir';
import { recetaEmitir } from '#areas/farmacia/shared/receta/guard-emitir';
import { recetaProponerSustituto } from '#areas/farmacia/shared/receta/guard-proponer-sustituto';
import { salidaExtraordinariaEnviar } from '#areas/inventario/shared/salida-extraordinaria/guard-enviar';
import { solicitudAutorizar } from '#areas/solicitudes/shared/solicitud/guard-autorizar';
import { solicitudConfirmarSurtido } from '#areas/solicitudes/shared/solicitud/guard-confirmar-surtido';
import { solicitudEntregar } from '#areas/solicitudes/shared/solicitud/guard-entregar';
import { solicitudEnviar } from '#areas/solicitudes/shared/solicitud/guard-enviar';
import { solicitudRecibir } from '#areas/solicitudes/shared/solicitud/guard-recibir';
import { solicitudResolver } from '#areas/solicitudes/shared/solicitud/guard-resolver';
import { surtimientoReversar } from '#areas/farmacia/shared/surtimiento/guard-reversar';
import { visitaNoSePresento } from '#areas/consulta/shared/visita/guard-no-se-presento';
import { visitaFinalizar } from '#areas/consulta/shared/visita/guard-finalizar';
import { visitaTerminar } from '#areas/consulta/shared/visita/guard-terminar';

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
