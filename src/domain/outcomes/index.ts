import type { Outcomes } from '../../../generated/shared/lifecycle-functions.gen';
import { linesOf } from '../solicitud/lines-of';

/** The functions that choose the state a step leads to. A name without a function here does not compile. */
export const outcomes: Outcomes = {
  /** DOMAIN b.9: what differs by more than the tolerance is counted again. */
  conteoTerminar: ({ lineas }) =>
    (lineas ?? []).some(({ recontar }) => recontar === true) ? 'RECONTEO' : 'EN_REVISION',
  entradaExtraordinariaEnviar: sentTo,
  recepcionAceptar: ({ lineas }) =>
    (lineas ?? []).some(({ cantidadRechazada }) => (cantidadRechazada ?? 0) > 0) ? 'ACEPTADA_PARCIAL' : 'ACEPTADA',
  salidaExtraordinariaEnviar: sentTo,
  /** DOMAIN b.1, 10 and 11. */
  solicitudRecepcion: (document) =>
    linesOf(document).some(({ diferenciaTipo }) => diferenciaTipo != null) ? 'RECIBIDA_CON_DIFERENCIAS' : 'RECIBIDA',
};

/** DOMAIN b.4, 2 and 2b: what the reason lets pass waits for nobody. */
function sentTo({ requiereAutorizacion }: { readonly requiereAutorizacion: boolean | null }) {
  return requiereAutorizacion === false ? 'AUTORIZADA' : 'PENDIENTE_AUTORIZAR';
}
