// Generated from schemas/entities by `npm run generate`. Do not edit: your change would be lost.

import type { Cama, CamaBloquearInput } from './types/cama.gen';
import type {
  Solicitud,
  SolicitudAutorizarInput,
  SolicitudCancelarAutorizadaInput,
  SolicitudCancelarInput,
  SolicitudConfirmarSurtidoInput,
  SolicitudDevolverInput,
  SolicitudEmbarcarInput,
  SolicitudEntregarInput,
  SolicitudRechazarInput,
  SolicitudRecibirInput,
  SolicitudResolverDiferenciaInput,
} from './types/solicitud.gen';

/** Documents by resource: what their steps are given. */
export interface StepTypes {
  cama: {
    document: Cama;
    steps: {
      bloquear: { body: CamaBloquearInput };
      limpiar: { body: undefined };
      reparar: { body: undefined };
      habilitar: { body: undefined };
    };
  };
  solicitud: {
    document: Solicitud;
    steps: {
      enviar: { body: undefined };
      retirar: { body: undefined };
      tomar: { body: undefined };
      relevar: { body: undefined };
      liberar: { body: undefined };
      autorizar: { body: SolicitudAutorizarInput };
      rechazar: { body: SolicitudRechazarInput };
      iniciarSurtimiento: { body: undefined };
      devolver: { body: SolicitudDevolverInput };
      confirmarSurtido: { body: SolicitudConfirmarSurtidoInput };
      embarcar: { body: SolicitudEmbarcarInput };
      entregar: { body: SolicitudEntregarInput };
      recibir: { body: SolicitudRecibirInput };
      resolverDiferencia: { body: SolicitudResolverDiferenciaInput };
      cerrar: { body: undefined };
      cancelar: { body: SolicitudCancelarInput };
      cancelarAutorizada: { body: SolicitudCancelarAutorizadaInput };
    };
  };
}
