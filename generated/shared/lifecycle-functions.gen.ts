// Generated from schemas/entities by `npm run generate`. Do not edit: your change would be lost.

import type { Guard, Outcome } from '#platform/shared/lifecycle';
import type {
  AlertaSanitaria,
  AlertaSanitariaCerrarInput,
  AlertaSanitariaEmitirInput,
  AlertaSanitariaLevantarInput,
} from './types/alerta-sanitaria.gen';
import type { CartaCanje } from './types/carta-canje.gen';
import type { Consulta, ConsultaAnularInput } from './types/consulta.gen';
import type { Conteo, ConteoAutorizarInput, ConteoDevolverInput } from './types/conteo.gen';
import type { Defuncion } from './types/defuncion.gen';
import type { DevolucionOrdenCargo } from './types/devolucion-orden-cargo.gen';
import type { EntradaExtraordinaria, EntradaExtraordinariaReversarInput } from './types/entrada-extraordinaria.gen';
import type { EntregaTurno, EntregaTurnoFirmarInput } from './types/entrega-turno.gen';
import type { Evento, EventoCancelarInput, EventoReprogramarInput } from './types/evento.gen';
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
import type { InsumoConfiguracion } from './types/insumo-configuracion.gen';
import type { NotaEvolucion, NotaEvolucionAnularInput } from './types/nota-evolucion.gen';
import type {
  OrdenCargo,
  OrdenCargoAutorizarInput,
  OrdenCargoRecibirInput,
  OrdenCargoRegularizarInput,
  OrdenCargoSurtirInput,
} from './types/orden-cargo.gen';
import type { PacienteFusion } from './types/paciente-fusion.gen';
import type { ProgramaInscripcion } from './types/programa-inscripcion.gen';
import type {
  PropuestaCambio,
  PropuestaCambioAnularEnvioInput,
  PropuestaCambioAvisarEnvioInput,
  PropuestaCambioCancelarInput,
  PropuestaCambioCerrarCortoInput,
  PropuestaCambioContraproponerInput,
  PropuestaCambioRecibirInput,
} from './types/propuesta-cambio.gen';
import type { Recepcion, RecepcionAceptarInput } from './types/recepcion.gen';
import type { Receta, RecetaCerrarSinSurtirInput, RecetaProponerSustitutoInput } from './types/receta.gen';
import type {
  SalidaExtraordinaria,
  SalidaExtraordinariaCancelarInput,
  SalidaExtraordinariaRechazarInput,
  SalidaExtraordinariaReversarInput,
} from './types/salida-extraordinaria.gen';
import type { Signos } from './types/signos.gen';
import type {
  Solicitud,
  SolicitudAutorizarInput,
  SolicitudConfirmarSurtidoInput,
  SolicitudDevolverInput,
  SolicitudEmbarcarInput,
  SolicitudEntregarInput,
  SolicitudRecibirInput,
  SolicitudResolverDiferenciaInput,
} from './types/solicitud.gen';
import type { Surtimiento, SurtimientoReversarInput } from './types/surtimiento.gen';
import type { Temperatura } from './types/temperatura.gen';
import type { Visita, VisitaFinalizarInput } from './types/visita.gen';

/** Guards by name: src/app/shared/registries/guards.ts has each of them. */
export interface Guards {
  readonly alertaSanitariaCerrar: Guard<AlertaSanitaria, AlertaSanitariaCerrarInput>;
  readonly cartaCanjeSolicitarCanje: Guard<CartaCanje, undefined>;
  readonly consultaFirmar: Guard<Consulta, undefined>;
  readonly conteoAutorizar: Guard<Conteo, ConteoAutorizarInput>;
  readonly conteoDevolver: Guard<Conteo, ConteoDevolverInput>;
  readonly conteoTerminar: Guard<Conteo, undefined>;
  readonly conteoTerminarReconteo: Guard<Conteo, undefined>;
  readonly devolucionOrdenCargoCancelar: Guard<DevolucionOrdenCargo, undefined>;
  readonly entradaExtraordinariaEnviar: Guard<EntradaExtraordinaria, undefined>;
  readonly entradaExtraordinariaReversar: Guard<EntradaExtraordinaria, EntradaExtraordinariaReversarInput>;
  readonly eventoIniciar: Guard<Evento, undefined>;
  readonly eventoLlegar: Guard<Evento, undefined>;
  readonly hospitalizacionAlta: Guard<Hospitalizacion, HospitalizacionAltaAdministrativaInput>;
  readonly hospitalizacionAltaDirecta: Guard<Hospitalizacion, HospitalizacionAltaDirectaInput>;
  readonly hospitalizacionAltaMedica: Guard<Hospitalizacion, HospitalizacionAltaMedicaInput>;
  readonly hospitalizacionIngresar: Guard<Hospitalizacion, HospitalizacionIngresarInput>;
  readonly hospitalizacionRevertir: Guard<Hospitalizacion, HospitalizacionRevertirPrealtaInput>;
  readonly notaEvolucionFirmar: Guard<NotaEvolucion, undefined>;
  readonly ordenCargoAutorizar: Guard<OrdenCargo, OrdenCargoAutorizarInput>;
  readonly ordenCargoEnviar: Guard<OrdenCargo, undefined>;
  readonly ordenCargoRegularizar: Guard<OrdenCargo, OrdenCargoRegularizarInput>;
  readonly ordenCargoSoltar: Guard<OrdenCargo, undefined>;
  readonly ordenCargoTomarUrgente: Guard<OrdenCargo, undefined>;
  readonly pacienteFusionSeparar: Guard<PacienteFusion, undefined>;
  readonly propuestaCambioAnularEnvio: Guard<PropuestaCambio, PropuestaCambioAnularEnvioInput>;
  readonly propuestaCambioAvisarEnvio: Guard<PropuestaCambio, PropuestaCambioAvisarEnvioInput>;
  readonly propuestaCambioCerrarCorto: Guard<PropuestaCambio, PropuestaCambioCerrarCortoInput>;
  readonly propuestaCambioContraproponer: Guard<PropuestaCambio, PropuestaCambioContraproponerInput>;
  readonly propuestaCambioEnviar: Guard<PropuestaCambio, undefined>;
  readonly propuestaCambioRecibir: Guard<PropuestaCambio, PropuestaCambioRecibirInput>;
  readonly recepcionAceptar: Guard<Recepcion, RecepcionAceptarInput>;
  readonly recepcionInspeccionar: Guard<Recepcion, undefined>;
  readonly recetaCerrarSinSurtir: Guard<Receta, RecetaCerrarSinSurtirInput>;
  readonly recetaEmitir: Guard<Receta, undefined>;
  readonly recetaProponerSustituto: Guard<Receta, RecetaProponerSustitutoInput>;
  readonly salidaExtraordinariaEnviar: Guard<SalidaExtraordinaria, undefined>;
  readonly salidaExtraordinariaReversar: Guard<SalidaExtraordinaria, SalidaExtraordinariaReversarInput>;
  readonly solicitudAutorizar: Guard<Solicitud, SolicitudAutorizarInput>;
  readonly solicitudConfirmarSurtido: Guard<Solicitud, SolicitudConfirmarSurtidoInput>;
  readonly solicitudEntregar: Guard<Solicitud, SolicitudEntregarInput>;
  readonly solicitudEnviar: Guard<Solicitud, undefined>;
  readonly solicitudRecibir: Guard<Solicitud, SolicitudRecibirInput>;
  readonly solicitudResolver: Guard<Solicitud, SolicitudResolverDiferenciaInput>;
  readonly surtimientoReversar: Guard<Surtimiento, SurtimientoReversarInput>;
  readonly visitaFinalizar: Guard<Visita, VisitaFinalizarInput>;
  readonly visitaNoSePresento: Guard<Visita, undefined>;
  readonly visitaTerminar: Guard<Visita, undefined>;
}

/** Functions that choose the state a step leads to: src/app/shared/registries/outcomes. */
export interface Outcomes {
  readonly cartaCanjeAsentar: Outcome<CartaCanje, undefined, 'VIGENTE' | 'EN_CANJE' | 'APLICADA_PARCIAL' | 'APLICADA'>;
  readonly cartaCanjeIgual: Outcome<CartaCanje, undefined, 'VIGENTE' | 'APLICADA_PARCIAL'>;
  readonly conteoTerminar: Outcome<Conteo, undefined, 'RECONTEO' | 'EN_REVISION'>;
  readonly entradaExtraordinariaEnviar: Outcome<EntradaExtraordinaria, undefined, 'PENDIENTE_AUTORIZAR' | 'AUTORIZADA'>;
  readonly hospitalizacionSinCambio: Outcome<Hospitalizacion, HospitalizacionCambiarCamaInput, 'INGRESADO' | 'PREALTA'>;
  readonly ordenCargoEnviar: Outcome<OrdenCargo, undefined, 'PENDIENTE_AUTORIZAR' | 'AUTORIZADA'>;
  readonly ordenCargoIgual: Outcome<
    OrdenCargo,
    OrdenCargoRegularizarInput | undefined,
    'EN_SURTIMIENTO' | 'SURTIDA' | 'SURTIDA_PARCIAL' | 'RECIBIDA' | 'CERRADA'
  >;
  readonly ordenCargoSoltar: Outcome<OrdenCargo, undefined, 'AUTORIZADA' | 'PENDIENTE_AUTORIZAR'>;
  readonly ordenCargoSurtir: Outcome<
    OrdenCargo,
    OrdenCargoSurtirInput,
    'EN_SURTIMIENTO' | 'SURTIDA_PARCIAL' | 'SURTIDA'
  >;
  readonly propuestaCambioRecibir: Outcome<
    PropuestaCambio,
    PropuestaCambioRecibirInput,
    'RECIBIDA' | 'RECIBIDA_PARCIAL'
  >;
  readonly recepcionAceptar: Outcome<Recepcion, RecepcionAceptarInput, 'ACEPTADA' | 'ACEPTADA_PARCIAL'>;
  readonly recetaDevuelta: Outcome<Receta, undefined, 'EMITIDA' | 'SURTIDA_PARCIAL'>;
  readonly recetaIgual: Outcome<Receta, RecetaProponerSustitutoInput | undefined, 'EMITIDA' | 'SURTIDA_PARCIAL'>;
  readonly recetaSurtida: Outcome<Receta, undefined, 'SURTIDA_PARCIAL' | 'SURTIDA'>;
  readonly salidaExtraordinariaEnviar: Outcome<SalidaExtraordinaria, undefined, 'PENDIENTE_AUTORIZAR' | 'AUTORIZADA'>;
  readonly solicitudRecepcion: Outcome<Solicitud, SolicitudRecibirInput, 'RECIBIDA' | 'RECIBIDA_CON_DIFERENCIAS'>;
}

/** Functions that give fields from others at every write: src/app/shared/registries/derived. */
export interface DerivedFields {
  readonly cartaCanje: (document: CartaCanje) => Pick<CartaCanje, 'vigenciaFecha'>;
  readonly devolucionOrdenCargo: (
    document: DevolucionOrdenCargo,
  ) => Pick<DevolucionOrdenCargo, 'piezas' | 'lineas' | 'importeTotal'>;
  readonly entradaExtraordinaria: (
    document: EntradaExtraordinaria,
  ) => Pick<EntradaExtraordinaria, 'piezas' | 'importeTotal' | 'lineas'>;
  readonly insumoConfiguracion: (
    document: InsumoConfiguracion,
  ) => Pick<
    InsumoConfiguracion,
    | 'cpm'
    | 'cpmProvisional'
    | 'minimoSugerido'
    | 'puntoReordenSugerido'
    | 'maximoSugerido'
    | 'diferenciaMaximo'
    | 'sugerencia'
    | 'conSugerencia'
  >;
  readonly ordenCargo: (
    document: OrdenCargo,
  ) => Pick<
    OrdenCargo,
    | 'prioridad'
    | 'totalClaves'
    | 'piezasSolicitadas'
    | 'piezasSurtidas'
    | 'piezasPendientes'
    | 'importeTotal'
    | 'lineas'
  >;
  readonly propuestaCambio: (
    document: PropuestaCambio,
  ) => Pick<PropuestaCambio, 'piezasSalen' | 'piezasEntran' | 'importe' | 'importeEstimado' | 'lineas'>;
  readonly recepcion: (
    document: Recepcion,
  ) => Pick<Recepcion, 'piezas' | 'piezasRechazadas' | 'subtotal' | 'ivaTotal' | 'importeTotal' | 'lineas'>;
  readonly receta: (
    document: Receta,
  ) => Pick<
    Receta,
    | 'tipo'
    | 'requiereSegundaPersona'
    | 'claves'
    | 'piezasPrescritas'
    | 'piezasSurtidas'
    | 'piezasPendientes'
    | 'porcentajeSurtido'
    | 'lineas'
  >;
  readonly salidaExtraordinaria: (
    document: SalidaExtraordinaria,
  ) => Pick<SalidaExtraordinaria, 'piezas' | 'importeTotal' | 'importeEstimado' | 'lineas'>;
  readonly signos: (
    document: Signos,
  ) => Pick<Signos, 'tension' | 'tam' | 'imc' | 'glasgow' | 'glasgowTexto' | 'balanceMl'>;
  readonly solicitud: (
    document: Solicitud,
  ) => Pick<
    Solicitud,
    | 'claves'
    | 'piezasSolicitadas'
    | 'piezasAutorizadas'
    | 'piezasSurtidas'
    | 'piezasRecibidas'
    | 'porcentajePiezas'
    | 'importeEstimado'
    | 'piezasSinRecibir'
    | 'clavesIncompletas'
    | 'lineas'
  >;
  readonly temperatura: (document: Temperatura) => Pick<Temperatura, 'responsableId'>;
}

/** What the effects of a step are given: src/app/server/registries/effects. */
export interface EffectTypes {
  readonly alertaSanitariaActualizar: { readonly document: AlertaSanitaria; readonly input: undefined };
  readonly alertaSanitariaCerrar: { readonly document: AlertaSanitaria; readonly input: AlertaSanitariaCerrarInput };
  readonly alertaSanitariaEmitir: { readonly document: AlertaSanitaria; readonly input: AlertaSanitariaEmitirInput };
  readonly alertaSanitariaLevantar: {
    readonly document: AlertaSanitaria;
    readonly input: AlertaSanitariaLevantarInput;
  };
  readonly cartaCanjeSolicitarCanje: { readonly document: CartaCanje; readonly input: undefined };
  readonly cartaCanjeVencer: { readonly document: CartaCanje; readonly input: undefined };
  readonly consultaAnular: { readonly document: Consulta; readonly input: ConsultaAnularInput };
  readonly consultaFirmar: { readonly document: Consulta; readonly input: undefined };
  readonly conteoAplicar: { readonly document: Conteo; readonly input: undefined };
  readonly conteoDevolver: { readonly document: Conteo; readonly input: ConteoDevolverInput };
  readonly conteoIniciar: { readonly document: Conteo; readonly input: undefined };
  readonly conteoTerminar: { readonly document: Conteo; readonly input: undefined };
  readonly conteoTerminarReconteo: { readonly document: Conteo; readonly input: undefined };
  readonly defuncionRevertir: { readonly document: Defuncion; readonly input: undefined };
  readonly devolucionOrdenCargoAceptar: { readonly document: DevolucionOrdenCargo; readonly input: undefined };
  readonly entradaExtraordinariaAplicar: { readonly document: EntradaExtraordinaria; readonly input: undefined };
  readonly entradaExtraordinariaEnviar: { readonly document: EntradaExtraordinaria; readonly input: undefined };
  readonly entradaExtraordinariaReversar: {
    readonly document: EntradaExtraordinaria;
    readonly input: EntradaExtraordinariaReversarInput;
  };
  readonly entregaTurnoFirmar: { readonly document: EntregaTurno; readonly input: EntregaTurnoFirmarInput };
  readonly eventoCancelar: { readonly document: Evento; readonly input: EventoCancelarInput };
  readonly eventoIniciar: { readonly document: Evento; readonly input: undefined };
  readonly eventoPorAnulacion: { readonly document: Evento; readonly input: undefined };
  readonly eventoPorDefuncion: { readonly document: Evento; readonly input: undefined };
  readonly eventoReprogramar: { readonly document: Evento; readonly input: EventoReprogramarInput };
  readonly hospitalizacionAlta: {
    readonly document: Hospitalizacion;
    readonly input: HospitalizacionAltaAdministrativaInput | HospitalizacionAltaDirectaInput;
  };
  readonly hospitalizacionAltaMedica: {
    readonly document: Hospitalizacion;
    readonly input: HospitalizacionAltaMedicaInput;
  };
  readonly hospitalizacionCambiarCama: {
    readonly document: Hospitalizacion;
    readonly input: HospitalizacionCambiarCamaInput;
  };
  readonly hospitalizacionCancelar: {
    readonly document: Hospitalizacion;
    readonly input: undefined | HospitalizacionCancelarInput;
  };
  readonly hospitalizacionIngresar: {
    readonly document: Hospitalizacion;
    readonly input: HospitalizacionIngresarInput;
  };
  readonly hospitalizacionReservarCama: {
    readonly document: Hospitalizacion;
    readonly input: HospitalizacionReservarCamaInput;
  };
  readonly hospitalizacionRevertir: {
    readonly document: Hospitalizacion;
    readonly input: HospitalizacionRevertirPrealtaInput;
  };
  readonly hospitalizacionTrasladar: {
    readonly document: Hospitalizacion;
    readonly input: HospitalizacionTrasladarInput;
  };
  readonly notaEvolucionAnular: { readonly document: NotaEvolucion; readonly input: NotaEvolucionAnularInput };
  readonly ordenCargoAcreditar: { readonly document: OrdenCargo; readonly input: undefined };
  readonly ordenCargoAutorizar: { readonly document: OrdenCargo; readonly input: OrdenCargoAutorizarInput };
  readonly ordenCargoCerrar: { readonly document: OrdenCargo; readonly input: undefined };
  readonly ordenCargoCerrarPendientes: { readonly document: OrdenCargo; readonly input: undefined };
  readonly ordenCargoEnviar: { readonly document: OrdenCargo; readonly input: undefined };
  readonly ordenCargoRecibir: { readonly document: OrdenCargo; readonly input: OrdenCargoRecibirInput };
  readonly ordenCargoRegularizar: { readonly document: OrdenCargo; readonly input: OrdenCargoRegularizarInput };
  readonly ordenCargoRelevar: { readonly document: OrdenCargo; readonly input: undefined };
  readonly ordenCargoSoltar: { readonly document: OrdenCargo; readonly input: undefined };
  readonly ordenCargoSurtir: { readonly document: OrdenCargo; readonly input: OrdenCargoSurtirInput };
  readonly ordenCargoTomar: { readonly document: OrdenCargo; readonly input: undefined };
  readonly ordenCargoTomarUrgente: { readonly document: OrdenCargo; readonly input: undefined };
  readonly pacienteFusionSeparar: { readonly document: PacienteFusion; readonly input: undefined };
  readonly programaInscripcionPorDefuncion: { readonly document: ProgramaInscripcion; readonly input: undefined };
  readonly propuestaCambioAceptar: { readonly document: PropuestaCambio; readonly input: undefined };
  readonly propuestaCambioAvisarEnvio: {
    readonly document: PropuestaCambio;
    readonly input: PropuestaCambioAvisarEnvioInput;
  };
  readonly propuestaCambioCerrarCorto: {
    readonly document: PropuestaCambio;
    readonly input: PropuestaCambioCerrarCortoInput;
  };
  readonly propuestaCambioContraproponer: {
    readonly document: PropuestaCambio;
    readonly input: PropuestaCambioContraproponerInput;
  };
  readonly propuestaCambioEnviar: { readonly document: PropuestaCambio; readonly input: undefined };
  readonly propuestaCambioLiberar: {
    readonly document: PropuestaCambio;
    readonly input: undefined | PropuestaCambioCancelarInput | PropuestaCambioAnularEnvioInput;
  };
  readonly propuestaCambioRecibir: { readonly document: PropuestaCambio; readonly input: PropuestaCambioRecibirInput };
  readonly recepcionAceptar: { readonly document: Recepcion; readonly input: RecepcionAceptarInput };
  readonly recepcionInspeccionar: { readonly document: Recepcion; readonly input: undefined };
  readonly recetaAutorizarSustituto: { readonly document: Receta; readonly input: undefined };
  readonly recetaEmitir: { readonly document: Receta; readonly input: undefined };
  readonly recetaNegarSustituto: { readonly document: Receta; readonly input: undefined };
  readonly recetaPorAnulacion: { readonly document: Receta; readonly input: undefined };
  readonly recetaPorDefuncion: { readonly document: Receta; readonly input: undefined };
  readonly recetaProponerSustituto: { readonly document: Receta; readonly input: RecetaProponerSustitutoInput };
  readonly recetaSinSurtir: { readonly document: Receta; readonly input: RecetaCerrarSinSurtirInput | undefined };
  readonly recetaSurtida: { readonly document: Receta; readonly input: undefined };
  readonly salidaExtraordinariaAplicar: { readonly document: SalidaExtraordinaria; readonly input: undefined };
  readonly salidaExtraordinariaEnviar: { readonly document: SalidaExtraordinaria; readonly input: undefined };
  readonly salidaExtraordinariaLiberar: {
    readonly document: SalidaExtraordinaria;
    readonly input: SalidaExtraordinariaRechazarInput | SalidaExtraordinariaCancelarInput;
  };
  readonly salidaExtraordinariaReversar: {
    readonly document: SalidaExtraordinaria;
    readonly input: SalidaExtraordinariaReversarInput;
  };
  readonly solicitudAutorizar: { readonly document: Solicitud; readonly input: SolicitudAutorizarInput };
  readonly solicitudConfirmarSurtido: { readonly document: Solicitud; readonly input: SolicitudConfirmarSurtidoInput };
  readonly solicitudDevolver: { readonly document: Solicitud; readonly input: SolicitudDevolverInput };
  readonly solicitudEmbarcar: { readonly document: Solicitud; readonly input: SolicitudEmbarcarInput };
  readonly solicitudEntregar: { readonly document: Solicitud; readonly input: SolicitudEntregarInput };
  readonly solicitudEnviar: { readonly document: Solicitud; readonly input: undefined };
  readonly solicitudIniciarSurtimiento: { readonly document: Solicitud; readonly input: undefined };
  readonly solicitudRecibir: { readonly document: Solicitud; readonly input: SolicitudRecibirInput };
  readonly solicitudResolver: { readonly document: Solicitud; readonly input: SolicitudResolverDiferenciaInput };
  readonly surtimientoReversar: { readonly document: Surtimiento; readonly input: SurtimientoReversarInput };
  readonly visitaFinalizar: { readonly document: Visita; readonly input: VisitaFinalizarInput };
  readonly visitaPorDefuncion: { readonly document: Visita; readonly input: undefined };
}
