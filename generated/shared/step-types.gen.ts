// Generated from schemas/entities by `npm run generate`. Do not edit: your change would be lost.

import type { AccesoEmergencia, AccesoEmergenciaObjetarInput } from './types/acceso-emergencia.gen';
import type {
  AlertaSanitaria,
  AlertaSanitariaCancelarInput,
  AlertaSanitariaCerrarInput,
  AlertaSanitariaEmitirInput,
  AlertaSanitariaLevantarInput,
} from './types/alerta-sanitaria.gen';
import type { Cama, CamaBloquearInput } from './types/cama.gen';
import type { CartaCanje, CartaCanjeCancelarInput } from './types/carta-canje.gen';
import type { Consulta, ConsultaAnularInput } from './types/consulta.gen';
import type {
  Conteo,
  ConteoAutorizarInput,
  ConteoCancelarInput,
  ConteoDescartarInput,
  ConteoDevolverInput,
  ConteoExplicarInput,
} from './types/conteo.gen';
import type { Defuncion, DefuncionPedirReversionInput } from './types/defuncion.gen';
import type { DevolucionOrdenCargo, DevolucionOrdenCargoRechazarInput } from './types/devolucion-orden-cargo.gen';
import type {
  EntradaExtraordinaria,
  EntradaExtraordinariaCancelarInput,
  EntradaExtraordinariaRechazarInput,
  EntradaExtraordinariaReversarInput,
} from './types/entrada-extraordinaria.gen';
import type { EntregaTurno } from './types/entrega-turno.gen';
import type { Evento, EventoCancelarInput, EventoRechazarInput, EventoReprogramarInput } from './types/evento.gen';
import type {
  Hospitalizacion,
  HospitalizacionAltaAdministrativaInput,
  HospitalizacionAltaDirectaInput,
  HospitalizacionAltaMedicaInput,
  HospitalizacionCambiarCamaInput,
  HospitalizacionCancelarInput,
  HospitalizacionIngresarInput,
  HospitalizacionReservarCamaInput,
  HospitalizacionRevertirPrealtaInput,
  HospitalizacionTrasladarInput,
} from './types/hospitalizacion.gen';
import type { Indicacion, IndicacionSuspenderInput } from './types/indicacion.gen';
import type { Ministracion, MinistracionAnularInput } from './types/ministracion.gen';
import type { NotaEvolucion, NotaEvolucionAnularInput } from './types/nota-evolucion.gen';
import type {
  OrdenCargo,
  OrdenCargoAutorizarInput,
  OrdenCargoCancelarInput,
  OrdenCargoRechazarInput,
  OrdenCargoRegularizarInput,
} from './types/orden-cargo.gen';
import type { PacienteFusion } from './types/paciente-fusion.gen';
import type { ProgramaInscripcion, ProgramaInscripcionDarDeBajaInput } from './types/programa-inscripcion.gen';
import type {
  PropuestaCambio,
  PropuestaCambioAnularEnvioInput,
  PropuestaCambioAvisarEnvioInput,
  PropuestaCambioCancelarInput,
  PropuestaCambioCerrarCortoInput,
  PropuestaCambioCompletarInput,
  PropuestaCambioContraproponerInput,
  PropuestaCambioRechazarInput,
  PropuestaCambioRecibirInput,
} from './types/propuesta-cambio.gen';
import type {
  Recepcion,
  RecepcionAceptarInput,
  RecepcionCancelarInput,
  RecepcionRechazarInput,
} from './types/recepcion.gen';
import type { Receta, RecetaCancelarInput, RecetaCerrarSinSurtirInput } from './types/receta.gen';
import type {
  SalidaExtraordinaria,
  SalidaExtraordinariaCancelarInput,
  SalidaExtraordinariaRechazarInput,
  SalidaExtraordinariaReversarInput,
} from './types/salida-extraordinaria.gen';
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
import type { Surtimiento, SurtimientoReversarInput } from './types/surtimiento.gen';
import type { Visita, VisitaCancelarInput, VisitaFinalizarInput } from './types/visita.gen';

/** Documents by resource: what their steps are given. */
export interface StepTypes {
  'acceso-emergencia': {
    document: AccesoEmergencia;
    steps: {
      justificar: { body: undefined };
      objetar: { body: AccesoEmergenciaObjetarInput };
    };
  };
  'alerta-sanitaria': {
    document: AlertaSanitaria;
    steps: {
      emitir: { body: AlertaSanitariaEmitirInput };
      actualizar: { body: undefined };
      cerrar: { body: AlertaSanitariaCerrarInput };
      levantar: { body: AlertaSanitariaLevantarInput };
      cancelar: { body: AlertaSanitariaCancelarInput };
    };
  };
  cama: {
    document: Cama;
    steps: {
      bloquear: { body: CamaBloquearInput };
      limpiar: { body: undefined };
      reparar: { body: undefined };
      habilitar: { body: undefined };
      terminarLimpieza: { body: undefined };
    };
  };
  'carta-canje': {
    document: CartaCanje;
    steps: {
      solicitarCanje: { body: undefined };
      cancelar: { body: CartaCanjeCancelarInput };
    };
  };
  consulta: {
    document: Consulta;
    steps: {
      firmar: { body: undefined };
      anular: { body: ConsultaAnularInput };
    };
  };
  conteo: {
    document: Conteo;
    steps: {
      iniciar: { body: undefined };
      terminar: { body: undefined };
      terminarReconteo: { body: undefined };
      explicar: { body: ConteoExplicarInput };
      devolver: { body: ConteoDevolverInput };
      autorizar: { body: ConteoAutorizarInput };
      aplicar: { body: undefined };
      descartar: { body: ConteoDescartarInput };
      cancelar: { body: ConteoCancelarInput };
    };
  };
  defuncion: {
    document: Defuncion;
    steps: {
      pedirReversion: { body: DefuncionPedirReversionInput };
      mantener: { body: undefined };
      revertir: { body: undefined };
    };
  };
  'devolucion-orden-cargo': {
    document: DevolucionOrdenCargo;
    steps: {
      aceptar: { body: undefined };
      rechazar: { body: DevolucionOrdenCargoRechazarInput };
      cancelar: { body: undefined };
    };
  };
  'entrada-extraordinaria': {
    document: EntradaExtraordinaria;
    steps: {
      enviar: { body: undefined };
      autorizar: { body: undefined };
      rechazar: { body: EntradaExtraordinariaRechazarInput };
      aplicar: { body: undefined };
      reversar: { body: EntradaExtraordinariaReversarInput };
      cancelar: { body: EntradaExtraordinariaCancelarInput };
    };
  };
  'entrega-turno': {
    document: EntregaTurno;
    steps: {};
  };
  evento: {
    document: Evento;
    steps: {
      autorizar: { body: undefined };
      iniciar: { body: undefined };
      llegar: { body: undefined };
      concluir: { body: undefined };
      reprogramar: { body: EventoReprogramarInput };
      cancelar: { body: EventoCancelarInput };
      rechazar: { body: EventoRechazarInput };
    };
  };
  hospitalizacion: {
    document: Hospitalizacion;
    steps: {
      reservarCama: { body: HospitalizacionReservarCamaInput };
      ingresar: { body: HospitalizacionIngresarInput };
      cambiarCama: { body: HospitalizacionCambiarCamaInput };
      trasladar: { body: HospitalizacionTrasladarInput };
      altaMedica: { body: HospitalizacionAltaMedicaInput };
      revertirPrealta: { body: HospitalizacionRevertirPrealtaInput };
      altaAdministrativa: { body: HospitalizacionAltaAdministrativaInput };
      altaDirecta: { body: HospitalizacionAltaDirectaInput };
      cancelar: { body: HospitalizacionCancelarInput };
    };
  };
  indicacion: {
    document: Indicacion;
    steps: {
      suspender: { body: IndicacionSuspenderInput };
      completar: { body: undefined };
    };
  };
  ministracion: {
    document: Ministracion;
    steps: {
      anular: { body: MinistracionAnularInput };
    };
  };
  'nota-evolucion': {
    document: NotaEvolucion;
    steps: {
      firmar: { body: undefined };
      anular: { body: NotaEvolucionAnularInput };
    };
  };
  'orden-cargo': {
    document: OrdenCargo;
    steps: {
      enviar: { body: undefined };
      autorizar: { body: OrdenCargoAutorizarInput };
      rechazar: { body: OrdenCargoRechazarInput };
      tomar: { body: undefined };
      tomarUrgente: { body: undefined };
      regularizar: { body: OrdenCargoRegularizarInput };
      soltar: { body: undefined };
      cerrarPendientes: { body: undefined };
      cerrar: { body: undefined };
      cancelar: { body: OrdenCargoCancelarInput };
    };
  };
  'paciente-fusion': {
    document: PacienteFusion;
    steps: {
      separar: { body: undefined };
    };
  };
  'programa-inscripcion': {
    document: ProgramaInscripcion;
    steps: {
      concluir: { body: undefined };
      darDeBaja: { body: ProgramaInscripcionDarDeBajaInput };
    };
  };
  'propuesta-cambio': {
    document: PropuestaCambio;
    steps: {
      enviar: { body: undefined };
      aceptar: { body: undefined };
      rechazar: { body: PropuestaCambioRechazarInput };
      contraproponer: { body: PropuestaCambioContraproponerInput };
      avisarEnvio: { body: PropuestaCambioAvisarEnvioInput };
      recibir: { body: PropuestaCambioRecibirInput };
      completar: { body: PropuestaCambioCompletarInput };
      cerrarCorto: { body: PropuestaCambioCerrarCortoInput };
      cancelar: { body: PropuestaCambioCancelarInput };
      anularEnvio: { body: PropuestaCambioAnularEnvioInput };
    };
  };
  recepcion: {
    document: Recepcion;
    steps: {
      inspeccionar: { body: undefined };
      aceptar: { body: RecepcionAceptarInput };
      rechazar: { body: RecepcionRechazarInput };
      cancelar: { body: RecepcionCancelarInput };
    };
  };
  receta: {
    document: Receta;
    steps: {
      emitir: { body: undefined };
      cerrarSinSurtir: { body: RecetaCerrarSinSurtirInput };
      cancelar: { body: RecetaCancelarInput };
    };
  };
  'salida-extraordinaria': {
    document: SalidaExtraordinaria;
    steps: {
      enviar: { body: undefined };
      autorizar: { body: undefined };
      rechazar: { body: SalidaExtraordinariaRechazarInput };
      aplicar: { body: undefined };
      reversar: { body: SalidaExtraordinariaReversarInput };
      cancelar: { body: SalidaExtraordinariaCancelarInput };
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
  surtimiento: {
    document: Surtimiento;
    steps: {
      reversar: { body: SurtimientoReversarInput };
    };
  };
  visita: {
    document: Visita;
    steps: {
      pasarSignos: { body: undefined };
      finalizar: { body: VisitaFinalizarInput };
      noSePresento: { body: undefined };
      cancelar: { body: VisitaCancelarInput };
    };
  };
}
