import type { Outcomes } from '#generated/shared/lifecycle-functions.gen';
import { fillState } from '#areas/farmacia/shared/farmacia/fills';
import { linesOf as orderLines, pendingOf } from '#areas/ordenes/shared/orden-cargo/lines';
import { pendingOf as exchangePending } from '#areas/proveedores/shared/proveedores/exchange-line';
import { letterState } from '#areas/proveedores/shared/proveedores/letter-state';
import { linesOf } from '#areas/solicitudes/shared/solicitud/lines-of';

/** The functions that choose the state a step leads to. A name without a function here does not compile. */
export const outcomes: Outcomes = {
  cartaCanjeAsentar: letterState,
  /** Asking for an exchange changes nothing yet. */
  cartaCanjeIgual: ({ estatus }) => (estatus === 'APLICADA_PARCIAL' ? 'APLICADA_PARCIAL' : 'VIGENTE'),
  /** DOMAIN b.9: what differs by more than the tolerance is counted again. */
  conteoTerminar: ({ lineas }) =>
    (lineas ?? []).some(({ recontar }) => recontar === true) ? 'RECONTEO' : 'EN_REVISION',
  entradaExtraordinariaEnviar: sentTo,
  /** DOMAIN b.3, 3: another bed changes nothing else. */
  hospitalizacionSinCambio: ({ estatus }) => (estatus === 'PREALTA' ? 'PREALTA' : 'INGRESADO'),
  /** DOMAIN b.2, 2b: an order that a rule lets pass needs no authorisation. */
  ordenCargoEnviar: ({ autorizacionAutomatica }) =>
    autorizacionAutomatica === true ? 'AUTORIZADA' : 'PENDIENTE_AUTORIZAR',
  /** A regularised or credited order keeps its state. */
  ordenCargoIgual: ({ estatus }) => estatus as 'RECIBIDA' | 'CERRADA',
  /** DOMAIN b.2, 10: an unauthorised urgent order returns to waiting for authorisation. */
  ordenCargoSoltar: ({ autorizacionAutomatica, autorizadaPorId }) =>
    autorizacionAutomatica === true || autorizadaPorId !== null ? 'AUTORIZADA' : 'PENDIENTE_AUTORIZAR',
  /** DOMAIN b.2, 6: prepared line by line until the preparer finishes. */
  ordenCargoSurtir: (document, { finalizar }) => {
    const pending = orderLines(document).some((line) => pendingOf(line) > 0);
    if (!pending) return 'SURTIDA';
    return finalizar || document.estatus !== 'EN_SURTIMIENTO' ? 'SURTIDA_PARCIAL' : 'EN_SURTIMIENTO';
  },
  /** DOMAIN b.5, 6: received once nothing of it is pending. */
  propuestaCambioRecibir: ({ tipo, lineas }) =>
    (lineas ?? []).every((line) => exchangePending(tipo, line) === 0) ? 'RECIBIDA' : 'RECIBIDA_PARCIAL',
  recepcionAceptar: ({ lineas }) =>
    (lineas ?? []).some(({ cantidadRechazada }) => (cantidadRechazada ?? 0) > 0) ? 'ACEPTADA_PARCIAL' : 'ACEPTADA',
  /** DOMAIN b.7, 8: what nothing was handed over of is as it was issued. */
  recetaDevuelta: ({ lineas }) =>
    (lineas ?? []).some(({ cantidadSurtida }) => (cantidadSurtida ?? 0) > 0) ? 'SURTIDA_PARCIAL' : 'EMITIDA',
  /** A substitute that is proposed or allowed moves nothing. */
  recetaIgual: ({ estatus }) => (estatus === 'SURTIDA_PARCIAL' ? 'SURTIDA_PARCIAL' : 'EMITIDA'),
  /** DOMAIN b.7, 3 and 4: dispensed once every fill is complete. */
  recetaSurtida: ({ lineas, surtimientosRealizados, surtimientosPermitidos }) =>
    fillState(lineas ?? [], surtimientosRealizados ?? 0, surtimientosPermitidos).exhausted
      ? 'SURTIDA'
      : 'SURTIDA_PARCIAL',
  salidaExtraordinariaEnviar: sentTo,
  /** DOMAIN b.1, 10 and 11. */
  solicitudRecepcion: (document) =>
    linesOf(document).some(({ diferenciaTipo }) => diferenciaTipo != null) ? 'RECIBIDA_CON_DIFERENCIAS' : 'RECIBIDA',
};

/** DOMAIN b.4, 2 and 2b: a reason without authorisation lets the document pass. */
function sentTo({ requiereAutorizacion }: { readonly requiereAutorizacion: boolean | null }) {
  return requiereAutorizacion === false ? 'AUTORIZADA' : 'PENDIENTE_AUTORIZAR';
}
