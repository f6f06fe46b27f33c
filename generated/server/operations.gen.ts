// Generated from schemas/endpoints by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import type { Validator } from '#platform/shared/validation/validation';
import type { OperationName, OperationTypes } from '../shared/operations.gen';
import { validateHorarioCambiarBody } from '../shared/validators/operation-horarioCambiar.gen';
import { validateMarcarVistaBody } from '../shared/validators/operation-marcarVista.gen';
import { validateAvisosCanalesGuardarBody } from '../shared/validators/operation-avisosCanalesGuardar.gen';
import { validateSignosCorregirBody } from '../shared/validators/operation-signosCorregir.gen';
import { validateVisitaSiguienteBody } from '../shared/validators/operation-visitaSiguiente.gen';
import { validateControladosContarBody } from '../shared/validators/operation-controladosContar.gen';
import { validateRecetaRevisarBody } from '../shared/validators/operation-recetaRevisar.gen';
import { validateRecetaSurtirBody } from '../shared/validators/operation-recetaSurtir.gen';
import { validateRecetaSustitutoProponerBody } from '../shared/validators/operation-recetaSustitutoProponer.gen';
import { validateRecetaAbrirBody } from '../shared/validators/operation-recetaAbrir.gen';
import { validateEntregaTurnoGuardarBody } from '../shared/validators/operation-entregaTurnoGuardar.gen';
import { validateEntregaTurnoFirmarBody } from '../shared/validators/operation-entregaTurnoFirmar.gen';
import { validateHospitalizacionAsignarBody } from '../shared/validators/operation-hospitalizacionAsignar.gen';
import { validateHospitalizacionSignosCapturarBody } from '../shared/validators/operation-hospitalizacionSignosCapturar.gen';
import { validateHospitalizacionNotaGuardarBody } from '../shared/validators/operation-hospitalizacionNotaGuardar.gen';
import { validateHospitalizacionEgresarBody } from '../shared/validators/operation-hospitalizacionEgresar.gen';
import { validateHospitalizacionIndicarBody } from '../shared/validators/operation-hospitalizacionIndicar.gen';
import { validateHospitalizacionMinistrarBody } from '../shared/validators/operation-hospitalizacionMinistrar.gen';
import { validateConteoCapturaBody } from '../shared/validators/operation-conteoCaptura.gen';
import { validateInsumoConfiguracionMasivoBody } from '../shared/validators/operation-insumoConfiguracionMasivo.gen';
import { validateInventarioRecibirBody } from '../shared/validators/operation-inventarioRecibir.gen';
import { validateActualizarCaducidadBody } from '../shared/validators/operation-actualizarCaducidad.gen';
import { validateOcConfiguracionGuardarBody } from '../shared/validators/operation-ocConfiguracionGuardar.gen';
import { validateOcSolicitudReasignarBody } from '../shared/validators/operation-ocSolicitudReasignar.gen';
import { validateOcAutorizarMasivoBody } from '../shared/validators/operation-ocAutorizarMasivo.gen';
import { validateOrdenCargoCrearBody } from '../shared/validators/operation-ordenCargoCrear.gen';
import { validateInsumosOrdenCargoGuardarBody } from '../shared/validators/operation-insumosOrdenCargoGuardar.gen';
import { validateOrdenCargoAutorizarVariasBody } from '../shared/validators/operation-ordenCargoAutorizarVarias.gen';
import { validateOrdenCargoDevolverBody } from '../shared/validators/operation-ordenCargoDevolver.gen';
import { validateOrdenCargoSurtirBody } from '../shared/validators/operation-ordenCargoSurtir.gen';
import { validateOrdenCargoRecibirBody } from '../shared/validators/operation-ordenCargoRecibir.gen';
import { validateOrdenCargoTomarBody } from '../shared/validators/operation-ordenCargoTomar.gen';
import { validateOrdenCargoTomarVariasBody } from '../shared/validators/operation-ordenCargoTomarVarias.gen';
import { validateOrdenCargoSoltarBody } from '../shared/validators/operation-ordenCargoSoltar.gen';
import { validateOrdenCargoRelevarBody } from '../shared/validators/operation-ordenCargoRelevar.gen';
import { validateOrdenCargoActividadBody } from '../shared/validators/operation-ordenCargoActividad.gen';
import { validateOrdenCargoDevolucionBody } from '../shared/validators/operation-ordenCargoDevolucion.gen';
import { validatePacienteAccesoEmergenciaBody } from '../shared/validators/operation-pacienteAccesoEmergencia.gen';
import { validatePacienteAbrirExpedienteBody } from '../shared/validators/operation-pacienteAbrirExpediente.gen';
import { validatePacienteFusionarBody } from '../shared/validators/operation-pacienteFusionar.gen';
import { validateReporteGuardarBody } from '../shared/validators/operation-reporteGuardar.gen';
import { validateReporteGuardadoCambiarBody } from '../shared/validators/operation-reporteGuardadoCambiar.gen';
import { validateParecidosBody } from '../shared/validators/operation-parecidos.gen';
import { validateTableroCreateBody } from '../shared/validators/operation-tableroCreate.gen';
import { validateTableroUpdateBody } from '../shared/validators/operation-tableroUpdate.gen';
import { validateVistaCreateBody } from '../shared/validators/operation-vistaCreate.gen';
import { validateVistaUpdateBody } from '../shared/validators/operation-vistaUpdate.gen';
import { validatePropuestaCambioResponderBody } from '../shared/validators/operation-propuestaCambioResponder.gen';
import { validatePropuestaCambioMensajeBody } from '../shared/validators/operation-propuestaCambioMensaje.gen';
import { validateProponerCambioBody } from '../shared/validators/operation-proponerCambio.gen';
import { validateRecibirCambioInsumoBody } from '../shared/validators/operation-recibirCambioInsumo.gen';
import { validateRedHistorialRegistrarBody } from '../shared/validators/operation-redHistorialRegistrar.gen';
import { validateVouchAskBody } from '../shared/validators/operation-vouchAsk.gen';
import { validatePreferenciasBody } from '../shared/validators/operation-preferencias.gen';
import { validateUsuarioVincularActualizarBody } from '../shared/validators/operation-usuarioVincularActualizar.gen';
import { validateSignInWithCodeBody } from '../shared/validators/operation-signInWithCode.gen';
import { validateEnrolAtSignInBody } from '../shared/validators/operation-enrolAtSignIn.gen';
import { validateConfirmAtSignInBody } from '../shared/validators/operation-confirmAtSignIn.gen';
import { validateEnrolSecondFactorBody } from '../shared/validators/operation-enrolSecondFactor.gen';
import { validateActivateSecondFactorBody } from '../shared/validators/operation-activateSecondFactor.gen';
import { validateRemoveSecondFactorBody } from '../shared/validators/operation-removeSecondFactor.gen';
import { validateRenewRecoveryCodesBody } from '../shared/validators/operation-renewRecoveryCodes.gen';
import { validateSignInBody } from '../shared/validators/operation-signIn.gen';
import { validateSignUpBody } from '../shared/validators/operation-signUp.gen';
import { validateForgotPasswordBody } from '../shared/validators/operation-forgotPassword.gen';
import { validateResetPasswordBody } from '../shared/validators/operation-resetPassword.gen';
import { validateChangePasswordBody } from '../shared/validators/operation-changePassword.gen';
import { validateConfirmIdentityBody } from '../shared/validators/operation-confirmIdentity.gen';
import { validateRedistribuirBody } from '../shared/validators/operation-redistribuir.gen';
import { validateSolicitudCifrasBody } from '../shared/validators/operation-solicitudCifras.gen';
import { validateAgendaEventosParameters } from '../shared/validators/operation-agendaEventos-parameters.gen';
import { validateAgendaHorasParameters } from '../shared/validators/operation-agendaHoras-parameters.gen';
import { validateAgendaContextoParameters } from '../shared/validators/operation-agendaContexto-parameters.gen';
import { validateHorarioCambiarParameters } from '../shared/validators/operation-horarioCambiar-parameters.gen';
import { validateSignosCorregirParameters } from '../shared/validators/operation-signosCorregir-parameters.gen';
import { validateSignosSerieParameters } from '../shared/validators/operation-signosSerie-parameters.gen';
import { validateSignosContextoParameters } from '../shared/validators/operation-signosContexto-parameters.gen';
import { validateSignosContextoEstanciaParameters } from '../shared/validators/operation-signosContextoEstancia-parameters.gen';
import { validateSignosContextoTomaParameters } from '../shared/validators/operation-signosContextoToma-parameters.gen';
import { validateVisitaColaParameters } from '../shared/validators/operation-visitaCola-parameters.gen';
import { validateVisitaTableroParameters } from '../shared/validators/operation-visitaTablero-parameters.gen';
import { validateVisitaLlamarParameters } from '../shared/validators/operation-visitaLlamar-parameters.gen';
import { validateVisitaDevolverParameters } from '../shared/validators/operation-visitaDevolver-parameters.gen';
import { validateVisitaPreviasParameters } from '../shared/validators/operation-visitaPrevias-parameters.gen';
import { validateControladosLibroParameters } from '../shared/validators/operation-controladosLibro-parameters.gen';
import { validateControladosMovimientosParameters } from '../shared/validators/operation-controladosMovimientos-parameters.gen';
import { validateRecetaRepetirParameters } from '../shared/validators/operation-recetaRepetir-parameters.gen';
import { validateRecetaPropuestaSurtidoParameters } from '../shared/validators/operation-recetaPropuestaSurtido-parameters.gen';
import { validateRecetaSurtirParameters } from '../shared/validators/operation-recetaSurtir-parameters.gen';
import { validateRecetaSustitutoProponerParameters } from '../shared/validators/operation-recetaSustitutoProponer-parameters.gen';
import { validateRecetaSustitutoAutorizarParameters } from '../shared/validators/operation-recetaSustitutoAutorizar-parameters.gen';
import { validateRecetaSustitutoNegarParameters } from '../shared/validators/operation-recetaSustitutoNegar-parameters.gen';
import { validateRecetaColaParameters } from '../shared/validators/operation-recetaCola-parameters.gen';
import { validateRecetaPendientesParameters } from '../shared/validators/operation-recetaPendientes-parameters.gen';
import { validateEntregaTurnoResumenParameters } from '../shared/validators/operation-entregaTurnoResumen-parameters.gen';
import { validateEntregaTurnoFirmarParameters } from '../shared/validators/operation-entregaTurnoFirmar-parameters.gen';
import { validateHospitalizacionAsignadosParameters } from '../shared/validators/operation-hospitalizacionAsignados-parameters.gen';
import { validateHospitalizacionAsignacionesParameters } from '../shared/validators/operation-hospitalizacionAsignaciones-parameters.gen';
import { validateHospitalizacionPacientesParameters } from '../shared/validators/operation-hospitalizacionPacientes-parameters.gen';
import { validateHospitalizacionMapaParameters } from '../shared/validators/operation-hospitalizacionMapa-parameters.gen';
import { validateHospitalizacionSignosParameters } from '../shared/validators/operation-hospitalizacionSignos-parameters.gen';
import { validateHospitalizacionNotasParameters } from '../shared/validators/operation-hospitalizacionNotas-parameters.gen';
import { validateHospitalizacionEgresoParameters } from '../shared/validators/operation-hospitalizacionEgreso-parameters.gen';
import { validateHospitalizacionIndicarParameters } from '../shared/validators/operation-hospitalizacionIndicar-parameters.gen';
import { validateHospitalizacionMinistracionesParameters } from '../shared/validators/operation-hospitalizacionMinistraciones-parameters.gen';
import { validateHospitalizacionMinistrarParameters } from '../shared/validators/operation-hospitalizacionMinistrar-parameters.gen';
import { validateAlertaSanitariaResponderParameters } from '../shared/validators/operation-alertaSanitariaResponder-parameters.gen';
import { validateConteoCapturaParameters } from '../shared/validators/operation-conteoCaptura-parameters.gen';
import { validateConteoLoteHalladoParameters } from '../shared/validators/operation-conteoLoteHallado-parameters.gen';
import { validateInsumoConfiguracionAceptarParameters } from '../shared/validators/operation-insumoConfiguracionAceptar-parameters.gen';
import { validateInsumoConfiguracionConsumoParameters } from '../shared/validators/operation-insumoConfiguracionConsumo-parameters.gen';
import { validateInsumoConfiguracionSinConfigurarParameters } from '../shared/validators/operation-insumoConfiguracionSinConfigurar-parameters.gen';
import { validateDetalleExistenciasParameters } from '../shared/validators/operation-detalleExistencias-parameters.gen';
import { validateLoteEstatusParameters } from '../shared/validators/operation-loteEstatus-parameters.gen';
import { validateLoteCaducidadParameters } from '../shared/validators/operation-loteCaducidad-parameters.gen';
import { validateTemperaturaAnotarParameters } from '../shared/validators/operation-temperaturaAnotar-parameters.gen';
import { validateTemperaturaCuarentenaParameters } from '../shared/validators/operation-temperaturaCuarentena-parameters.gen';
import { validateOcConfiguracionParameters } from '../shared/validators/operation-ocConfiguracion-parameters.gen';
import { validateOcUnidadParameters } from '../shared/validators/operation-ocUnidad-parameters.gen';
import { validateOcAlmacenParameters } from '../shared/validators/operation-ocAlmacen-parameters.gen';
import { validateOcAlmacenInventarioParameters } from '../shared/validators/operation-ocAlmacenInventario-parameters.gen';
import { validateOcSolicitudParameters } from '../shared/validators/operation-ocSolicitud-parameters.gen';
import { validateOcConsolidadoParameters } from '../shared/validators/operation-ocConsolidado-parameters.gen';
import { validateOcLineasParameters } from '../shared/validators/operation-ocLineas-parameters.gen';
import { validateOcSolicitudReasignarParameters } from '../shared/validators/operation-ocSolicitudReasignar-parameters.gen';
import { validateHospitalizacionCargosParameters } from '../shared/validators/operation-hospitalizacionCargos-parameters.gen';
import { validateOrdenCargoAtendidasParameters } from '../shared/validators/operation-ordenCargoAtendidas-parameters.gen';
import { validateOrdenCargoHistoricoParameters } from '../shared/validators/operation-ordenCargoHistorico-parameters.gen';
import { validateOrdenCargoPendientesAutorizarParameters } from '../shared/validators/operation-ordenCargoPendientesAutorizar-parameters.gen';
import { validateOrdenCargoDetalleConsultaParameters } from '../shared/validators/operation-ordenCargoDetalleConsulta-parameters.gen';
import { validateOrdenCargoDetalleParameters } from '../shared/validators/operation-ordenCargoDetalle-parameters.gen';
import { validateInsumosOrdenCargoParameters } from '../shared/validators/operation-insumosOrdenCargo-parameters.gen';
import { validateOrdenCargoDevolverParameters } from '../shared/validators/operation-ordenCargoDevolver-parameters.gen';
import { validateOrdenCargoColaParameters } from '../shared/validators/operation-ordenCargoCola-parameters.gen';
import { validateOrdenCargoPropuestaParameters } from '../shared/validators/operation-ordenCargoPropuesta-parameters.gen';
import { validateOrdenCargoPorSurtirParameters } from '../shared/validators/operation-ordenCargoPorSurtir-parameters.gen';
import { validateOrdenCargoListaSurtidoParameters } from '../shared/validators/operation-ordenCargoListaSurtido-parameters.gen';
import { validateOrdenCargoPorRecibirParameters } from '../shared/validators/operation-ordenCargoPorRecibir-parameters.gen';
import { validateOrdenCargoSurtidasParameters } from '../shared/validators/operation-ordenCargoSurtidas-parameters.gen';
import { validateOrdenCargoPorDevolverParameters } from '../shared/validators/operation-ordenCargoPorDevolver-parameters.gen';
import { validatePacienteResumenParameters } from '../shared/validators/operation-pacienteResumen-parameters.gen';
import { validatePacienteBuscarRedParameters } from '../shared/validators/operation-pacienteBuscarRed-parameters.gen';
import { validatePacienteAccesoEmergenciaParameters } from '../shared/validators/operation-pacienteAccesoEmergencia-parameters.gen';
import { validatePacienteRegistrarDefuncionParameters } from '../shared/validators/operation-pacienteRegistrarDefuncion-parameters.gen';
import { validateReporteArchivoQuitarParameters } from '../shared/validators/operation-reporteArchivoQuitar-parameters.gen';
import { validateReporteGuardadoCambiarParameters } from '../shared/validators/operation-reporteGuardadoCambiar-parameters.gen';
import { validateReporteGuardadoQuitarParameters } from '../shared/validators/operation-reporteGuardadoQuitar-parameters.gen';
import { validateBuscarParameters } from '../shared/validators/operation-buscar-parameters.gen';
import { validateCatalogoBultoParameters } from '../shared/validators/operation-catalogoBulto-parameters.gen';
import { validateTableroUpdateParameters } from '../shared/validators/operation-tableroUpdate-parameters.gen';
import { validateTableroDeleteParameters } from '../shared/validators/operation-tableroDelete-parameters.gen';
import { validateVistaListParameters } from '../shared/validators/operation-vistaList-parameters.gen';
import { validateVistaTotalesParameters } from '../shared/validators/operation-vistaTotales-parameters.gen';
import { validateVistaUpdateParameters } from '../shared/validators/operation-vistaUpdate-parameters.gen';
import { validateVistaDeleteParameters } from '../shared/validators/operation-vistaDelete-parameters.gen';
import { validatePropuestasCambioInsumoListParameters } from '../shared/validators/operation-propuestasCambioInsumoList-parameters.gen';
import { validatePropuestaCambioResponderParameters } from '../shared/validators/operation-propuestaCambioResponder-parameters.gen';
import { validatePropuestaCambioMensajeParameters } from '../shared/validators/operation-propuestaCambioMensaje-parameters.gen';
import { validateProveedorContratosParameters } from '../shared/validators/operation-proveedorContratos-parameters.gen';
import { validateProveedorEntregasParameters } from '../shared/validators/operation-proveedorEntregas-parameters.gen';
import { validateProveedorEvaluacionParameters } from '../shared/validators/operation-proveedorEvaluacion-parameters.gen';
import { validateProveedorCartasCanjeParameters } from '../shared/validators/operation-proveedorCartasCanje-parameters.gen';
import { validateVouchStateParameters } from '../shared/validators/operation-vouchState-parameters.gen';
import { validateVouchConfirmParameters } from '../shared/validators/operation-vouchConfirm-parameters.gen';
import { validateVouchRefuseParameters } from '../shared/validators/operation-vouchRefuse-parameters.gen';
import { validateVouchWithdrawParameters } from '../shared/validators/operation-vouchWithdraw-parameters.gen';
import { validateBitacoraBuscarParameters } from '../shared/validators/operation-bitacoraBuscar-parameters.gen';
import { validateBitacoraExportarParameters } from '../shared/validators/operation-bitacoraExportar-parameters.gen';
import { validateBitacoraEventoParameters } from '../shared/validators/operation-bitacoraEvento-parameters.gen';
import { validateUsuarioPermisosEfectivosParameters } from '../shared/validators/operation-usuarioPermisosEfectivos-parameters.gen';
import { validateUsuarioVincularActualizarParameters } from '../shared/validators/operation-usuarioVincularActualizar-parameters.gen';
import { validateUsuarioBloquearParameters } from '../shared/validators/operation-usuarioBloquear-parameters.gen';
import { validateUsuarioDesbloquearParameters } from '../shared/validators/operation-usuarioDesbloquear-parameters.gen';
import { validateUsuarioDesactivarParameters } from '../shared/validators/operation-usuarioDesactivar-parameters.gen';
import { validateUsuarioQuitarSegundoFactorParameters } from '../shared/validators/operation-usuarioQuitarSegundoFactor-parameters.gen';
import { validateUsuarioReenviarInvitacionParameters } from '../shared/validators/operation-usuarioReenviarInvitacion-parameters.gen';
import { validatePerfilClonarParameters } from '../shared/validators/operation-perfilClonar-parameters.gen';
import { validateCloseSessionParameters } from '../shared/validators/operation-closeSession-parameters.gen';
import { validateProveedorUsuariosParameters } from '../shared/validators/operation-proveedorUsuarios-parameters.gen';
import { validateUsuarioProveedorActualizarParameters } from '../shared/validators/operation-usuarioProveedorActualizar-parameters.gen';
import { validateRedistribucionParameters } from '../shared/validators/operation-redistribucion-parameters.gen';
import { validateSolicitudComentarParameters } from '../shared/validators/operation-solicitudComentar-parameters.gen';
import { validateSolicitudPendienteParameters } from '../shared/validators/operation-solicitudPendiente-parameters.gen';
import { validateSolicitudDetalleParameters } from '../shared/validators/operation-solicitudDetalle-parameters.gen';
import { validateAlmacenVerClavesParameters } from '../shared/validators/operation-almacenVerClaves-parameters.gen';
import { validateCantidadEstatusSolicitudParameters } from '../shared/validators/operation-cantidadEstatusSolicitud-parameters.gen';
import { validateAlmacenParameters } from '../shared/validators/operation-almacen-parameters.gen';
import { validateAlmacenesRedParameters } from '../shared/validators/operation-almacenesRed-parameters.gen';
import { validateAtencionMedicaParameters } from '../shared/validators/operation-atencionMedica-parameters.gen';
import { validateCaducidadesParameters } from '../shared/validators/operation-caducidades-parameters.gen';
import { validateCendisParameters } from '../shared/validators/operation-cendis-parameters.gen';
import { validateCentralesParameters } from '../shared/validators/operation-centrales-parameters.gen';
import { validateComprobacionParameters } from '../shared/validators/operation-comprobacion-parameters.gen';
import { validateConsultasDiagnosticosParameters } from '../shared/validators/operation-consultasDiagnosticos-parameters.gen';
import { validateDesabastoParameters } from '../shared/validators/operation-desabasto-parameters.gen';
import { validateDisponibilidadParameters } from '../shared/validators/operation-disponibilidad-parameters.gen';
import { validateFarmaciaParameters } from '../shared/validators/operation-farmacia-parameters.gen';
import { validateFondoFijoParameters } from '../shared/validators/operation-fondoFijo-parameters.gen';
import { validateFuncionesIncompatiblesParameters } from '../shared/validators/operation-funcionesIncompatibles-parameters.gen';
import { validateHospitalizacionParameters } from '../shared/validators/operation-hospitalizacion-parameters.gen';
import { validateInformeSemestreParameters } from '../shared/validators/operation-informeSemestre-parameters.gen';
import { validateInventarioCendisParameters } from '../shared/validators/operation-inventarioCendis-parameters.gen';
import { validateInventarioReporteParameters } from '../shared/validators/operation-inventarioReporte-parameters.gen';
import { validateMedicamentoControladoParameters } from '../shared/validators/operation-medicamentoControlado-parameters.gen';
import { validateNivelAbastoParameters } from '../shared/validators/operation-nivelAbasto-parameters.gen';
import { validateNotaReferenciaParameters } from '../shared/validators/operation-notaReferencia-parameters.gen';
import { validateOficinaCentralParameters } from '../shared/validators/operation-oficinaCentral-parameters.gen';
import { validateOrdenCargoParameters } from '../shared/validators/operation-ordenCargo-parameters.gen';
import { validateProgramasAvanceParameters } from '../shared/validators/operation-programasAvance-parameters.gen';
import { validateProgramasMedicinasParameters } from '../shared/validators/operation-programasMedicinas-parameters.gen';
import { validateRecetaImpresaParameters } from '../shared/validators/operation-recetaImpresa-parameters.gen';
import { validateRecetasParameters } from '../shared/validators/operation-recetas-parameters.gen';
import { validateRemisionParameters } from '../shared/validators/operation-remision-parameters.gen';
import { validateTarjetaKardexParameters } from '../shared/validators/operation-tarjetaKardex-parameters.gen';
import { validateTurnoEnfermeriaParameters } from '../shared/validators/operation-turnoEnfermeria-parameters.gen';
import { validateUnidadesRedParameters } from '../shared/validators/operation-unidadesRed-parameters.gen';
import { visitaLlamarForm } from '../shared/forms/operation-visitaLlamar.gen';
import { alertaSanitariaResponderForm } from '../shared/forms/operation-alertaSanitariaResponder.gen';
import { conteoLoteHalladoForm } from '../shared/forms/operation-conteoLoteHallado.gen';
import { insumoConfiguracionCopiarForm } from '../shared/forms/operation-insumoConfiguracionCopiar.gen';
import { loteEstatusForm } from '../shared/forms/operation-loteEstatus.gen';
import { loteCaducidadForm } from '../shared/forms/operation-loteCaducidad.gen';
import { temperaturaAnotarForm } from '../shared/forms/operation-temperaturaAnotar.gen';
import { pacienteRegistrarSinIdentificarForm } from '../shared/forms/operation-pacienteRegistrarSinIdentificar.gen';
import { pacienteRegistrarDefuncionForm } from '../shared/forms/operation-pacienteRegistrarDefuncion.gen';
import { usuarioVincularForm } from '../shared/forms/operation-usuarioVincular.gen';
import { usuarioCuentaAdicionalForm } from '../shared/forms/operation-usuarioCuentaAdicional.gen';
import { usuarioBloquearForm } from '../shared/forms/operation-usuarioBloquear.gen';
import { usuarioDesbloquearForm } from '../shared/forms/operation-usuarioDesbloquear.gen';
import { usuarioDesactivarForm } from '../shared/forms/operation-usuarioDesactivar.gen';
import { usuarioQuitarSegundoFactorForm } from '../shared/forms/operation-usuarioQuitarSegundoFactor.gen';
import { usuarioReenviarInvitacionForm } from '../shared/forms/operation-usuarioReenviarInvitacion.gen';
import { perfilClonarForm } from '../shared/forms/operation-perfilClonar.gen';
import { simulacionPerfilForm } from '../shared/forms/operation-simulacionPerfil.gen';
import { simulacionUsuarioForm } from '../shared/forms/operation-simulacionUsuario.gen';
import { vincularUsuarioProveedorForm } from '../shared/forms/operation-vincularUsuarioProveedor.gen';
import { usuarioProveedorActualizarForm } from '../shared/forms/operation-usuarioProveedorActualizar.gen';
import { solicitudComentarForm } from '../shared/forms/operation-solicitudComentar.gen';
import { solicitudSugeridaForm } from '../shared/forms/operation-solicitudSugerida.gen';
import { solicitudManualForm } from '../shared/forms/operation-solicitudManual.gen';

/** Handles an operation: receives its validated parameters and body, and the context of the request. */
export type OperationHandler<Name extends OperationName, Context> = (
  input: { readonly params: OperationTypes[Name]['params']; readonly body: OperationTypes[Name]['body'] },
  context: Context,
) => Promise<OperationTypes[Name]['answer']>;

/** Handlers by name. An operation without a handler does not compile; reports have theirs in reports.gen.ts. */
export interface Operations<Context> {
  /** GET /api/agenda/agenda/eventos-list: Returns the agenda entries between two days of the unit, in order of time: at most 62 days and 2000 entries. Access is written to the audit trail once a day for the same person and content. */
  readonly agendaEventos: OperationHandler<'agendaEventos', Context>;
  /** GET /api/agenda/agenda/horas-disponibles: Returns the free slots of a physician, or of each dock of a warehouse, on one day or within a period of at most 14 days. Holidays, days off and booked slots are excluded, and slots that have begun unless all are requested. Returns none for an agenda out of the caller's reach; a supplier sees the slots of warehouses. */
  readonly agendaHoras: OperationHandler<'agendaHoras', Context>;
  /** GET /api/agenda/agenda/contexto: Returns the agendas of a unit, by default the caller's: physicians with opening hours in force, and which of them is the caller. Also returns the warehouses that accept deliveries, of the named unit or all within reach (a supplier: all). */
  readonly agendaContexto: OperationHandler<'agendaContexto', Context>;
  /** POST /api/agenda/agenda/calendario: Returns the address of the caller's calendar (iCalendar), and the user name and password for HTTP Basic. The password is shown only once and replaces the previous one. */
  readonly calendarioSuscribir: OperationHandler<'calendarioSuscribir', Context>;
  /** POST /api/agenda/agenda/calendario/revocar: Revokes the password of the caller's calendar. */
  readonly calendarioRevocar: OperationHandler<'calendarioRevocar', Context>;
  /** POST /api/agenda/agenda/horario/{horarioId}/cambiar: Changes or ends opening hours, and decides about each appointment that no longer fits. An appointment moves to the next free slot of the same physician or warehouse and service, is cancelled, or is kept outside hours. The request applies completely or not at all; without `horario` the hours end. Reception staff and the people who booked are notified. */
  readonly horarioCambiar: OperationHandler<'horarioCambiar', Context>;
  /** POST /api/messaging/notifications-messaging/negotiate: Opens the WebSocket for notifications and changes, below the base of the API, with the protocols `red-salud.1` and the ticket. Not available during the simulation of a profile. */
  readonly negotiate: OperationHandler<'negotiate', Context>;
  /** GET /api/notificaciones/notificaciones/notificaciones-list: Returns the caller's notifications, newest first, with texts in the caller's language. The header X-Sin-Leer contains the number of unread notifications. */
  readonly notificacionesList: OperationHandler<'notificacionesList', Context>;
  /** PUT /api/notificaciones/notificaciones/marcar-vista: Marks some of the caller's notifications as seen, or all up to a moment. Returns the number that remain unread. */
  readonly marcarVista: OperationHandler<'marcarVista', Context>;
  /** GET /api/notificaciones/notificaciones/canales: Returns the caller's delivery channels by kind of notice. Every notice appears on the screen; by choice it is also mailed at once or once a day. */
  readonly avisosCanales: OperationHandler<'avisosCanales', Context>;
  /** PUT /api/notificaciones/notificaciones/canales: Stores the caller's delivery channels by kind of notice: `CORREO` mails each notice at once, `RESUMEN` mails all notices of a day at seven in the morning. Omitted kinds do not change. */
  readonly avisosCanalesGuardar: OperationHandler<'avisosCanalesGuardar', Context>;
  /** GET /api/network/clave-local: Returns the key with which a device encrypts the data that it stores for this person's offline work. Each person has one unique, permanent key. */
  readonly claveLocal: OperationHandler<'claveLocal', Context>;
  /** GET /api/pacientes/consulta/favoritos: Returns the diagnoses that the caller has used most often in signed notes. */
  readonly consultaFavoritos: OperationHandler<'consultaFavoritos', Context>;
  /** PUT /api/pacientes/signos/{signosId}: Replaces a set of vital signs that was recorded wrongly. The body is the complete correct set, as for `POST /pacientes/signos`, with the reason; patient, visit, stay and moment come from the old set, which may be older than a day. The old set remains visible as CORREGIDO and no longer counts; of two concurrent corrections one is refused. */
  readonly signosCorregir: OperationHandler<'signosCorregir', Context>;
  /** GET /api/pacientes/signos/serie: Returns the vital signs of a patient for graphs, as columns of equal length, oldest first; null means not measured. Corrected sets are excluded. `GET /pacientes/signos?pacienteId=…&serie=true` returns the same. */
  readonly signosSerie: OperationHandler<'signosSerie', Context>;
  /** GET /api/pacientes/signos/contexto/{visitaId}: Returns the context for recording the vital signs of a visit: the patient, the data that limits and scores depend on, and the last value of each sign with its date. */
  readonly signosContexto: OperationHandler<'signosContexto', Context>;
  /** GET /api/pacientes/signos/contexto-estancia/{hospitalizacionId}: Returns the context for recording the vital signs of an inpatient: the patient, the data that limits and scores depend on, and the last value of each sign with its date. */
  readonly signosContextoEstancia: OperationHandler<'signosContextoEstancia', Context>;
  /** GET /api/pacientes/signos/contexto-toma/{signosId}: Returns the context for correcting a set of vital signs: the patient, and the last value of each sign before that set. */
  readonly signosContextoToma: OperationHandler<'signosContextoToma', Context>;
  /** GET /api/pacientes/visita/cola: Returns today's visits of a unit, by default the caller's. Called patients come first, the latest call on top; waiting patients follow in calling order, by triage and then by turn. Because the page polls every few seconds, access is written to the audit trail once a day for the same person and content. */
  readonly visitaCola: OperationHandler<'visitaCola', Context>;
  /** GET /api/pacientes/visita/tablero: Returns the contents of a waiting-room screen: turns and the places they are called to, without patient names. */
  readonly visitaTablero: OperationHandler<'visitaTablero', Context>;
  /** POST /api/pacientes/visita/{visitaId}/llamar: Calls a waiting patient: counts the call and announces a place, by default the service of the visit. Calls are counted separately in each state. If the request contains the number of calls the caller has seen, it is refused when another person has called in the meantime. */
  readonly visitaLlamar: OperationHandler<'visitaLlamar', Context>;
  /** POST /api/pacientes/visita/{visitaId}/devolver: Returns a patient who was called and did not come to the waiting patients, at the position of their triage. Earlier calls still count. */
  readonly visitaDevolver: OperationHandler<'visitaDevolver', Context>;
  /** POST /api/pacientes/visita/siguiente: Calls the next waiting patient of a unit or of one of its services: by triage, then patients not yet called, then by turn. It does not call the same patient again. Two concurrent requests call two patients. */
  readonly visitaSiguiente: OperationHandler<'visitaSiguiente', Context>;
  /** GET /api/pacientes/visita/previas: Returns the visits of a patient within reach, newest first, with the diagnoses of their signed notes. */
  readonly visitaPrevias: OperationHandler<'visitaPrevias', Context>;
  /** GET /api/farmacia/controlados: Returns the control book of a warehouse for one class. Each medicine has its opening balance, receipts, issues and balance; the book also has the special numbers used, the weekly count and the findings of the last count. Defaults are the first warehouse within the caller's reach, and the strictest class that has entries. */
  readonly controladosLibro: OperationHandler<'controladosLibro', Context>;
  /** GET /api/farmacia/controlados/movimientos: Returns one medicine's page of the control book of a warehouse: the movements of a period in ledger order. Each has its document, prescription, patient, physician, lot, and the people who dispensed and verified. Returns at most the last 500, with `total` of all; a caller who may not identify patients gets initials and no address. */
  readonly controladosMovimientos: OperationHandler<'controladosMovimientos', Context>;
  /** POST /api/farmacia/controlados/contar: Begins the weekly count of the controlled medicines of a warehouse, as a blind count without tolerance. If this week's count is still open, returns that count with `nuevo` false. */
  readonly controladosContar: OperationHandler<'controladosContar', Context>;
  /** POST /api/pacientes/receta/revisar: Returns the objections to a prescription that is being written, with the suggested amount and the stock of each medicine. Nothing is stored. A line without a dose gets its stock only; lines that continue another line are included. */
  readonly recetaRevisar: OperationHandler<'recetaRevisar', Context>;
  /** POST /api/pacientes/receta/{recetaId}/repetir: Creates a draft with the same lines for the same patient, in the actor's latest consultation with that patient. 422 CONSULTA_REQUERIDA if there is none within the last day. */
  readonly recetaRepetir: OperationHandler<'recetaRepetir', Context>;
  /** GET /api/pacientes/receta/{recetaId}/propuesta-surtido: Returns a proposal for dispensing a prescription: lots of each line by expiry, missing pieces, substitutes, and other warehouses that have the supply. */
  readonly recetaPropuestaSurtido: OperationHandler<'recetaPropuestaSurtido', Context>;
  /** POST /api/pacientes/receta/{recetaId}/surtir: Dispenses pieces of a prescription in one transaction, from available and unexpired lots of the warehouse, up to the amount that the fill allows. 409 EXISTENCIA_INSUFICIENTE (with the present stock), RECETA_VENCIDA or SURTIMIENTOS_AGOTADOS. A controlled or high-risk medicine requires a second person, who confirms with their own password. */
  readonly recetaSurtir: OperationHandler<'recetaSurtir', Context>;
  /** POST /api/pacientes/receta/{recetaId}/proponer-sustituto: Requests the prescriber's permission to replace a medicine that the pharmacy lacks with an equivalent of the catalogue. The prescriber is notified; the substitute cannot be dispensed before the permission. Controlled medicines are never substituted. */
  readonly recetaSustitutoProponer: OperationHandler<'recetaSustitutoProponer', Context>;
  /** POST /api/pacientes/receta/{recetaId}/autorizar-sustituto: Allows the substitutes that the pharmacy proposed. 422 if the catalogue no longer lists a substitute as equivalent, or if the patient is allergic to one. */
  readonly recetaSustitutoAutorizar: OperationHandler<'recetaSustitutoAutorizar', Context>;
  /** POST /api/pacientes/receta/{recetaId}/negar-sustituto: Refuses the substitutes that the pharmacy proposed. */
  readonly recetaSustitutoNegar: OperationHandler<'recetaSustitutoNegar', Context>;
  /** GET /api/pacientes/receta/cola: Returns the prescriptions that wait at the pharmacies within the actor's reach, longest waiting first. */
  readonly recetaCola: OperationHandler<'recetaCola', Context>;
  /** GET /api/pacientes/receta/pendientes: Returns the pieces that are still owed to patients, with the pharmacy's present stock of each. */
  readonly recetaPendientes: OperationHandler<'recetaPendientes', Context>;
  /** POST /api/pacientes/receta/abrir: Makes a prescription of another pharmacy of the network available to the caller's for 48 hours, by its complete number, which is printed on it and encoded in its code. The caller's pharmacy must dispense for others (`almacen.surtimientoCruzado`). 404 unless the prescription can still be dispensed; each access is recorded. */
  readonly recetaAbrir: OperationHandler<'recetaAbrir', Context>;
  /** GET /api/pacientes/entrega-turno/turno: Returns the caller's handover at the end of a shift: the data of each of their patients in SBAR order, unresolved matters first, and the draft or the signed handover. The default shift is the one that is ending or ended within the last two hours. */
  readonly entregaTurnoResumen: OperationHandler<'entregaTurnoResumen', Context>;
  /** POST /api/pacientes/entrega-turno/borrador: Stores the nurse's handover texts for her patients. The first call creates the draft. */
  readonly entregaTurnoGuardar: OperationHandler<'entregaTurnoGuardar', Context>;
  /** POST /api/pacientes/entrega-turno/{entregaTurnoId}/firma: Signs a handover for both nurses: the outgoing nurse by the session, the incoming nurse by their own password. The data of the shift are stored as they are at that moment. */
  readonly entregaTurnoFirmar: OperationHandler<'entregaTurnoFirmar', Context>;
  /** GET /api/pacientes/hospitalizacion/asignados: Returns the caller's patients on a shift, with the tasks due for each. Without any assignments, returns all patients of the caller's wards. At most 200. */
  readonly hospitalizacionAsignados: OperationHandler<'hospitalizacionAsignados', Context>;
  /** POST /api/pacientes/hospitalizacion/asignados: Assigns patients of a ward to a nurse for a shift. The list replaces the nurse's previous patients of that shift. */
  readonly hospitalizacionAsignar: OperationHandler<'hospitalizacionAsignar', Context>;
  /** GET /api/pacientes/hospitalizacion/asignaciones: Returns the assignment of a service's patients to the unit's nurses on a shift, with the assignment of the same shift of the day before. */
  readonly hospitalizacionAsignaciones: OperationHandler<'hospitalizacionAsignaciones', Context>;
  /** GET /api/pacientes/hospitalizacion/pacientes-list: Returns the inpatients within reach, by bed. Depending on the status, returns discharged or expected patients instead. At most 500. */
  readonly hospitalizacionPacientes: OperationHandler<'hospitalizacionPacientes', Context>;
  /** GET /api/pacientes/hospitalizacion/mapa: Returns the beds of a hospital by ward with their patients, the patients who wait for admission, and the discharges expected today. */
  readonly hospitalizacionMapa: OperationHandler<'hospitalizacionMapa', Context>;
  /** GET /api/pacientes/hospitalizacion/signos-vitales: Returns the vital signs of a stay with Glasgow and NEWS2, including corrected sets (`estatus` CORREGIDO), and its fluids by shift. Also returns the number of pages of the 24-hour sheet (SPEC 9: one for each day begun). */
  readonly hospitalizacionSignos: OperationHandler<'hospitalizacionSignos', Context>;
  /** POST /api/pacientes/hospitalizacion/signos-vitales: Records one set of vital signs of an inpatient, as for `POST /pacientes/signos`. A NEWS2 of 7 or more notifies the person responsible for the ward. */
  readonly hospitalizacionSignosCapturar: OperationHandler<'hospitalizacionSignosCapturar', Context>;
  /** GET /api/pacientes/hospitalizacion/notas-evolucion-list: Returns the notes of a stay, newest first, and whether today's note is overdue (NOM-004 8.3). */
  readonly hospitalizacionNotas: OperationHandler<'hospitalizacionNotas', Context>;
  /** POST /api/pacientes/hospitalizacion/nota-borrador: Saves a note of a stay as a draft of its author. A save that was made before the previous one had arrived names that save in `sigueA` and continues the same draft. */
  readonly hospitalizacionNotaGuardar: OperationHandler<'hospitalizacionNotaGuardar', Context>;
  /** GET /api/pacientes/hospitalizacion/alta-hospitalizacion: Returns the missing requirements of a discharge, and a discharge note drafted from the stay. */
  readonly hospitalizacionEgreso: OperationHandler<'hospitalizacionEgreso', Context>;
  /** POST /api/pacientes/hospitalizacion/alta-hospitalizacion: Completes one phase of a discharge: MEDICA takes the physician's step, ADMINISTRATIVA the reception's, DIRECTA both for a patient who absconded or died. The rest of the body contains the values of that step. 409 ALTA_BLOQUEADA while orders are open. */
  readonly hospitalizacionEgresar: OperationHandler<'hospitalizacionEgresar', Context>;
  /** POST /api/pacientes/hospitalizacion/{hospitalizacionId}/indicar: Creates the orders of a physician for an inpatient, all or none. Objections to a medicine are returned in `advertencias`. A line with an objection that blocks or requires a justification is refused with 422 until it gives a reason. */
  readonly hospitalizacionIndicar: OperationHandler<'hospitalizacionIndicar', Context>;
  /** GET /api/pacientes/hospitalizacion/{hospitalizacionId}/ministracion: Returns the orders of a stay with the doses due on a day and the result of each. */
  readonly hospitalizacionMinistraciones: OperationHandler<'hospitalizacionMinistraciones', Context>;
  /** POST /api/pacientes/hospitalizacion/{hospitalizacionId}/ministracion: Records the result of one dose as given, omitted or refused, once for each time. A high-risk medicine requires a second person, who confirms with their own password. */
  readonly hospitalizacionMinistrar: OperationHandler<'hospitalizacionMinistrar', Context>;
  /** POST /api/inventario/alerta-sanitaria/{alertaSanitariaId}/responder: Records a warehouse's answer to a recall: the pieces of the lot that it has set aside, and what happened to the others. A second answer replaces the first. */
  readonly alertaSanitariaResponder: OperationHandler<'alertaSanitariaResponder', Context>;
  /** PUT /api/inventario/conteo/{conteoId}/captura: Writes the counted amounts of single lines, independently of other people's counts; during a recount, writes the recount. A line whose amount has changed keeps it (`guardada` false), unless the request names the replaced amount in `antes`. Returns the present lines. */
  readonly conteoCaptura: OperationHandler<'conteoCaptura', Context>;
  /** POST /api/inventario/conteo/{conteoId}/lote-hallado: Adds a counted line for a lot that is not on the list. If the system has a lot with that number and expiry, its stock is compared as for any other line. */
  readonly conteoLoteHallado: OperationHandler<'conteoLoteHallado', Context>;
  /** POST /api/inventario/insumo-configuracion/{insumoConfiguracionId}/aceptar: Sets the minimum, reorder point and maximum of a setting to the suggestion from its use, which is recalculated when it is written. */
  readonly insumoConfiguracionAceptar: OperationHandler<'insumoConfiguracionAceptar', Context>;
  /** GET /api/inventario/insumo-configuracion/{insumoConfiguracionId}/consumo: Returns the closed months from which the suggestion of a setting is calculated, oldest first. A month without a day in stock does not count. */
  readonly insumoConfiguracionConsumo: OperationHandler<'insumoConfiguracionConsumo', Context>;
  /** GET /api/inventario/insumo-configuracion/sin-configurar: Returns the supplies that a warehouse stocks or uses without a setting, most used first. Each has the suggestion from its use, for one month of cover and seven days of delivery. At most 1000. */
  readonly insumoConfiguracionSinConfigurar: OperationHandler<'insumoConfiguracionSinConfigurar', Context>;
  /** POST /api/inventario/insumo-configuracion/copiar: Copies the settings of another warehouse for the supplies that have no setting. Existing settings do not change. Same as `copiarDeAlmacenId` of `PUT …/masivo`. */
  readonly insumoConfiguracionCopiar: OperationHandler<'insumoConfiguracionCopiar', Context>;
  /** PUT /api/inventario/insumo-configuracion/masivo: Writes many settings, all or none, from one of three inputs: rows by warehouse and supply, `copiarDeAlmacenId` with `almacenId`, or `aceptarSugerencias` with keys (or `aceptarFiltro` with a `filterBy`). A new row without levels gets the suggested levels. Suggestions are recalculated on the server and never taken from the client. */
  readonly insumoConfiguracionMasivo: OperationHandler<'insumoConfiguracionMasivo', Context>;
  /** GET /api/inventario/inventario/detalle-existencias/{insumoId}: Returns the stock of a supply in one warehouse, lot by lot, with the pieces in transit and awaited. Also returns the other warehouses that can help, nearest first, within the caller's reach. Without `almacenId`, uses the caller's first warehouse. */
  readonly detalleExistencias: OperationHandler<'detalleExistencias', Context>;
  /** POST /api/inventario/inventario: Records and accepts a complete supplier reception with its inspection in one transaction. It requires the values of every step of the document. */
  readonly inventarioRecibir: OperationHandler<'inventarioRecibir', Context>;
  /** POST /api/inventario/inventario/lote/{loteId}/estatus: Blocks or releases a lot. A blocked lot can be neither picked nor shipped, and existing reservations remain. With `red`, applies to every lot of that supply and number in the network, all or none. Returns the changed lots. */
  readonly loteEstatus: OperationHandler<'loteEstatus', Context>;
  /** POST /api/inventario/inventario/lote/{loteId}/caducidad: Corrects the expiry date of a lot, with evidence and a second person, who confirms with their own password. Same as `PUT /inventario/inventario/actualizar-caducidad`. */
  readonly loteCaducidad: OperationHandler<'loteCaducidad', Context>;
  /** PUT /api/inventario/inventario/actualizar-caducidad: Corrects the expiry date of a lot. Requires a file of evidence on the lot, and a second person with the same permission there, who confirms with their own password. Controlled supplies are refused: their pieces leave and enter by extraordinary exit and entry. */
  readonly actualizarCaducidad: OperationHandler<'actualizarCaducidad', Context>;
  /** GET /api/inventario/inventario/inventario-por-lote: Returns the list of lots, at the path of the specification. */
  readonly inventarioPorLote: OperationHandler<'inventarioPorLote', Context>;
  /** POST /api/inventario/temperatura/de-equipo/{equipoFrioId}: Records a temperature reading at the present moment, from the page of the equipment. Same as `POST /inventario/temperatura`. */
  readonly temperaturaAnotar: OperationHandler<'temperaturaAnotar', Context>;
  /** POST /api/inventario/temperatura/{temperaturaId}/cuarentena: Puts every available lot of refrigerated supplies of the warehouse in quarantine, with the reading as the reason. Returns the number of lots and pieces. Lots that are already blocked do not change. */
  readonly temperaturaCuarentena: OperationHandler<'temperaturaCuarentena', Context>;
  /** GET /api/oficinas-centrales/insumo-configuracion: Returns the supply settings of the network, page by page; with `pendientesAutorizar`, the settings whose increase awaits approval. The network's templates are records of plantilla-configuracion. */
  readonly ocConfiguracion: OperationHandler<'ocConfiguracion', Context>;
  /** PUT /api/oficinas-centrales/insumo-configuracion: With `ids`, approves (`autorizado`) or rejects pending increases, all or none, with a reason; 409 CONFIGURACION_SIN_PROPUESTA names the settings without one. With `unidadTipoId` and `lineas`, writes these settings to all warehouses of a kind in units of that type; `probar` only returns what would be created, changed and left alone. Other settings of a unit do not change; a line without levels uses the suggestion of each warehouse. */
  readonly ocConfiguracionGuardar: OperationHandler<'ocConfiguracionGuardar', Context>;
  /** GET /api/oficinas-centrales/unidad/{unidadId}: Returns the situation of one unit, with the figures of its row in the ranking. */
  readonly ocUnidad: OperationHandler<'ocUnidad', Context>;
  /** GET /api/oficinas-centrales/almacen/{almacenId}: Returns the situation of one warehouse, with the figures of its row in the overview. */
  readonly ocAlmacen: OperationHandler<'ocAlmacen', Context>;
  /** GET /api/oficinas-centrales/almacen/{almacenId}/inventario: Returns the stock of one warehouse, page by page, in the form of the stock list. */
  readonly ocAlmacenInventario: OperationHandler<'ocAlmacenInventario', Context>;
  /** GET /api/oficinas-centrales/solicitud: Returns the supply requests that await authorisation, or those of other states, within the caller's reach. With `consolidado=clave`, returns their totals by supply, as `ocConsolidado` does. */
  readonly ocSolicitud: OperationHandler<'ocSolicitud', Context>;
  /** GET /api/oficinas-centrales/solicitud/consolidado: Returns the waiting requests' amounts by supply, next to the amounts available in the state's and the regional warehouses, largest gap first. */
  readonly ocConsolidado: OperationHandler<'ocConsolidado', Context>;
  /** GET /api/oficinas-centrales/solicitud/lineas: Returns the waiting lines of a supply, those that run out first before the others, and the warehouses that can supply it. */
  readonly ocLineas: OperationHandler<'ocLineas', Context>;
  /** PUT /api/oficinas-centrales/solicitud/{solicitudId}: Moves lines of a waiting request to other supplying warehouses in one transaction. The lines of each warehouse become a linked request (`solicitudDivididaId`) with the same requesters, under review by the caller. If no line remains, the request itself moves to the warehouse of its first line; if every line has `cantidadAutorizada`, all parts are also authorised. 412 if the version is not the present one. */
  readonly ocSolicitudReasignar: OperationHandler<'ocSolicitudReasignar', Context>;
  /** POST /api/oficinas-centrales/solicitud/autorizar-masivo: Authorises many requests by a rule for insufficient stock: COMPLETO gives all or nothing in turn, PRORRATEO a proportional share, MAXIMO never more than the requester's maximum. `proteger` first raises requesters below the minimum of a VITAL or essential supply to that minimum. Without `aplicar` it returns a preview; with `aplicar`, 409 VISTA_PREVIA_CAMBIADA names each request, stock or share that differs from `visto`, and nothing is written. A request that receives nothing keeps its state; 422 names amounts above the requested or the available amount. */
  readonly ocAutorizarMasivo: OperationHandler<'ocAutorizarMasivo', Context>;
  /** POST /api/pacientes/orden-cargo: Creates an order for an inpatient, as a draft or sent at once. Place, bed, shift and supplying warehouse are derived from the stay. 409 SIN_ESTANCIA_ABIERTA for a discharged patient. */
  readonly ordenCargoCrear: OperationHandler<'ordenCargoCrear', Context>;
  /** GET /api/pacientes/orden-cargo/cargos: Calculates the total of a stay from its charge orders. The total is not stored. */
  readonly hospitalizacionCargos: OperationHandler<'hospitalizacionCargos', Context>;
  /** GET /api/pacientes/orden-cargo/atendidas: Returns the orders dispensed or received on one day or shift. */
  readonly ordenCargoAtendidas: OperationHandler<'ordenCargoAtendidas', Context>;
  /** GET /api/pacientes/orden-cargo/historico: Returns completed and older orders. */
  readonly ordenCargoHistorico: OperationHandler<'ordenCargoHistorico', Context>;
  /** GET /api/pacientes/orden-cargo/pendientes-autorizar: Returns the orders that await the actor's authorisation, and urgent orders that await regularisation. Each line has the usual amount, cost, days of therapy and stock. */
  readonly ordenCargoPendientesAutorizar: OperationHandler<'ordenCargoPendientesAutorizar', Context>;
  /** GET /api/pacientes/orden-cargo/detalle-orden-cargo: Returns an order with its lines, to read or print. */
  readonly ordenCargoDetalleConsulta: OperationHandler<'ordenCargoDetalleConsulta', Context>;
  /** GET /api/pacientes/orden-cargo/detalle-orden-cargo/{ordenCargoId}: Returns an order with its lines, to read or print. */
  readonly ordenCargoDetalle: OperationHandler<'ordenCargoDetalle', Context>;
  /** GET /api/pacientes/orden-cargo/insumos-orden-cargo: Returns supplies that can be ordered, with the supplying warehouse's present stock. They are the ward's most ordered (`frecuentes`), those ordered after signs with a NEWS2 of 7 or more (`deterioro`), a procedure's kit, or the matches of a search or scan. */
  readonly insumosOrdenCargo: OperationHandler<'insumosOrdenCargo', Context>;
  /** PUT /api/pacientes/orden-cargo/insumos-orden-cargo: Replaces the lines of a draft. */
  readonly insumosOrdenCargoGuardar: OperationHandler<'insumosOrdenCargoGuardar', Context>;
  /** POST /api/pacientes/orden-cargo/autorizar: Authorises several orders with the amounts requested, each independently. Returns the reason for each order that could not be authorised. */
  readonly ordenCargoAutorizarVarias: OperationHandler<'ordenCargoAutorizarVarias', Context>;
  /** POST /api/pacientes/orden-cargo/{ordenCargoId}/devolver: Creates a return of received and unused pieces, which the supplying warehouse accepts. 409 DEVOLUCION_FUERA_DE_PLAZO after the time limit. */
  readonly ordenCargoDevolver: OperationHandler<'ordenCargoDevolver', Context>;
  /** GET /api/inventario/orden-cargo: Returns the orders that wait at the warehouses within the actor's reach, by priority, longest waiting first. */
  readonly ordenCargoCola: OperationHandler<'ordenCargoCola', Context>;
  /** GET /api/inventario/orden-cargo/detalle: Returns a proposal for dispensing an order: the reserved lots of each line, otherwise those that expire first, and the other lots. */
  readonly ordenCargoPropuesta: OperationHandler<'ordenCargoPropuesta', Context>;
  /** GET /api/inventario/orden-cargo/surtir/insumo-orden-cargo: Returns the lines of an order with pieces still expected. */
  readonly ordenCargoPorSurtir: OperationHandler<'ordenCargoPorSurtir', Context>;
  /** GET /api/inventario/orden-cargo/lista-surtido: Returns the pick list of several orders in preparation: the reserved lots by supply, earliest expiry first, with the pieces of each order. Also returns missing pieces. */
  readonly ordenCargoListaSurtido: OperationHandler<'ordenCargoListaSurtido', Context>;
  /** PUT /api/inventario/orden-cargo/surtir/insumo-orden-cargo: Dispenses lots of one or several lines of an order in one transaction, from available and unexpired lots of that warehouse, up to the authorised amount. 409 EXISTENCIA_INSUFICIENTE (with the present stock), or ORDEN_EN_PREPARACION if another person prepares the order. A controlled or high-risk medicine requires a second person, who confirms with their own password. */
  readonly ordenCargoSurtir: OperationHandler<'ordenCargoSurtir', Context>;
  /** GET /api/inventario/orden-cargo/recepcion: Returns the dispensed orders that wait at the ward, with their expected lots. */
  readonly ordenCargoPorRecibir: OperationHandler<'ordenCargoPorRecibir', Context>;
  /** POST /api/inventario/orden-cargo/recepcion: Records the received pieces lot by lot. Missing and damaged pieces are reported to the supplying warehouse, which must trace them. */
  readonly ordenCargoRecibir: OperationHandler<'ordenCargoRecibir', Context>;
  /** GET /api/inventario/orden-cargo/historico: Returns the completed orders of the warehouses within reach. */
  readonly ordenCargoSurtidas: OperationHandler<'ordenCargoSurtidas', Context>;
  /** POST /api/inventario/orden-cargo/tomar: Assigns an order to the caller for preparation and reserves lots. An urgent order can be taken before its authorisation. */
  readonly ordenCargoTomar: OperationHandler<'ordenCargoTomar', Context>;
  /** POST /api/inventario/orden-cargo/tomar-varias: Assigns several authorised orders of one ward and one warehouse to the caller, for picking with one list. Orders are independent: an order that another person has taken returns its reason and does not block the others. */
  readonly ordenCargoTomarVarias: OperationHandler<'ordenCargoTomarVarias', Context>;
  /** POST /api/inventario/orden-cargo/soltar: Returns the order to the queue and releases its reservations. */
  readonly ordenCargoSoltar: OperationHandler<'ordenCargoSoltar', Context>;
  /** POST /api/inventario/orden-cargo/relevar: Takes over an order that another person prepares; that person is notified. 409 ORDEN_EN_PREPARACION, with that person, if they were active within the last 15 minutes and the request does not confirm. */
  readonly ordenCargoRelevar: OperationHandler<'ordenCargoRelevar', Context>;
  /** POST /api/inventario/orden-cargo/actividad: Marks the preparation of an order as still active. Has no other effect. */
  readonly ordenCargoActividad: OperationHandler<'ordenCargoActividad', Context>;
  /** POST /api/inventario/orden-cargo/devolucion: Returns pieces of an order. Same as `devolver` of an order. */
  readonly ordenCargoDevolucion: OperationHandler<'ordenCargoDevolucion', Context>;
  /** GET /api/inventario/orden-cargo/devolucion: Returns the lots received for inpatients that can be returned, by order. */
  readonly ordenCargoPorDevolver: OperationHandler<'ordenCargoPorDevolver', Context>;
  /** GET /api/pacientes/paciente/{pacienteId}/resumen: Returns the opening data of a patient's chart in one request: the record, alerts, files in units, latest visits, consultations with diagnoses, and prescriptions with medicines. Includes the records merged into it. Recorded as a reading. */
  readonly pacienteResumen: OperationHandler<'pacienteResumen', Context>;
  /** GET /api/pacientes/paciente/buscar-red: Returns the patient of the whole network with exactly this CURP, with the minimum needed for recognition: initials, age, sex and the unit that has the file. Recorded as a reading. */
  readonly pacienteBuscarRed: OperationHandler<'pacienteBuscarRed', Context>;
  /** POST /api/pacientes/paciente/{pacienteId}/acceso-emergencia: Grants the caller access to a chart out of their reach for four hours. The audit trail records the reason and what the caller opens; the directors of both units are notified, and one other than the caller reviews the access. A repeated request returns the existing access. */
  readonly pacienteAccesoEmergencia: OperationHandler<'pacienteAccesoEmergencia', Context>;
  /** POST /api/pacientes/paciente/sin-identificar: Registers an unidentified person under an alias, `DESCONOCIDO 1`, with sex and approximate age. The record is provisional until it is completed or merged with the person's own record. */
  readonly pacienteRegistrarSinIdentificar: OperationHandler<'pacienteRegistrarSinIdentificar', Context>;
  /** POST /api/pacientes/paciente/abrir-expediente: Opens a file in the caller's unit for a patient of the network found by CURP. From then on the unit sees the patient. */
  readonly pacienteAbrirExpediente: OperationHandler<'pacienteAbrirExpediente', Context>;
  /** POST /api/pacientes/paciente/{pacienteId}/defuncion: Records the death of a patient, once. Future appointments, prescriptions, turns, requested stays and enrolments are cancelled, and no new ones are created. A death in hospital is recorded with the discharge. */
  readonly pacienteRegistrarDefuncion: OperationHandler<'pacienteRegistrarDefuncion', Context>;
  /** POST /api/pacientes/paciente/fusionar: Merges a patient's duplicate record into another; `tomar` names the fields whose values come from the duplicate. The duplicate is removed from lists and points to the remaining record; the documents that refer to it move there. The merge can be undone for 30 days, which moves them back. */
  readonly pacienteFusionar: OperationHandler<'pacienteFusionar', Context>;
  /** GET /api/reportes/archivos: Returns the caller's reports that are being made in the background or were made in the last seven days. */
  readonly reporteArchivos: OperationHandler<'reporteArchivos', Context>;
  /** DELETE /api/reportes/archivos/{reporteArchivoId}: Cancels a running report, or removes a finished one. */
  readonly reporteArchivoQuitar: OperationHandler<'reporteArchivoQuitar', Context>;
  /** GET /api/reportes/guardados: Returns the caller's kept reports, with their parameters and schedules. */
  readonly reportesGuardados: OperationHandler<'reportesGuardados', Context>;
  /** POST /api/reportes/guardados: Stores a report under a name. A scheduled report requires the permission to export. */
  readonly reporteGuardar: OperationHandler<'reporteGuardar', Context>;
  /** PUT /api/reportes/guardados/{reporteGuardadoId}: Changes a kept report. Omitted properties do not change. */
  readonly reporteGuardadoCambiar: OperationHandler<'reporteGuardadoCambiar', Context>;
  /** DELETE /api/reportes/guardados/{reporteGuardadoId}: Deletes a kept report. Files made from it remain. */
  readonly reporteGuardadoQuitar: OperationHandler<'reporteGuardadoQuitar', Context>;
  /** GET /api/busqueda: Returns the records of every kind that the caller may list and that contain all the words, by kind, best match first. */
  readonly buscar: OperationHandler<'buscar', Context>;
  /** POST /api/busqueda/parecidos: Returns possible duplicates of the record that is being filled in, by the rules in the schema of its kind, within the caller's reach. */
  readonly parecidos: OperationHandler<'parecidos', Context>;
  /** GET /api/catalogos/catalogo-bulto: Returns several catalogues in one response, named by the last part of their paths. Catalogues that the caller may not list are omitted. 304 if nothing has changed since the `ETag` in `If-None-Match`; 422 if a catalogue has more than 2000 records. */
  readonly catalogoBulto: OperationHandler<'catalogoBulto', Context>;
  /** GET /api/tableros: Returns the caller's boards and the shared boards of others. A board contains no figures: each card requests its own, within the caller's reach. */
  readonly tableroList: OperationHandler<'tableroList', Context>;
  /** POST /api/tableros: Saves a board. Sharing it requires the permission `vista.compartir`. */
  readonly tableroCreate: OperationHandler<'tableroCreate', Context>;
  /** PUT /api/tableros/{tableroId}: Renames, replaces or shares a board of the caller. Omitted properties do not change. */
  readonly tableroUpdate: OperationHandler<'tableroUpdate', Context>;
  /** DELETE /api/tableros/{tableroId}: Deletes a board of the caller. */
  readonly tableroDelete: OperationHandler<'tableroDelete', Context>;
  /** GET /api/vistas: Returns the saved views of a resource's list: the caller's and the shared ones of others. */
  readonly vistaList: OperationHandler<'vistaList', Context>;
  /** GET /api/vistas/totales: Returns the number of records in each tab of a resource's list, within the caller's reach, in the order of the tabs. */
  readonly vistaTotales: OperationHandler<'vistaTotales', Context>;
  /** POST /api/vistas: Saves a view of a list. Sharing it requires the permission `vista.compartir`. */
  readonly vistaCreate: OperationHandler<'vistaCreate', Context>;
  /** PUT /api/vistas/{vistaId}: Renames, replaces, shares or makes default a view of the caller. Omitted properties do not change. */
  readonly vistaUpdate: OperationHandler<'vistaUpdate', Context>;
  /** DELETE /api/vistas/{vistaId}: Deletes a view of the caller. */
  readonly vistaDelete: OperationHandler<'vistaDelete', Context>;
  /** GET /api/proveedores/proveedores/propuestas-cambio-insumo-list: Returns the list of exchange proposals, at the path of the specification. `vence` selects those promised for that day or earlier. */
  readonly propuestasCambioInsumoList: OperationHandler<'propuestasCambioInsumoList', Context>;
  /** POST /api/proveedores/proveedores/propuesta-cambio-insumo/{propuestaCambioId}/responder: Accepts, rejects or counters a proposal. Same as its steps `aceptar`, `rechazar` and `contraproponer`. */
  readonly propuestaCambioResponder: OperationHandler<'propuestaCambioResponder', Context>;
  /** POST /api/proveedores/proveedores/propuesta-cambio-insumo/{propuestaCambioId}/mensaje: Adds a message to the thread of a proposal and notifies the other side. */
  readonly propuestaCambioMensaje: OperationHandler<'propuestaCambioMensaje', Context>;
  /** POST /api/proveedores/proveedores/proponer-cambio: Creates a draft of an exchange proposal for lots of one supplier in one warehouse, with all their free pieces, to be completed and sent. */
  readonly proponerCambio: OperationHandler<'proponerCambio', Context>;
  /** POST /api/proveedores/proveedores/recibir-cambio-insumo: Receives an exchange in one transaction: old pieces leave (`S_CANJE`) and new ones enter (`E_CANJE`), in equal amounts on each line. The claimed pieces are deducted from the exchange letters. 422 `PIEZAS_DESCUADRADAS` names the line. */
  readonly recibirCambioInsumo: OperationHandler<'recibirCambioInsumo', Context>;
  /** GET /api/oficinas-centrales/proveedor/proveedor-list: Returns suppliers as flat rows, each with its score of the last twelve months, at the path of the specification. */
  readonly proveedorList: OperationHandler<'proveedorList', Context>;
  /** GET /api/oficinas-centrales/proveedor/{proveedorId}/contratos: Returns the contracts of a supplier, optionally of the fiscal year `ejercicio`. */
  readonly proveedorContratos: OperationHandler<'proveedorContratos', Context>;
  /** GET /api/oficinas-centrales/proveedor/{proveedorId}/entregas: Returns the deliveries of a supplier, lot by lot. */
  readonly proveedorEntregas: OperationHandler<'proveedorEntregas', Context>;
  /** GET /api/oficinas-centrales/proveedor/{proveedorId}/evaluacion: Returns the score of a supplier as one row. */
  readonly proveedorEvaluacion: OperationHandler<'proveedorEvaluacion', Context>;
  /** GET /api/oficinas-centrales/proveedor/{proveedorId}/cartas-canje: Returns the exchange letters of a supplier that are within the caller's reach. */
  readonly proveedorCartasCanje: OperationHandler<'proveedorCartasCanje', Context>;
  /** POST /api/network/red-historial: Records one or several connection events of a device, once it is connected again. An event that was reported before (same device and beginning) counts once. */
  readonly redHistorialRegistrar: OperationHandler<'redHistorialRegistrar', Context>;
  /** POST /api/vouches: Requests a second person's confirmation, in their own session, of one request that needs it (`secondPerson`): the operation with these parameters and this body, for five minutes. Returns an `avalId`, which that request then sends as `segundaPersona`. Another request of the same person for the same operation ends the previous one. */
  readonly vouchAsk: OperationHandler<'vouchAsk', Context>;
  /** GET /api/vouches: Returns other people's requests that the caller's account may confirm and that wait for a second person, latest first. */
  readonly vouchList: OperationHandler<'vouchList', Context>;
  /** GET /api/vouches/{avalId}: Returns the state of a vouch request of the caller. 404 for a request of another person. */
  readonly vouchState: OperationHandler<'vouchState', Context>;
  /** POST /api/vouches/{avalId}/confirm: Confirms a waiting request as its second person. 404 if the request can no longer be confirmed, or if this account was never able to confirm it. */
  readonly vouchConfirm: OperationHandler<'vouchConfirm', Context>;
  /** POST /api/vouches/{avalId}/refuse: Refuses a waiting request. 404 as for `vouchConfirm`. */
  readonly vouchRefuse: OperationHandler<'vouchRefuse', Context>;
  /** POST /api/vouches/{avalId}/withdraw: Ends a request of the caller that is waiting, or that was confirmed and not used. */
  readonly vouchWithdraw: OperationHandler<'vouchWithdraw', Context>;
  /** GET /api/seguridad/bitacora: Returns events of the audit trail within the caller's reach, newest first. `siguiente` contains the beginning of the next page. */
  readonly bitacoraBuscar: OperationHandler<'bitacoraBuscar', Context>;
  /** GET /api/seguridad/bitacora/{bitacoraId}: Returns the changes of an event field by field, its origin, and its seal. Showing values of a patient is recorded as a reading. */
  readonly bitacoraEvento: OperationHandler<'bitacoraEvento', Context>;
  /** GET /api/seguridad/bitacora/cadena: Checks whether the last rows of the audit trail match their seals. `npm run audit:verify` checks all rows. */
  readonly bitacoraCadena: OperationHandler<'bitacoraCadena', Context>;
  /** GET /api/catalogos/usuario/usuario-actual: Returns the profile of the account that the token belongs to. 401 InvalidUser if the account is unknown or inactive. */
  readonly usuarioActual: OperationHandler<'usuarioActual', Context>;
  /** GET /api/catalogos/usuario/{usuarioId}/permisos-efectivos: Returns the permissions of an account and the reach of each, in the caller's language, including permissions that reach nothing. 404 if the account is out of the actor's reach. */
  readonly usuarioPermisosEfectivos: OperationHandler<'usuarioPermisosEfectivos', Context>;
  /** POST /api/catalogos/usuario/usuario-actual/recorrido: Records that the caller has completed the tour. */
  readonly recorrido: OperationHandler<'recorrido', Context>;
  /** PUT /api/catalogos/usuario/preferencias: Stores the caller's language and appearance with their account. Omitted properties do not change. */
  readonly preferencias: OperationHandler<'preferencias', Context>;
  /** POST /api/catalogos/usuario/vincular: Creates an account for a member of staff, with the e-mail of their personal details, and sends the invitation. 409 if the person already has an account. */
  readonly usuarioVincular: OperationHandler<'usuarioVincular', Context>;
  /** POST /api/catalogos/usuario/cuenta-adicional: Creates an additional account for a person who has one, with its own e-mail and a declared reason, and sends the invitation. Both accounts count as one person where two are required. */
  readonly usuarioCuentaAdicional: OperationHandler<'usuarioCuentaAdicional', Context>;
  /** PUT /api/catalogos/usuario/vincular/{personaId}: Changes the profile and e-mail of a person's account. 404 if the person has no account. `If-Match` is checked if sent. */
  readonly usuarioVincularActualizar: OperationHandler<'usuarioVincularActualizar', Context>;
  /** POST /api/catalogos/usuario/{usuarioId}/bloquear: Blocks an active account and ends its sessions. 409 for the last active SUPERUSUARIO. */
  readonly usuarioBloquear: OperationHandler<'usuarioBloquear', Context>;
  /** POST /api/catalogos/usuario/{usuarioId}/desbloquear: Unblocks an account. Earlier failed sign-ins no longer count. */
  readonly usuarioDesbloquear: OperationHandler<'usuarioDesbloquear', Context>;
  /** POST /api/catalogos/usuario/{usuarioId}/desactivar: Deactivates the account of a person who has left and ends its sessions. The account's records remain. 409 for the last active SUPERUSUARIO. */
  readonly usuarioDesactivar: OperationHandler<'usuarioDesactivar', Context>;
  /** POST /api/catalogos/usuario/{usuarioId}/quitar-segundo-factor: Removes the second factor of an account whose holder has lost it, ends its sessions and notifies the holder by mail. 409 for the caller's own account, and for an account without a second factor. */
  readonly usuarioQuitarSegundoFactor: OperationHandler<'usuarioQuitarSegundoFactor', Context>;
  /** POST /api/catalogos/usuario/{usuarioId}/reenviar-invitacion: Sends another invitation to an invited account. Earlier invitations remain valid until one is used. */
  readonly usuarioReenviarInvitacion: OperationHandler<'usuarioReenviarInvitacion', Context>;
  /** GET /api/inicio: Returns the steps that the caller can take with documents now, with the number of documents for each, and the worklist of the caller's profile. Steps are those that advance a document. A profile without a worklist gets no sections. Shown records are written to the audit trail as in a list. */
  readonly inicio: OperationHandler<'inicio', Context>;
  /** GET /api/catalogos/modulo/menu: Returns the menu as the installation has arranged it: the modules that the caller's permissions and unit show, in the caller's language and in order. Also returns the keys of the modules that are hidden from the caller. */
  readonly moduloMenu: OperationHandler<'moduloMenu', Context>;
  /** GET /api/catalogos/perfil/matriz: Returns all permissions that a profile can allow, in groups and in the caller's language. Also returns the pairs that one person should not have together. */
  readonly perfilMatriz: OperationHandler<'perfilMatriz', Context>;
  /** POST /api/catalogos/perfil/{perfilId}/clonar: Creates a profile with the permissions of this one; the copy is not a system profile. 409 if another profile has the name. */
  readonly perfilClonar: OperationHandler<'perfilClonar', Context>;
  /** POST /api/sign-in/code: Completes a sign-in with a code of the authenticator app or a recovery code. A code of the app is valid in the present half minute and its neighbours, and only once. Wrong codes cause the same delays as wrong passwords. */
  readonly signInWithCode: OperationHandler<'signInWithCode', Context>;
  /** POST /api/sign-in/enrol: Returns a secret for an account without a second factor whose password was correct, where every account needs one. The secret takes effect when `confirmAtSignIn` receives one of its codes. */
  readonly enrolAtSignIn: OperationHandler<'enrolAtSignIn', Context>;
  /** POST /api/sign-in/enrol/confirm: Activates the secret of `enrolAtSignIn` with its first code. Returns a token and, once, the recovery codes. */
  readonly confirmAtSignIn: OperationHandler<'confirmAtSignIn', Context>;
  /** GET /api/second-factor: Returns whether the caller's account has a second factor, and the installation's requirement. Reveals nothing about the secret. */
  readonly secondFactor: OperationHandler<'secondFactor', Context>;
  /** POST /api/second-factor/enrol: Returns a new secret for the caller's account. Requires the password and, if a second factor is active, one of its codes. The secret takes effect when `activateSecondFactor` receives one of its codes within 15 minutes; until then nothing changes. */
  readonly enrolSecondFactor: OperationHandler<'enrolSecondFactor', Context>;
  /** POST /api/second-factor/activate: Activates the secret of `enrolSecondFactor` with its first code, and returns the recovery codes once. Ends the account's other sessions. */
  readonly activateSecondFactor: OperationHandler<'activateSecondFactor', Context>;
  /** POST /api/second-factor/remove: Removes the second factor of the caller's account. Requires the password and a code, and ends the account's other sessions. 409 where every account needs a second factor. */
  readonly removeSecondFactor: OperationHandler<'removeSecondFactor', Context>;
  /** POST /api/second-factor/codes: Creates new recovery codes for the caller's account and returns them once. Requires the password and a code. The previous recovery codes become invalid. */
  readonly renewRecoveryCodes: OperationHandler<'renewRecoveryCodes', Context>;
  /** POST /api/sign-in: Returns a token for an account and its password (token sign-in of the embedded mode). An account that has or must set up a second factor gets a ticket for that step instead: `user` and `token` are null, and `pendiente` names the step. */
  readonly signIn: OperationHandler<'signIn', Context>;
  /** POST /api/sign-up: Accepts the body of SPEC 7. Sends an activation mail if an administrator has registered the e-mail and it has no password yet; the response is the same for everybody. It does not sign in: the mail leads to the choice of a password, which returns a token. `userName` and `password` are neither compared nor stored. */
  readonly signUp: OperationHandler<'signUp', Context>;
  /** POST /api/forgot-password: Sends a mail with a link for choosing another password. The response is the same for everybody. */
  readonly forgotPassword: OperationHandler<'forgotPassword', Context>;
  /** POST /api/reset-password: Sets the password with the single-use code of a mail, and activates an invited account. Ends all sessions of the account and returns the token of a new one; with a second factor, returns a ticket as `signIn` does. */
  readonly resetPassword: OperationHandler<'resetPassword', Context>;
  /** POST /api/change-password: Changes the caller's password; requires the present password. Ends the account's other sessions. */
  readonly changePassword: OperationHandler<'changePassword', Context>;
  /** POST /api/session: Begins the session of an identity provider's token after the person has pressed the button. No other call begins it, and until then each returns 401 `SESION_TERMINADA`. For an existing session, records a later sign-in at the provider (`auth_time`). A token of this application has its session from the start. */
  readonly beginSession: OperationHandler<'beginSession', Context>;
  /** POST /api/confirm-identity: Confirms the caller's identity with their password. For ten minutes the session may use operations that require a fresh sign-in (`freshSignIn`). 422 on `password` for a wrong password, which counts as a failed sign-in. */
  readonly confirmIdentity: OperationHandler<'confirmIdentity', Context>;
  /** GET /api/sessions: Returns the open sessions of the caller's account, the present session first, then by latest use. */
  readonly sessions: OperationHandler<'sessions', Context>;
  /** POST /api/sessions/{sesionId}/close: Ends another session of the caller's account. 404 for a session that has ended or belongs to another account. */
  readonly closeSession: OperationHandler<'closeSession', Context>;
  /** POST /api/sessions/close-others: Ends all sessions of the caller's account except the present one. */
  readonly closeOtherSessions: OperationHandler<'closeOtherSessions', Context>;
  /** POST /api/sign-out: Revokes the token of the request. */
  readonly signOut: OperationHandler<'signOut', Context>;
  /** POST /api/seguridad/simulacion/perfil: Begins the simulation of a profile in a unit. For half an hour, requests with the header `X-Simulacion` are answered as for a user of that profile there, and write nothing. 403 if the profile reaches further than the caller. */
  readonly simulacionPerfil: OperationHandler<'simulacionPerfil', Context>;
  /** POST /api/seguridad/simulacion/usuario: Begins the simulation of a user's view: their profile in their unit, warehouses and services, including their own documents. Otherwise the same as `simulacionPerfil`. */
  readonly simulacionUsuario: OperationHandler<'simulacionUsuario', Context>;
  /** POST /api/seguridad/simulacion/terminar: Ends the simulation that the request belongs to. Returns true also if it was over. */
  readonly simulacionTerminar: OperationHandler<'simulacionTerminar', Context>;
  /** POST /api/catalogos/usuario/vincular-usuario-proveedor: Creates an account for a person of a supplier, and sends the invitation if the account is active. */
  readonly vincularUsuarioProveedor: OperationHandler<'vincularUsuarioProveedor', Context>;
  /** GET /api/catalogos/usuario/proveedor-usuarios: Returns the accounts of suppliers' people, optionally of the supplier `proveedorId`, including inactive accounts. Sorting and searching use the names of the rows. */
  readonly proveedorUsuarios: OperationHandler<'proveedorUsuarios', Context>;
  /** PUT /api/catalogos/usuario/usuario-proveedor/{usuarioId}: Changes the name, e-mail and active flag of the account of a supplier's person. `If-Match` is checked if sent. */
  readonly usuarioProveedorActualizar: OperationHandler<'usuarioProveedorActualizar', Context>;
  /** GET /api/inventario/redistribucion: Returns warehouses that could help others that are short, with a surplus or with pieces they will not use before expiry, within the caller's reach for supply requests. Pieces that expire first come first, then those that help most. At most 200, with `total` of all. */
  readonly redistribucion: OperationHandler<'redistribucion', Context>;
  /** POST /api/inventario/redistribucion: Creates and sends one supply request of kind REDISTRIBUCION for each pair of warehouses, all or none. The suggestion is checked again: 409 if the supplying warehouse no longer has that many pieces. */
  readonly redistribuir: OperationHandler<'redistribuir', Context>;
  /** POST /api/inventario/solicitud/{solicitudId}/comentar: Adds a comment to the thread of a request. Both warehouses and the reviewers see it. */
  readonly solicitudComentar: OperationHandler<'solicitudComentar', Context>;
  /** POST /api/inventario/solicitud/sugerida: Creates a draft request with the supplies that a warehouse needs, calculated from its levels, the pieces in transit and the pieces requested. Includes supplies at or below their reorder point, or missing from the fixed fund (a ward requests these as COLECTIVO). Most urgent first, up to the maximum number of lines of a request. */
  readonly solicitudSugerida: OperationHandler<'solicitudSugerida', Context>;
  /** POST /api/inventario/solicitud/{solicitudId}/pendiente: Creates a draft between the same two warehouses for the pieces of a received request that were authorised and not received. 409 PENDIENTE_PEDIDO, with the number of the request that already covers them, unless that was cancelled or rejected. 409 NADA_PENDIENTE if nothing is missing. */
  readonly solicitudPendiente: OperationHandler<'solicitudPendiente', Context>;
  /** POST /api/inventario/solicitud/manual: Records a request that was made on paper. It is sent at once and receives its number. */
  readonly solicitudManual: OperationHandler<'solicitudManual', Context>;
  /** GET /api/inventario/solicitud/manual: Returns the requests that were recorded from paper. */
  readonly solicitudManualList: OperationHandler<'solicitudManualList', Context>;
  /** GET /api/inventario/solicitud/detalle: Returns the lines of a request, at the path of the specification. */
  readonly solicitudDetalle: OperationHandler<'solicitudDetalle', Context>;
  /** POST /api/inventario/solicitud/cifras: Returns the figures for deciding lines of requests, in the order of the request body: stock of both warehouses, pieces in transit and requested elsewhere, average use, months, and the suggested amount with its reason. For a warehouse out of reach, returns only the supplies of a request within reach. */
  readonly solicitudCifras: OperationHandler<'solicitudCifras', Context>;
  /** GET /api/inventario/solicitud/almacen-ver-claves: Returns the supplies that a supplying warehouse carries, page by page, with the stock of both sides; null where no stock is recorded. A warehouse without a configured catalogue carries all supplies. */
  readonly almacenVerClaves: OperationHandler<'almacenVerClaves', Context>;
  /** GET /api/inventario/solicitud/cantidad-estatus-solicitud: Returns the number of requests in each state, and how many are urgent or past their time limit. */
  readonly cantidadEstatusSolicitud: OperationHandler<'cantidadEstatusSolicitud', Context>;
}

/** Validators of the operations' bodies. */
export const BODY_VALIDATORS: Partial<Record<OperationName, Validator>> = {
  horarioCambiar: validateHorarioCambiarBody,
  marcarVista: validateMarcarVistaBody,
  avisosCanalesGuardar: validateAvisosCanalesGuardarBody,
  signosCorregir: validateSignosCorregirBody,
  visitaSiguiente: validateVisitaSiguienteBody,
  controladosContar: validateControladosContarBody,
  recetaRevisar: validateRecetaRevisarBody,
  recetaSurtir: validateRecetaSurtirBody,
  recetaSustitutoProponer: validateRecetaSustitutoProponerBody,
  recetaAbrir: validateRecetaAbrirBody,
  entregaTurnoGuardar: validateEntregaTurnoGuardarBody,
  entregaTurnoFirmar: validateEntregaTurnoFirmarBody,
  hospitalizacionAsignar: validateHospitalizacionAsignarBody,
  hospitalizacionSignosCapturar: validateHospitalizacionSignosCapturarBody,
  hospitalizacionNotaGuardar: validateHospitalizacionNotaGuardarBody,
  hospitalizacionEgresar: validateHospitalizacionEgresarBody,
  hospitalizacionIndicar: validateHospitalizacionIndicarBody,
  hospitalizacionMinistrar: validateHospitalizacionMinistrarBody,
  conteoCaptura: validateConteoCapturaBody,
  insumoConfiguracionMasivo: validateInsumoConfiguracionMasivoBody,
  inventarioRecibir: validateInventarioRecibirBody,
  actualizarCaducidad: validateActualizarCaducidadBody,
  ocConfiguracionGuardar: validateOcConfiguracionGuardarBody,
  ocSolicitudReasignar: validateOcSolicitudReasignarBody,
  ocAutorizarMasivo: validateOcAutorizarMasivoBody,
  ordenCargoCrear: validateOrdenCargoCrearBody,
  insumosOrdenCargoGuardar: validateInsumosOrdenCargoGuardarBody,
  ordenCargoAutorizarVarias: validateOrdenCargoAutorizarVariasBody,
  ordenCargoDevolver: validateOrdenCargoDevolverBody,
  ordenCargoSurtir: validateOrdenCargoSurtirBody,
  ordenCargoRecibir: validateOrdenCargoRecibirBody,
  ordenCargoTomar: validateOrdenCargoTomarBody,
  ordenCargoTomarVarias: validateOrdenCargoTomarVariasBody,
  ordenCargoSoltar: validateOrdenCargoSoltarBody,
  ordenCargoRelevar: validateOrdenCargoRelevarBody,
  ordenCargoActividad: validateOrdenCargoActividadBody,
  ordenCargoDevolucion: validateOrdenCargoDevolucionBody,
  pacienteAccesoEmergencia: validatePacienteAccesoEmergenciaBody,
  pacienteAbrirExpediente: validatePacienteAbrirExpedienteBody,
  pacienteFusionar: validatePacienteFusionarBody,
  reporteGuardar: validateReporteGuardarBody,
  reporteGuardadoCambiar: validateReporteGuardadoCambiarBody,
  parecidos: validateParecidosBody,
  tableroCreate: validateTableroCreateBody,
  tableroUpdate: validateTableroUpdateBody,
  vistaCreate: validateVistaCreateBody,
  vistaUpdate: validateVistaUpdateBody,
  propuestaCambioResponder: validatePropuestaCambioResponderBody,
  propuestaCambioMensaje: validatePropuestaCambioMensajeBody,
  proponerCambio: validateProponerCambioBody,
  recibirCambioInsumo: validateRecibirCambioInsumoBody,
  redHistorialRegistrar: validateRedHistorialRegistrarBody,
  vouchAsk: validateVouchAskBody,
  preferencias: validatePreferenciasBody,
  usuarioVincularActualizar: validateUsuarioVincularActualizarBody,
  signInWithCode: validateSignInWithCodeBody,
  enrolAtSignIn: validateEnrolAtSignInBody,
  confirmAtSignIn: validateConfirmAtSignInBody,
  enrolSecondFactor: validateEnrolSecondFactorBody,
  activateSecondFactor: validateActivateSecondFactorBody,
  removeSecondFactor: validateRemoveSecondFactorBody,
  renewRecoveryCodes: validateRenewRecoveryCodesBody,
  signIn: validateSignInBody,
  signUp: validateSignUpBody,
  forgotPassword: validateForgotPasswordBody,
  resetPassword: validateResetPasswordBody,
  changePassword: validateChangePasswordBody,
  confirmIdentity: validateConfirmIdentityBody,
  redistribuir: validateRedistribuirBody,
  solicitudCifras: validateSolicitudCifrasBody,
};

/** Operations whose body is a list: one item may be sent alone. */
export const LIST_BODIES: ReadonlySet<OperationName> = new Set<OperationName>([
  'insumoConfiguracionMasivo',
  'redHistorialRegistrar',
]);

/** Operations that answer a list by themselves, whole without a page size. */
export const WHOLE_LISTS: ReadonlySet<OperationName> = new Set<OperationName>([
  'agendaEventos',
  'agendaHoras',
  'avisosCanales',
  'consultaFavoritos',
  'visitaPrevias',
  'recetaPendientes',
  'hospitalizacionPacientes',
  'insumoConfiguracionSinConfigurar',
  'ocConsolidado',
  'ordenCargoPendientesAutorizar',
  'ordenCargoPorSurtir',
  'ordenCargoPorRecibir',
  'ordenCargoPorDevolver',
  'pacienteBuscarRed',
  'reporteArchivos',
  'reportesGuardados',
  'buscar',
  'parecidos',
  'tableroList',
  'vistaList',
  'vistaTotales',
  'vouchList',
  'sessions',
  'solicitudDetalle',
  'solicitudCifras',
  'cantidadEstatusSolicitud',
]);

/** Queries whose answer is known by its content. */
export const KNOWN_BY_CONTENT: ReadonlySet<OperationName> = new Set<OperationName>(['catalogoBulto']);

/** Forms of the operations whose body has fields: it is prepared and checked like a record. */
export const BODY_FORMS: Partial<Record<OperationName, FormSpec>> = {
  visitaLlamar: visitaLlamarForm,
  alertaSanitariaResponder: alertaSanitariaResponderForm,
  conteoLoteHallado: conteoLoteHalladoForm,
  insumoConfiguracionCopiar: insumoConfiguracionCopiarForm,
  loteEstatus: loteEstatusForm,
  loteCaducidad: loteCaducidadForm,
  temperaturaAnotar: temperaturaAnotarForm,
  pacienteRegistrarSinIdentificar: pacienteRegistrarSinIdentificarForm,
  pacienteRegistrarDefuncion: pacienteRegistrarDefuncionForm,
  usuarioVincular: usuarioVincularForm,
  usuarioCuentaAdicional: usuarioCuentaAdicionalForm,
  usuarioBloquear: usuarioBloquearForm,
  usuarioDesbloquear: usuarioDesbloquearForm,
  usuarioDesactivar: usuarioDesactivarForm,
  usuarioQuitarSegundoFactor: usuarioQuitarSegundoFactorForm,
  usuarioReenviarInvitacion: usuarioReenviarInvitacionForm,
  perfilClonar: perfilClonarForm,
  simulacionPerfil: simulacionPerfilForm,
  simulacionUsuario: simulacionUsuarioForm,
  vincularUsuarioProveedor: vincularUsuarioProveedorForm,
  usuarioProveedorActualizar: usuarioProveedorActualizarForm,
  solicitudComentar: solicitudComentarForm,
  solicitudSugerida: solicitudSugeridaForm,
  solicitudManual: solicitudManualForm,
};

/** Lists that an operation answers when a query parameter asks for it. */
export const LIST_ANSWERS: readonly { readonly list: string; readonly parameter: string; readonly path: string }[] = [
  { list: '/pacientes/signos', parameter: 'serie', path: '/pacientes/signos/serie' },
  {
    list: '/inventario/insumo-configuracion',
    parameter: 'sinConfigurar',
    path: '/inventario/insumo-configuracion/sin-configurar',
  },
  { list: '/catalogos/modulo', parameter: 'menu', path: '/catalogos/modulo/menu' },
];

export type ParameterType = 'integer' | 'number' | 'boolean' | 'string' | 'strings' | 'integers' | 'options';

/** Parameters of path and address: what each is read as, and the validator of all of them. */
export const PARAMETERS: Partial<
  Record<OperationName, { readonly types: Readonly<Record<string, ParameterType>>; readonly validate: Validator }>
> = {
  agendaEventos: {
    types: {
      desde: 'string',
      hasta: 'string',
      unidadId: 'integer',
      almacenId: 'integer',
      personalMedicoId: 'integer',
      pacienteId: 'integer',
      tipo: 'string',
      estatus: 'options',
      proveedorId: 'integer',
    },
    validate: validateAgendaEventosParameters,
  },
  agendaHoras: {
    types: {
      fecha: 'string',
      desde: 'string',
      hasta: 'string',
      personalMedicoId: 'integer',
      almacenId: 'integer',
      tipo: 'string',
      duracionMin: 'integer',
      anden: 'string',
      todas: 'boolean',
    },
    validate: validateAgendaHorasParameters,
  },
  agendaContexto: { types: { unidadId: 'integer' }, validate: validateAgendaContextoParameters },
  horarioCambiar: { types: { horarioId: 'integer' }, validate: validateHorarioCambiarParameters },
  signosCorregir: { types: { signosId: 'integer' }, validate: validateSignosCorregirParameters },
  signosSerie: {
    types: { pacienteId: 'integer', desde: 'string', hasta: 'string' },
    validate: validateSignosSerieParameters,
  },
  signosContexto: { types: { visitaId: 'integer' }, validate: validateSignosContextoParameters },
  signosContextoEstancia: {
    types: { hospitalizacionId: 'integer' },
    validate: validateSignosContextoEstanciaParameters,
  },
  signosContextoToma: { types: { signosId: 'integer' }, validate: validateSignosContextoTomaParameters },
  visitaCola: { types: { unidadId: 'integer' }, validate: validateVisitaColaParameters },
  visitaTablero: { types: { unidadId: 'integer' }, validate: validateVisitaTableroParameters },
  visitaLlamar: { types: { visitaId: 'integer', llamadas: 'integer' }, validate: validateVisitaLlamarParameters },
  visitaDevolver: { types: { visitaId: 'integer' }, validate: validateVisitaDevolverParameters },
  visitaPrevias: {
    types: { pacienteId: 'integer', tipo: 'string', desde: 'string', hasta: 'string' },
    validate: validateVisitaPreviasParameters,
  },
  controladosLibro: {
    types: { almacenId: 'integer', fraccion: 'string', desde: 'string', hasta: 'string' },
    validate: validateControladosLibroParameters,
  },
  controladosMovimientos: {
    types: { almacenId: 'integer', insumoId: 'integer', desde: 'string', hasta: 'string' },
    validate: validateControladosMovimientosParameters,
  },
  recetaRepetir: { types: { recetaId: 'integer' }, validate: validateRecetaRepetirParameters },
  recetaPropuestaSurtido: {
    types: { recetaId: 'integer', almacenId: 'integer' },
    validate: validateRecetaPropuestaSurtidoParameters,
  },
  recetaSurtir: { types: { recetaId: 'integer' }, validate: validateRecetaSurtirParameters },
  recetaSustitutoProponer: { types: { recetaId: 'integer' }, validate: validateRecetaSustitutoProponerParameters },
  recetaSustitutoAutorizar: { types: { recetaId: 'integer' }, validate: validateRecetaSustitutoAutorizarParameters },
  recetaSustitutoNegar: { types: { recetaId: 'integer' }, validate: validateRecetaSustitutoNegarParameters },
  recetaCola: { types: { almacenId: 'integer', folio: 'string' }, validate: validateRecetaColaParameters },
  recetaPendientes: { types: { almacenId: 'integer' }, validate: validateRecetaPendientesParameters },
  entregaTurnoResumen: {
    types: { servicioId: 'integer', fecha: 'string', turno: 'string' },
    validate: validateEntregaTurnoResumenParameters,
  },
  entregaTurnoFirmar: { types: { entregaTurnoId: 'integer' }, validate: validateEntregaTurnoFirmarParameters },
  hospitalizacionAsignados: {
    types: { turno: 'string', fecha: 'string', servicioId: 'integer', todos: 'boolean' },
    validate: validateHospitalizacionAsignadosParameters,
  },
  hospitalizacionAsignaciones: {
    types: { servicioId: 'integer', turno: 'string', fecha: 'string' },
    validate: validateHospitalizacionAsignacionesParameters,
  },
  hospitalizacionPacientes: {
    types: {
      hospitalizacionId: 'integer',
      unidadId: 'integer',
      servicioId: 'integer',
      estatus: 'options',
      desde: 'string',
      hasta: 'string',
    },
    validate: validateHospitalizacionPacientesParameters,
  },
  hospitalizacionMapa: { types: { unidadId: 'integer' }, validate: validateHospitalizacionMapaParameters },
  hospitalizacionSignos: {
    types: { hospitalizacionId: 'integer', desde: 'string', hasta: 'string' },
    validate: validateHospitalizacionSignosParameters,
  },
  hospitalizacionNotas: {
    types: { hospitalizacionId: 'integer', tipo: 'string' },
    validate: validateHospitalizacionNotasParameters,
  },
  hospitalizacionEgreso: { types: { hospitalizacionId: 'integer' }, validate: validateHospitalizacionEgresoParameters },
  hospitalizacionIndicar: {
    types: { hospitalizacionId: 'integer' },
    validate: validateHospitalizacionIndicarParameters,
  },
  hospitalizacionMinistraciones: {
    types: { hospitalizacionId: 'integer', fecha: 'string' },
    validate: validateHospitalizacionMinistracionesParameters,
  },
  hospitalizacionMinistrar: {
    types: { hospitalizacionId: 'integer' },
    validate: validateHospitalizacionMinistrarParameters,
  },
  alertaSanitariaResponder: {
    types: { alertaSanitariaId: 'integer' },
    validate: validateAlertaSanitariaResponderParameters,
  },
  conteoCaptura: { types: { conteoId: 'integer' }, validate: validateConteoCapturaParameters },
  conteoLoteHallado: { types: { conteoId: 'integer' }, validate: validateConteoLoteHalladoParameters },
  insumoConfiguracionAceptar: {
    types: { insumoConfiguracionId: 'integer' },
    validate: validateInsumoConfiguracionAceptarParameters,
  },
  insumoConfiguracionConsumo: {
    types: { insumoConfiguracionId: 'integer' },
    validate: validateInsumoConfiguracionConsumoParameters,
  },
  insumoConfiguracionSinConfigurar: {
    types: { almacenId: 'integer' },
    validate: validateInsumoConfiguracionSinConfigurarParameters,
  },
  detalleExistencias: {
    types: { insumoId: 'integer', almacenId: 'integer' },
    validate: validateDetalleExistenciasParameters,
  },
  loteEstatus: { types: { loteId: 'integer' }, validate: validateLoteEstatusParameters },
  loteCaducidad: { types: { loteId: 'integer' }, validate: validateLoteCaducidadParameters },
  temperaturaAnotar: { types: { equipoFrioId: 'integer' }, validate: validateTemperaturaAnotarParameters },
  temperaturaCuarentena: { types: { temperaturaId: 'integer' }, validate: validateTemperaturaCuarentenaParameters },
  ocConfiguracion: {
    types: { almacenId: 'integer', unidadTipoId: 'integer', pendientesAutorizar: 'boolean' },
    validate: validateOcConfiguracionParameters,
  },
  ocUnidad: { types: { unidadId: 'integer' }, validate: validateOcUnidadParameters },
  ocAlmacen: { types: { almacenId: 'integer' }, validate: validateOcAlmacenParameters },
  ocAlmacenInventario: { types: { almacenId: 'integer' }, validate: validateOcAlmacenInventarioParameters },
  ocSolicitud: {
    types: {
      consolidado: 'string',
      jurisdiccionId: 'integer',
      unidadId: 'integer',
      tipo: 'string',
      estatus: 'options',
      periodo: 'string',
      insumoId: 'integer',
    },
    validate: validateOcSolicitudParameters,
  },
  ocConsolidado: {
    types: {
      jurisdiccionId: 'integer',
      unidadId: 'integer',
      tipo: 'string',
      periodo: 'string',
      insumoId: 'integer',
    },
    validate: validateOcConsolidadoParameters,
  },
  ocLineas: {
    types: { insumoId: 'integer', jurisdiccionId: 'integer', unidadId: 'integer' },
    validate: validateOcLineasParameters,
  },
  ocSolicitudReasignar: { types: { solicitudId: 'integer' }, validate: validateOcSolicitudReasignarParameters },
  hospitalizacionCargos: { types: { hospitalizacionId: 'integer' }, validate: validateHospitalizacionCargosParameters },
  ordenCargoAtendidas: { types: { fecha: 'string' }, validate: validateOrdenCargoAtendidasParameters },
  ordenCargoHistorico: {
    types: { desde: 'string', hasta: 'string', insumoId: 'integer' },
    validate: validateOrdenCargoHistoricoParameters,
  },
  ordenCargoPendientesAutorizar: {
    types: { servicioId: 'integer' },
    validate: validateOrdenCargoPendientesAutorizarParameters,
  },
  ordenCargoDetalleConsulta: {
    types: { ordenCargoId: 'integer' },
    validate: validateOrdenCargoDetalleConsultaParameters,
  },
  ordenCargoDetalle: { types: { ordenCargoId: 'integer' }, validate: validateOrdenCargoDetalleParameters },
  insumosOrdenCargo: {
    types: {
      almacenSurtidorId: 'integer',
      hospitalizacionId: 'integer',
      procedimientoId: 'integer',
      frecuentes: 'boolean',
      deterioro: 'boolean',
      q: 'string',
      insumoIds: 'string',
    },
    validate: validateInsumosOrdenCargoParameters,
  },
  ordenCargoDevolver: { types: { ordenCargoId: 'integer' }, validate: validateOrdenCargoDevolverParameters },
  ordenCargoCola: {
    types: { almacenId: 'integer', servicioId: 'integer', estatus: 'options', prioridad: 'integer' },
    validate: validateOrdenCargoColaParameters,
  },
  ordenCargoPropuesta: { types: { ordenCargoId: 'integer' }, validate: validateOrdenCargoPropuestaParameters },
  ordenCargoPorSurtir: { types: { ordenCargoId: 'integer' }, validate: validateOrdenCargoPorSurtirParameters },
  ordenCargoListaSurtido: { types: { ordenCargoIds: 'string' }, validate: validateOrdenCargoListaSurtidoParameters },
  ordenCargoPorRecibir: {
    types: { servicioId: 'integer', hospitalizacionId: 'integer' },
    validate: validateOrdenCargoPorRecibirParameters,
  },
  ordenCargoSurtidas: {
    types: { desde: 'string', hasta: 'string', almacenId: 'integer', insumoId: 'integer' },
    validate: validateOrdenCargoSurtidasParameters,
  },
  ordenCargoPorDevolver: {
    types: { hospitalizacionId: 'integer', servicioId: 'integer' },
    validate: validateOrdenCargoPorDevolverParameters,
  },
  pacienteResumen: { types: { pacienteId: 'integer' }, validate: validatePacienteResumenParameters },
  pacienteBuscarRed: { types: { curp: 'string' }, validate: validatePacienteBuscarRedParameters },
  pacienteAccesoEmergencia: { types: { pacienteId: 'integer' }, validate: validatePacienteAccesoEmergenciaParameters },
  pacienteRegistrarDefuncion: {
    types: { pacienteId: 'integer' },
    validate: validatePacienteRegistrarDefuncionParameters,
  },
  reporteArchivoQuitar: { types: { reporteArchivoId: 'integer' }, validate: validateReporteArchivoQuitarParameters },
  reporteGuardadoCambiar: {
    types: { reporteGuardadoId: 'integer' },
    validate: validateReporteGuardadoCambiarParameters,
  },
  reporteGuardadoQuitar: { types: { reporteGuardadoId: 'integer' }, validate: validateReporteGuardadoQuitarParameters },
  buscar: { types: { texto: 'string' }, validate: validateBuscarParameters },
  catalogoBulto: { types: { nombres: 'string', desde: 'string' }, validate: validateCatalogoBultoParameters },
  tableroUpdate: { types: { tableroId: 'integer' }, validate: validateTableroUpdateParameters },
  tableroDelete: { types: { tableroId: 'integer' }, validate: validateTableroDeleteParameters },
  vistaList: { types: { recurso: 'string' }, validate: validateVistaListParameters },
  vistaTotales: { types: { recurso: 'string' }, validate: validateVistaTotalesParameters },
  vistaUpdate: { types: { vistaId: 'integer' }, validate: validateVistaUpdateParameters },
  vistaDelete: { types: { vistaId: 'integer' }, validate: validateVistaDeleteParameters },
  propuestasCambioInsumoList: {
    types: { estatus: 'options', proveedorId: 'integer', almacenId: 'integer', vence: 'string' },
    validate: validatePropuestasCambioInsumoListParameters,
  },
  propuestaCambioResponder: {
    types: { propuestaCambioId: 'integer' },
    validate: validatePropuestaCambioResponderParameters,
  },
  propuestaCambioMensaje: {
    types: { propuestaCambioId: 'integer' },
    validate: validatePropuestaCambioMensajeParameters,
  },
  proveedorContratos: {
    types: { proveedorId: 'integer', ejercicio: 'integer' },
    validate: validateProveedorContratosParameters,
  },
  proveedorEntregas: { types: { proveedorId: 'integer' }, validate: validateProveedorEntregasParameters },
  proveedorEvaluacion: { types: { proveedorId: 'integer' }, validate: validateProveedorEvaluacionParameters },
  proveedorCartasCanje: { types: { proveedorId: 'integer' }, validate: validateProveedorCartasCanjeParameters },
  vouchState: { types: { avalId: 'string' }, validate: validateVouchStateParameters },
  vouchConfirm: { types: { avalId: 'string' }, validate: validateVouchConfirmParameters },
  vouchRefuse: { types: { avalId: 'string' }, validate: validateVouchRefuseParameters },
  vouchWithdraw: { types: { avalId: 'string' }, validate: validateVouchWithdrawParameters },
  bitacoraBuscar: {
    types: {
      desde: 'string',
      hasta: 'string',
      usuarioId: 'integer',
      acciones: 'string',
      entidad: 'string',
      entidadId: 'string',
      unidadId: 'integer',
      correlacion: 'string',
      texto: 'string',
      antesDe: 'integer',
      cantidad: 'integer',
    },
    validate: validateBitacoraBuscarParameters,
  },
  bitacoraExportar: {
    types: {
      desde: 'string',
      hasta: 'string',
      usuarioId: 'integer',
      acciones: 'string',
      entidad: 'string',
      entidadId: 'string',
      unidadId: 'integer',
      correlacion: 'string',
      texto: 'string',
      formato: 'string',
    },
    validate: validateBitacoraExportarParameters,
  },
  bitacoraEvento: { types: { bitacoraId: 'integer' }, validate: validateBitacoraEventoParameters },
  usuarioPermisosEfectivos: { types: { usuarioId: 'integer' }, validate: validateUsuarioPermisosEfectivosParameters },
  usuarioVincularActualizar: { types: { personaId: 'integer' }, validate: validateUsuarioVincularActualizarParameters },
  usuarioBloquear: { types: { usuarioId: 'integer' }, validate: validateUsuarioBloquearParameters },
  usuarioDesbloquear: { types: { usuarioId: 'integer' }, validate: validateUsuarioDesbloquearParameters },
  usuarioDesactivar: { types: { usuarioId: 'integer' }, validate: validateUsuarioDesactivarParameters },
  usuarioQuitarSegundoFactor: {
    types: { usuarioId: 'integer' },
    validate: validateUsuarioQuitarSegundoFactorParameters,
  },
  usuarioReenviarInvitacion: { types: { usuarioId: 'integer' }, validate: validateUsuarioReenviarInvitacionParameters },
  perfilClonar: { types: { perfilId: 'integer' }, validate: validatePerfilClonarParameters },
  closeSession: { types: { sesionId: 'string' }, validate: validateCloseSessionParameters },
  proveedorUsuarios: { types: { proveedorId: 'integer' }, validate: validateProveedorUsuariosParameters },
  usuarioProveedorActualizar: {
    types: { usuarioId: 'integer' },
    validate: validateUsuarioProveedorActualizarParameters,
  },
  redistribucion: {
    types: { insumoId: 'integer', jurisdiccionId: 'integer', motivo: 'string' },
    validate: validateRedistribucionParameters,
  },
  solicitudComentar: { types: { solicitudId: 'integer' }, validate: validateSolicitudComentarParameters },
  solicitudPendiente: { types: { solicitudId: 'integer' }, validate: validateSolicitudPendienteParameters },
  solicitudDetalle: { types: { solicitudId: 'integer' }, validate: validateSolicitudDetalleParameters },
  almacenVerClaves: {
    types: { almacenId: 'integer', solicitudId: 'integer' },
    validate: validateAlmacenVerClavesParameters,
  },
  cantidadEstatusSolicitud: {
    types: { rol: 'string', almacenId: 'integer', desde: 'string', hasta: 'string' },
    validate: validateCantidadEstatusSolicitudParameters,
  },
  almacen: {
    types: {
      almacenId: 'integer',
      desde: 'string',
      hasta: 'string',
      tipo: 'string',
      insumoId: 'integer',
      proveedorId: 'integer',
      destinoId: 'integer',
      formato: 'string',
      bloques: 'options',
    },
    validate: validateAlmacenParameters,
  },
  almacenesRed: {
    types: {
      tipo: 'string',
      jurisdiccionId: 'integer',
      unidadId: 'integer',
      semaforo: 'string',
      formato: 'string',
      bloques: 'options',
    },
    validate: validateAlmacenesRedParameters,
  },
  atencionMedica: {
    types: {
      por: 'string',
      desde: 'string',
      hasta: 'string',
      jurisdiccionId: 'integer',
      unidadId: 'integer',
      programaId: 'integer',
      formato: 'string',
      bloques: 'options',
    },
    validate: validateAtencionMedicaParameters,
  },
  caducidades: {
    types: {
      meses: 'integer',
      almacenId: 'integer',
      unidadId: 'integer',
      jurisdiccionId: 'integer',
      formato: 'string',
      bloques: 'options',
    },
    validate: validateCaducidadesParameters,
  },
  cendis: {
    types: {
      cendisId: 'integer',
      desde: 'string',
      hasta: 'string',
      servicioId: 'integer',
      tipo: 'string',
      formato: 'string',
      bloques: 'options',
    },
    validate: validateCendisParameters,
  },
  centrales: {
    types: {
      unidadId: 'integer',
      por: 'string',
      servicioId: 'integer',
      desde: 'string',
      hasta: 'string',
      turno: 'string',
      pacienteId: 'integer',
      formato: 'string',
      bloques: 'options',
    },
    validate: validateCentralesParameters,
  },
  comprobacion: {
    types: {
      almacenId: 'integer',
      unidadId: 'integer',
      soloDescuadres: 'boolean',
      formato: 'string',
      bloques: 'options',
    },
    validate: validateComprobacionParameters,
  },
  consultasDiagnosticos: {
    types: {
      unidadId: 'integer',
      personalMedicoId: 'integer',
      desde: 'string',
      hasta: 'string',
      formato: 'string',
      bloques: 'options',
    },
    validate: validateConsultasDiagnosticosParameters,
  },
  desabasto: {
    types: {
      almacenId: 'integer',
      unidadId: 'integer',
      jurisdiccionId: 'integer',
      soloCronicos: 'boolean',
      soloEsenciales: 'boolean',
      formato: 'string',
      bloques: 'options',
    },
    validate: validateDesabastoParameters,
  },
  disponibilidad: {
    types: {
      unidadId: 'integer',
      jurisdiccionId: 'integer',
      desde: 'string',
      hasta: 'string',
      formato: 'string',
      bloques: 'options',
    },
    validate: validateDisponibilidadParameters,
  },
  farmacia: {
    types: {
      almacenId: 'integer',
      por: 'string',
      desde: 'string',
      hasta: 'string',
      formato: 'string',
      bloques: 'options',
    },
    validate: validateFarmaciaParameters,
  },
  fondoFijo: {
    types: {
      almacenId: 'integer',
      unidadId: 'integer',
      soloFaltantes: 'boolean',
      formato: 'string',
      bloques: 'options',
    },
    validate: validateFondoFijoParameters,
  },
  funcionesIncompatibles: {
    types: { perfilId: 'integer', gravedad: 'string', formato: 'string' },
    validate: validateFuncionesIncompatiblesParameters,
  },
  hospitalizacion: {
    types: {
      unidadId: 'integer',
      servicioId: 'integer',
      desde: 'string',
      hasta: 'string',
      motivoEgreso: 'string',
      diagnosticoId: 'integer',
      formato: 'string',
      bloques: 'options',
    },
    validate: validateHospitalizacionParameters,
  },
  informeSemestre: {
    types: { semestre: 'string', almacenId: 'integer', unidadId: 'integer', tipo: 'string', formato: 'string' },
    validate: validateInformeSemestreParameters,
  },
  inventarioCendis: {
    types: { cendisId: 'integer', soloFaltantes: 'boolean', formato: 'string', bloques: 'options' },
    validate: validateInventarioCendisParameters,
  },
  inventarioReporte: {
    types: {
      almacenId: 'integer',
      unidadId: 'integer',
      jurisdiccionId: 'integer',
      fechaCorte: 'string',
      porLote: 'boolean',
      tipo: 'string',
      grupo: 'string',
      nivelAbasto: 'string',
      semaforo: 'string',
      soloControlados: 'boolean',
      soloRedFria: 'boolean',
      formato: 'string',
      bloques: 'options',
    },
    validate: validateInventarioReporteParameters,
  },
  medicamentoControlado: {
    types: {
      almacenId: 'integer',
      fraccion: 'string',
      insumoId: 'integer',
      desde: 'string',
      hasta: 'string',
      formato: 'string',
    },
    validate: validateMedicamentoControladoParameters,
  },
  nivelAbasto: {
    types: {
      por: 'string',
      jurisdiccionId: 'integer',
      unidadId: 'integer',
      tipo: 'string',
      soloEsenciales: 'boolean',
      formato: 'string',
      bloques: 'options',
    },
    validate: validateNivelAbastoParameters,
  },
  notaReferencia: { types: { consultaId: 'integer', formato: 'string' }, validate: validateNotaReferenciaParameters },
  oficinaCentral: {
    types: {
      jurisdiccionId: 'integer',
      grupo: 'string',
      insumoId: 'integer',
      desde: 'string',
      hasta: 'string',
      formato: 'string',
      bloques: 'options',
    },
    validate: validateOficinaCentralParameters,
  },
  ordenCargo: {
    types: {
      unidadId: 'integer',
      servicioId: 'integer',
      desde: 'string',
      hasta: 'string',
      tipo: 'string',
      estatus: 'string',
      solicitanteId: 'integer',
      formato: 'string',
      bloques: 'options',
    },
    validate: validateOrdenCargoParameters,
  },
  programasAvance: {
    types: {
      programaId: 'integer',
      jurisdiccionId: 'integer',
      unidadId: 'integer',
      anio: 'integer',
      mes: 'string',
      formato: 'string',
      bloques: 'options',
    },
    validate: validateProgramasAvanceParameters,
  },
  programasMedicinas: {
    types: {
      programaId: 'integer',
      jurisdiccionId: 'integer',
      unidadId: 'integer',
      anio: 'integer',
      mes: 'string',
      soloFaltantes: 'boolean',
      formato: 'string',
      bloques: 'options',
    },
    validate: validateProgramasMedicinasParameters,
  },
  recetaImpresa: { types: { recetaId: 'integer', formato: 'string' }, validate: validateRecetaImpresaParameters },
  recetas: {
    types: {
      unidadId: 'integer',
      por: 'string',
      desde: 'string',
      hasta: 'string',
      personalMedicoId: 'integer',
      servicioId: 'integer',
      diagnosticoId: 'integer',
      insumoId: 'integer',
      fraccion: 'string',
      formato: 'string',
      bloques: 'options',
    },
    validate: validateRecetasParameters,
  },
  remision: { types: { solicitudId: 'integer', formato: 'string' }, validate: validateRemisionParameters },
  tarjetaKardex: {
    types: {
      almacenId: 'integer',
      insumoId: 'integer',
      loteId: 'integer',
      desde: 'string',
      hasta: 'string',
      tipo: 'string',
      formato: 'string',
    },
    validate: validateTarjetaKardexParameters,
  },
  turnoEnfermeria: {
    types: {
      unidadId: 'integer',
      servicioId: 'integer',
      desde: 'string',
      hasta: 'string',
      formato: 'string',
      bloques: 'options',
    },
    validate: validateTurnoEnfermeriaParameters,
  },
  unidadesRed: {
    types: {
      grupo: 'string',
      jurisdiccionId: 'integer',
      semaforo: 'string',
      formato: 'string',
      bloques: 'options',
    },
    validate: validateUnidadesRedParameters,
  },
};
