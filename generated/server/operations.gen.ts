// Generated from schemas/endpoints by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/form-spec';
import type { Validator } from '#platform/shared/validation';
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

/** What a handler is given: parameters and body, both checked, and whatever the server adds as context. */
export type OperationHandler<Name extends OperationName, Context> = (
  input: { readonly params: OperationTypes[Name]['params']; readonly body: OperationTypes[Name]['body'] },
  context: Context,
) => Promise<OperationTypes[Name]['answer']>;

/** Handlers by name. An operation without a handler does not compile; reports have theirs in reports.gen.ts. */
export interface Operations<Context> {
  /** GET /api/agenda/agenda/eventos-list: What stands in the agenda from one day to another, at most 62 days and 2000 entries, by time. Days are those of the unit. What was shown to the same person today is written to the audit trail once. */
  readonly agendaEventos: OperationHandler<'agendaEventos', Context>;
  /** GET /api/agenda/agenda/horas-disponibles: Free slots of a physician (or of each dock of a warehouse) on a day, or from one day to another within 14 days: opening hours without holidays, days off and what is booked. Slots that have begun are left out, unless all are asked for. Whoever is out of reach has none; a supplier sees those of warehouses. */
  readonly agendaHoras: OperationHandler<'agendaHoras', Context>;
  /** GET /api/agenda/agenda/contexto: Whose agendas a unit has, the reader's own where none is named: physicians with opening hours in force, and who of them the reader is; and warehouses that take deliveries, of the named unit or all within reach (a supplier: all). */
  readonly agendaContexto: OperationHandler<'agendaContexto', Context>;
  /** POST /api/agenda/agenda/calendario: The address of the reader's calendar (iCalendar), and the user name and password that a program sends to it (HTTP Basic), told this once. The password of before is good no longer. */
  readonly calendarioSuscribir: OperationHandler<'calendarioSuscribir', Context>;
  /** POST /api/agenda/agenda/calendario/revocar: The password of the reader's calendar is good no longer. */
  readonly calendarioRevocar: OperationHandler<'calendarioRevocar', Context>;
  /** POST /api/agenda/agenda/horario/{horarioId}/cambiar: Changes or ends opening hours and decides about each appointment that they would no longer hold: move it to the next free place of the same physician or warehouse and service, cancel it, or keep it outside hours. All of it happens, or nothing. Without `horario` the hours end. People at the counter and whoever booked are notified. */
  readonly horarioCambiar: OperationHandler<'horarioCambiar', Context>;
  /** POST /api/messaging/notifications-messaging/negotiate: Where notifications and changes are pushed: a WebSocket below the base of the API, whose protocols are `red-salud.1` and the ticket. Not while a profile is tried out. */
  readonly negotiate: OperationHandler<'negotiate', Context>;
  /** GET /api/notificaciones/notificaciones/notificaciones-list: One's own notifications, newest first, with their texts in the reader's language; X-Sin-Leer says how many are unread. */
  readonly notificacionesList: OperationHandler<'notificacionesList', Context>;
  /** PUT /api/notificaciones/notificaciones/marcar-vista: Marks some of one's own notifications as seen, or all until a moment; answers how many are left unread. */
  readonly marcarVista: OperationHandler<'marcarVista', Context>;
  /** GET /api/notificaciones/notificaciones/canales: By kind of notice how whoever asks is told of it: on the screen always; by mail at once or once a day besides, where they chose so. */
  readonly avisosCanales: OperationHandler<'avisosCanales', Context>;
  /** PUT /api/notificaciones/notificaciones/canales: Keeps how whoever asks wants to be told, by kind of notice: `CORREO` mails each at once, `RESUMEN` all of a day at seven in the morning. Kinds that are left out stay as they were. */
  readonly avisosCanalesGuardar: OperationHandler<'avisosCanalesGuardar', Context>;
  /** GET /api/network/clave-local: The key that a device encrypts with what it keeps of this person for work without a connection. Always the same for a person, and nobody else's. */
  readonly claveLocal: OperationHandler<'claveLocal', Context>;
  /** GET /api/pacientes/consulta/favoritos: The diagnoses that whoever asks has put in most of their own signed notes. */
  readonly consultaFavoritos: OperationHandler<'consultaFavoritos', Context>;
  /** PUT /api/pacientes/signos/{signosId}: Writes a set in the place of one that was written wrongly: the body is the whole set as it should be, as for `POST /pacientes/signos`, with the reason; patient, visit, stay and moment are those of the old one, which may be older than a day. The old one stays to be seen as CORREGIDO and no longer counts; of two who correct at once one is refused. */
  readonly signosCorregir: OperationHandler<'signosCorregir', Context>;
  /** GET /api/pacientes/signos/serie: The signs of a patient as columns of the same length for graphs, the oldest first, null where one was not taken; sets that were corrected are left out. `GET /pacientes/signos?pacienteId=…&serie=true` answers the same. */
  readonly signosSerie: OperationHandler<'signosSerie', Context>;
  /** GET /api/pacientes/signos/contexto/{visitaId}: What whoever takes the signs of a visit needs to know: who it is, what limits and scores go by, and the last value of each sign with its date. */
  readonly signosContexto: OperationHandler<'signosContexto', Context>;
  /** GET /api/pacientes/signos/contexto-estancia/{hospitalizacionId}: The same of an inpatient. */
  readonly signosContextoEstancia: OperationHandler<'signosContextoEstancia', Context>;
  /** GET /api/pacientes/signos/contexto-toma/{signosId}: What whoever corrects a set needs to know: whose it is, and the last value of each sign before it. */
  readonly signosContextoToma: OperationHandler<'signosContextoToma', Context>;
  /** GET /api/pacientes/visita/cola: Today's visits of a unit, the reader's own where none is named, those who were called first, the last one on top, then those who wait in the order in which they are to be called: triage first, then by turn. What was shown to the same person today is written to the audit trail once: the page asks every few seconds. */
  readonly visitaCola: OperationHandler<'visitaCola', Context>;
  /** GET /api/pacientes/visita/tablero: What a screen in the waiting room shows: turns and where they are called to, and nobody's name. */
  readonly visitaTablero: OperationHandler<'visitaTablero', Context>;
  /** POST /api/pacientes/visita/{visitaId}/llamar: Calls a patient who waits: counts the call and says where to go, the service of the visit where nothing is said. Calls are counted anew in each state. With the number of calls that the caller has seen, a call that another person made meanwhile refuses this one. */
  readonly visitaLlamar: OperationHandler<'visitaLlamar', Context>;
  /** POST /api/pacientes/visita/{visitaId}/devolver: Puts a patient who was called and did not come back among those who wait, at the place of their triage. Calls so far still count. */
  readonly visitaDevolver: OperationHandler<'visitaDevolver', Context>;
  /** POST /api/pacientes/visita/siguiente: Calls the next person who waits in a unit, or in one of its services: triage first, then those not called before, then by turn. A person who was called is not called again by it. Two who press at once call two people. */
  readonly visitaSiguiente: OperationHandler<'visitaSiguiente', Context>;
  /** GET /api/pacientes/visita/previas: The visits of a patient within reach, newest first, with the diagnoses of their signed notes. */
  readonly visitaPrevias: OperationHandler<'visitaPrevias', Context>;
  /** GET /api/farmacia/controlados: The control book of a warehouse for one class: of each medicine the opening balance, what came in and left, and the balance; the special numbers that were used, the count of the week and what the last one found. Without a warehouse, that of the first that the reader reaches; without a class, the strictest that has something. */
  readonly controladosLibro: OperationHandler<'controladosLibro', Context>;
  /** GET /api/farmacia/controlados/movimientos: The page of one medicine in the control book of a warehouse: every movement of these days in the order of the ledger, with its document, prescription, patient, physician, lot, who dispensed and who verified. At most the last 500, and `total` of all. Patients stand in it by their initials and without their address for whoever may not identify them. */
  readonly controladosMovimientos: OperationHandler<'controladosMovimientos', Context>;
  /** POST /api/farmacia/controlados/contar: Begins the weekly count of the controlled medicines of a warehouse, blind and without tolerance. Where one of this week is not closed yet, that one is answered (`nuevo` false) and none is made. */
  readonly controladosContar: OperationHandler<'controladosContar', Context>;
  /** POST /api/pacientes/receta/revisar: What speaks against a prescription that is being written, with the suggested amount and the stock of each medicine; nothing is stored. A line that has no dose yet is told of its stock alone; lines that continue another are part of it. */
  readonly recetaRevisar: OperationHandler<'recetaRevisar', Context>;
  /** POST /api/pacientes/receta/{recetaId}/repetir: A draft with the same lines for the same patient, in the latest consultation that the actor has with them. 422 CONSULTA_REQUERIDA without one of the last day. */
  readonly recetaRepetir: OperationHandler<'recetaRepetir', Context>;
  /** GET /api/pacientes/receta/{recetaId}/propuesta-surtido: What to hand over now: lots of each line by expiry, what is lacking, what can stand in for it and who else has it. */
  readonly recetaPropuestaSurtido: OperationHandler<'recetaPropuestaSurtido', Context>;
  /** POST /api/pacientes/receta/{recetaId}/surtir: Hands over pieces of a prescription, all of it in one transaction: lots of that warehouse that are available and not expired, never more than the fill allows. 409 EXISTENCIA_INSUFICIENTE with what there is now, RECETA_VENCIDA, SURTIMIENTOS_AGOTADOS. A controlled or high-risk medicine takes a second person, who proves with their own password who they are. */
  readonly recetaSurtir: OperationHandler<'recetaSurtir', Context>;
  /** POST /api/pacientes/receta/{recetaId}/proponer-sustituto: Asks the prescriber to allow an equivalent of the catalogue in the place of a medicine that the pharmacy does not have. The prescriber is told; nothing can be handed over of it until they allow it. Controlled medicines are never substituted. */
  readonly recetaSustitutoProponer: OperationHandler<'recetaSustitutoProponer', Context>;
  /** POST /api/pacientes/receta/{recetaId}/autorizar-sustituto: Allows the substitutes that the pharmacy proposed. 422 where the catalogue no longer says that they can stand in, or the patient is allergic to one. */
  readonly recetaSustitutoAutorizar: OperationHandler<'recetaSustitutoAutorizar', Context>;
  /** POST /api/pacientes/receta/{recetaId}/negar-sustituto: Refuses the substitutes that the pharmacy proposed. */
  readonly recetaSustitutoNegar: OperationHandler<'recetaSustitutoNegar', Context>;
  /** GET /api/pacientes/receta/cola: Prescriptions that wait at the pharmacies within reach of the actor, those that wait longest first. */
  readonly recetaCola: OperationHandler<'recetaCola', Context>;
  /** GET /api/pacientes/receta/pendientes: Pieces that patients still wait for, with what the pharmacy has of each now. */
  readonly recetaPendientes: OperationHandler<'recetaPendientes', Context>;
  /** POST /api/pacientes/receta/abrir: Brings a prescription of another pharmacy of the network before one's own for 48 hours, by its whole number, which is printed on it and stands in its code, where one's own dispenses for others (`almacen.surtimientoCruzado`). 404 unless it can still be dispensed. Who opened what is kept. */
  readonly recetaAbrir: OperationHandler<'recetaAbrir', Context>;
  /** GET /api/pacientes/entrega-turno/turno: What the reader hands over at the end of a shift: of each patient of theirs what its data tell, in the order of SBAR, with what is unresolved first, and the draft or the signed handover. Without a shift that which ends or has ended within the last two hours. */
  readonly entregaTurnoResumen: OperationHandler<'entregaTurnoResumen', Context>;
  /** POST /api/pacientes/entrega-turno/borrador: Keeps what the nurse has written of her patients so far; the first time begins the draft. */
  readonly entregaTurnoGuardar: OperationHandler<'entregaTurnoGuardar', Context>;
  /** POST /api/pacientes/entrega-turno/{entregaTurnoId}/firma: Both sign: whoever hands over with their session, whoever takes over with their own password. What the shift's data tell is kept as it is at that moment. */
  readonly entregaTurnoFirmar: OperationHandler<'entregaTurnoFirmar', Context>;
  /** GET /api/pacientes/hospitalizacion/asignados: Patients whom the reader cares for on a shift, with what is due for each: those assigned to them; where nobody has assigned any, all of their wards. At most 200. */
  readonly hospitalizacionAsignados: OperationHandler<'hospitalizacionAsignados', Context>;
  /** POST /api/pacientes/hospitalizacion/asignados: Gives patients of a ward to somebody for a shift, in place of those that they had then: the list is what they have afterwards. */
  readonly hospitalizacionAsignar: OperationHandler<'hospitalizacionAsignar', Context>;
  /** GET /api/pacientes/hospitalizacion/asignaciones: Who of a unit's nurses has which patients of a service on a shift, with those of the same shift of the day before. */
  readonly hospitalizacionAsignaciones: OperationHandler<'hospitalizacionAsignaciones', Context>;
  /** GET /api/pacientes/hospitalizacion/pacientes-list: Inpatients in reach, by bed; those who have left or are expected where the status says so. At most 500. */
  readonly hospitalizacionPacientes: OperationHandler<'hospitalizacionPacientes', Context>;
  /** GET /api/pacientes/hospitalizacion/mapa: The beds of a hospital by ward, who lies in each, who waits to be admitted, and who is expected to leave today. */
  readonly hospitalizacionMapa: OperationHandler<'hospitalizacionMapa', Context>;
  /** GET /api/pacientes/hospitalizacion/signos-vitales: The signs of a stay with Glasgow and NEWS2, those that were corrected among them (`estatus` CORREGIDO), its fluids by shift, and how many pages its 24-hour sheet takes (SPEC 9: one for each day begun). */
  readonly hospitalizacionSignos: OperationHandler<'hospitalizacionSignos', Context>;
  /** POST /api/pacientes/hospitalizacion/signos-vitales: One set of vital signs of an inpatient, as for `POST /pacientes/signos`. One of NEWS2 7 or more is told to who answers for the ward. */
  readonly hospitalizacionSignosCapturar: OperationHandler<'hospitalizacionSignosCapturar', Context>;
  /** GET /api/pacientes/hospitalizacion/notas-evolucion-list: The notes of a stay, the newest first, and whether today's is overdue (NOM-004 8.3). */
  readonly hospitalizacionNotas: OperationHandler<'hospitalizacionNotas', Context>;
  /** POST /api/pacientes/hospitalizacion/nota-borrador: Keeps a note of a stay as a draft of its author. What follows a save that had not arrived when it was made says which with `sigueA`: it goes on with the same draft. */
  readonly hospitalizacionNotaGuardar: OperationHandler<'hospitalizacionNotaGuardar', Context>;
  /** GET /api/pacientes/hospitalizacion/alta-hospitalizacion: What a discharge still lacks, and a discharge note drafted from the stay. */
  readonly hospitalizacionEgreso: OperationHandler<'hospitalizacionEgreso', Context>;
  /** POST /api/pacientes/hospitalizacion/alta-hospitalizacion: One phase of a discharge: MEDICA takes the step of the physician, ADMINISTRATIVA that of the reception, DIRECTA both for who fled or died. The rest of the body is what that step asks for; 409 ALTA_BLOQUEADA while orders are open. */
  readonly hospitalizacionEgresar: OperationHandler<'hospitalizacionEgresar', Context>;
  /** POST /api/pacientes/hospitalizacion/{hospitalizacionId}/indicar: Orders of a physician for an inpatient, all or none. What speaks against a medicine is answered in `advertencias`: one that blocks, or that must be justified, is refused until its line says why (422). */
  readonly hospitalizacionIndicar: OperationHandler<'hospitalizacionIndicar', Context>;
  /** GET /api/pacientes/hospitalizacion/{hospitalizacionId}/ministracion: The orders of a stay with the doses that are due on a day, and what became of each. */
  readonly hospitalizacionMinistraciones: OperationHandler<'hospitalizacionMinistraciones', Context>;
  /** POST /api/pacientes/hospitalizacion/{hospitalizacionId}/ministracion: Records what became of one dose: given, left out, or refused. Once only for each time; a high-risk medicine takes a second person who checks it with their own password. */
  readonly hospitalizacionMinistrar: OperationHandler<'hospitalizacionMinistrar', Context>;
  /** POST /api/inventario/alerta-sanitaria/{alertaSanitariaId}/responder: A warehouse tells how many pieces of the recalled lot it has set aside, and what became of the others. Answering again replaces the answer. */
  readonly alertaSanitariaResponder: OperationHandler<'alertaSanitariaResponder', Context>;
  /** PUT /api/inventario/conteo/{conteoId}/captura: Writes what was counted of single lines, whatever others count meanwhile; while lines are recounted, their recount. A line that holds another amount by now stays as it is (`guardada` false), unless the request names the amount that it replaces (`antes`). Answers the lines as they stand. */
  readonly conteoCaptura: OperationHandler<'conteoCaptura', Context>;
  /** POST /api/inventario/conteo/{conteoId}/lote-hallado: Adds a counted line for a lot that the list does not have. What the system knows of it by its number and expiry is compared as for any other. */
  readonly conteoLoteHallado: OperationHandler<'conteoLoteHallado', Context>;
  /** POST /api/inventario/insumo-configuracion/{insumoConfiguracionId}/aceptar: Gives the setting the minimum, reorder point and maximum that its use asks for, worked out again as it is written. */
  readonly insumoConfiguracionAceptar: OperationHandler<'insumoConfiguracionAceptar', Context>;
  /** GET /api/inventario/insumo-configuracion/{insumoConfiguracionId}/consumo: The closed months that the suggestion of a setting rests on, oldest first. A month without a day in stock does not count. */
  readonly insumoConfiguracionConsumo: OperationHandler<'insumoConfiguracionConsumo', Context>;
  /** GET /api/inventario/insumo-configuracion/sin-configurar: Supplies that a warehouse has or uses and has no setting for, those used most first, with what their use suggests for a month of cover and seven days of delivery. A thousand at most. */
  readonly insumoConfiguracionSinConfigurar: OperationHandler<'insumoConfiguracionSinConfigurar', Context>;
  /** POST /api/inventario/insumo-configuracion/copiar: Gives a warehouse the settings of another for the supplies that it has none for; those that it has stay as they are. The same as `copiarDeAlmacenId` of `PUT …/masivo`. */
  readonly insumoConfiguracionCopiar: OperationHandler<'insumoConfiguracionCopiar', Context>;
  /** PUT /api/inventario/insumo-configuracion/masivo: All or nothing, one of: rows to create or change, by warehouse and supply (a new row without levels gets the suggested ones); `copiarDeAlmacenId` with `almacenId`; `aceptarSugerencias` with keys, or `aceptarFiltro` with a `filterBy`. Suggested figures are worked out again here and never taken from the client. */
  readonly insumoConfiguracionMasivo: OperationHandler<'insumoConfiguracionMasivo', Context>;
  /** GET /api/inventario/inventario/detalle-existencias/{insumoId}: Where a supply is: what one warehouse has, lot by lot, what is on its way there and what it waits for; and which other warehouses can help out, nearest first, as far as the reader may see them. Without `almacenId` the reader's own first warehouse. */
  readonly detalleExistencias: OperationHandler<'detalleExistencias', Context>;
  /** POST /api/inventario/inventario: Takes a whole supplier reception with its inspection and accepts it: what each step of the document asks for is asked for here, all in one transaction. */
  readonly inventarioRecibir: OperationHandler<'inventarioRecibir', Context>;
  /** POST /api/inventario/inventario/lote/{loteId}/estatus: Holds a lot back or lets it go: what is held back can neither be picked nor shipped, and what documents have reserved of it stays reserved. With `red` the same for every lot of that supply and number in the network, all or none. Answers the lots that changed. */
  readonly loteEstatus: OperationHandler<'loteEstatus', Context>;
  /** POST /api/inventario/inventario/lote/{loteId}/caducidad: Corrects the expiry date of a lot, with evidence and a second person, who proves it with their own password. The same as `PUT /inventario/inventario/actualizar-caducidad`. */
  readonly loteCaducidad: OperationHandler<'loteCaducidad', Context>;
  /** PUT /api/inventario/inventario/actualizar-caducidad: Corrects the expiry date of a lot, with a file of evidence on the lot and a second person who may do the same there and proves it with their own password. Refused for controlled supplies: their pieces go out and come in again by extraordinary exit and entry. */
  readonly actualizarCaducidad: OperationHandler<'actualizarCaducidad', Context>;
  /** GET /api/inventario/inventario/inventario-por-lote: The list of lots, under the path that the specification gives it. */
  readonly inventarioPorLote: OperationHandler<'inventarioPorLote', Context>;
  /** POST /api/inventario/temperatura/de-equipo/{equipoFrioId}: The same as `POST /inventario/temperatura`, read now, from the page of the equipment. */
  readonly temperaturaAnotar: OperationHandler<'temperaturaAnotar', Context>;
  /** POST /api/inventario/temperatura/{temperaturaId}/cuarentena: Puts every available lot of refrigerated supplies of the warehouse in quarantine, with the reading as the reason. Answers how many lots and pieces; what is held back already stays as it is. */
  readonly temperaturaCuarentena: OperationHandler<'temperaturaCuarentena', Context>;
  /** GET /api/oficinas-centrales/insumo-configuracion: Settings of the network, page by page; with `pendientesAutorizar` those whose growth waits for approval. The network’s templates are records of plantilla-configuracion. */
  readonly ocConfiguracion: OperationHandler<'ocConfiguracion', Context>;
  /** PUT /api/oficinas-centrales/insumo-configuracion: With `ids`, approves (`autorizado`) or rejects growth that waits, all or none, with a reason; 409 CONFIGURACION_SIN_PROPUESTA names those for which nothing waits any more. With `unidadTipoId` and `lineas`, gives all warehouses of a kind in units of that type these settings: `probar` only tells what would be created, changed and left alone. What a unit set up besides stays. A line without levels gives each warehouse those that its use suggests. */
  readonly ocConfiguracionGuardar: OperationHandler<'ocConfiguracionGuardar', Context>;
  /** GET /api/oficinas-centrales/unidad/{unidadId}: How one unit stands, with the figures of its row in the ranking. */
  readonly ocUnidad: OperationHandler<'ocUnidad', Context>;
  /** GET /api/oficinas-centrales/almacen/{almacenId}: How one warehouse stands, with the figures of its row in the overview. */
  readonly ocAlmacen: OperationHandler<'ocAlmacen', Context>;
  /** GET /api/oficinas-centrales/almacen/{almacenId}/inventario: The stock of one warehouse, page by page, as the stock list gives it. */
  readonly ocAlmacenInventario: OperationHandler<'ocAlmacenInventario', Context>;
  /** GET /api/oficinas-centrales/solicitud: The requests that wait for authorisation, or those of other states, as far as the reader reaches; with `consolidado=clave` what they come to by supply, as `ocConsolidado` tells it. */
  readonly ocSolicitud: OperationHandler<'ocSolicitud', Context>;
  /** GET /api/oficinas-centrales/solicitud/consolidado: What the waiting requests ask for, by supply, beside what the state's and the regional warehouses can give: largest gap first. */
  readonly ocConsolidado: OperationHandler<'ocConsolidado', Context>;
  /** GET /api/oficinas-centrales/solicitud/lineas: The waiting lines of a supply, those that run out first before the others, and the warehouses that could give it. */
  readonly ocLineas: OperationHandler<'ocLineas', Context>;
  /** PUT /api/oficinas-centrales/solicitud/{solicitudId}: Gives lines of a waiting request to other supplying warehouses, in one transaction: those of each become a request of their own, tied to this one (`solicitudDivididaId`), asked for by the same people and under review by whoever divides. A request none of whose lines stays goes to the warehouse of its first line itself. Where every line brings `cantidadAutorizada`, all parts are authorised, too. 412 for another version than the present one. */
  readonly ocSolicitudReasignar: OperationHandler<'ocSolicitudReasignar', Context>;
  /** POST /api/oficinas-centrales/solicitud/autorizar-masivo: Authorises many requests at once, by a rule for what does not suffice. Without `aplicar` it is a preview and nothing is written. COMPLETO gives each all or nothing in turn, PRORRATEO in proportion to what was asked for, MAXIMO fills nobody above its own maximum; `proteger` first brings whoever is below the minimum of a VITAL or essential supply up to it. With `aplicar`, `visto` says what was looked at: 409 VISTA_PREVIA_CAMBIADA names each request, stock or share that is another by now, and nothing is written. A request of which nothing is given stays where it is. 422 names amounts above what was asked for or above what there is. */
  readonly ocAutorizarMasivo: OperationHandler<'ocAutorizarMasivo', Context>;
  /** POST /api/pacientes/orden-cargo: An order for an inpatient, as a draft or sent at once. Place, bed, shift and supplying warehouse follow from the stay. 409 SIN_ESTANCIA_ABIERTA for a patient who has left. */
  readonly ordenCargoCrear: OperationHandler<'ordenCargoCrear', Context>;
  /** GET /api/pacientes/orden-cargo/cargos: What a stay has come to by its charge orders: counted from them, and kept nowhere else. */
  readonly hospitalizacionCargos: OperationHandler<'hospitalizacionCargos', Context>;
  /** GET /api/pacientes/orden-cargo/atendidas: Orders that were dispensed or received, of one day or of a shift. */
  readonly ordenCargoAtendidas: OperationHandler<'ordenCargoAtendidas', Context>;
  /** GET /api/pacientes/orden-cargo/historico: Orders that came to an end, and older ones. */
  readonly ordenCargoHistorico: OperationHandler<'ordenCargoHistorico', Context>;
  /** GET /api/pacientes/orden-cargo/pendientes-autorizar: What waits for the actor to authorise, and urgent orders that wait to be regularised: of each line the usual amount, cost, days of therapy and stock. */
  readonly ordenCargoPendientesAutorizar: OperationHandler<'ordenCargoPendientesAutorizar', Context>;
  /** GET /api/pacientes/orden-cargo/detalle-orden-cargo: An order with its lines, to read or print. */
  readonly ordenCargoDetalleConsulta: OperationHandler<'ordenCargoDetalleConsulta', Context>;
  /** GET /api/pacientes/orden-cargo/detalle-orden-cargo/{ordenCargoId}: An order with its lines, to read or print. */
  readonly ordenCargoDetalle: OperationHandler<'ordenCargoDetalle', Context>;
  /** GET /api/pacientes/orden-cargo/insumos-orden-cargo: Supplies that can be asked for, with what the supplying warehouse has now: those the ward asks for most (`frecuentes`), what it asked for after sets of signs with a NEWS2 of 7 or more (`deterioro`), the kit of a procedure, or what is searched for or scanned. */
  readonly insumosOrdenCargo: OperationHandler<'insumosOrdenCargo', Context>;
  /** PUT /api/pacientes/orden-cargo/insumos-orden-cargo: Replaces the lines of a draft. */
  readonly insumosOrdenCargoGuardar: OperationHandler<'insumosOrdenCargoGuardar', Context>;
  /** POST /api/pacientes/orden-cargo/autorizar: Authorises orders as they were asked for, each by itself: of those that could not be, why. */
  readonly ordenCargoAutorizarVarias: OperationHandler<'ordenCargoAutorizarVarias', Context>;
  /** POST /api/pacientes/orden-cargo/{ordenCargoId}/devolver: Pieces that were received and not used go back: a return that the supplying warehouse accepts. 409 DEVOLUCION_FUERA_DE_PLAZO when it is too late. */
  readonly ordenCargoDevolver: OperationHandler<'ordenCargoDevolver', Context>;
  /** GET /api/inventario/orden-cargo: Orders that wait at the warehouses within reach of the actor: by priority, those that wait longest first. */
  readonly ordenCargoCola: OperationHandler<'ordenCargoCola', Context>;
  /** GET /api/inventario/orden-cargo/detalle: What to hand over of an order now: of each line the lots that are set apart, else those that expire first, and the others. */
  readonly ordenCargoPropuesta: OperationHandler<'ordenCargoPropuesta', Context>;
  /** GET /api/inventario/orden-cargo/surtir/insumo-orden-cargo: Lines of an order of which pieces are still expected. */
  readonly ordenCargoPorSurtir: OperationHandler<'ordenCargoPorSurtir', Context>;
  /** GET /api/inventario/orden-cargo/lista-surtido: What is set apart for several orders that are being prepared, by supply and lot, what expires first first, with the pieces of each order; and what is lacking. */
  readonly ordenCargoListaSurtido: OperationHandler<'ordenCargoListaSurtido', Context>;
  /** PUT /api/inventario/orden-cargo/surtir/insumo-orden-cargo: Hands over lots of one or several lines of an order, all of it in one transaction: lots of that warehouse that are available and not expired, never more than was authorised. 409 EXISTENCIA_INSUFICIENTE with what there is now. A controlled or high-risk medicine takes a second person, who proves with their own password who they are. 409 ORDEN_EN_PREPARACION where somebody else prepares it. */
  readonly ordenCargoSurtir: OperationHandler<'ordenCargoSurtir', Context>;
  /** GET /api/inventario/orden-cargo/recepcion: Orders that were dispensed and wait at the ward, with the lots that are to be there. */
  readonly ordenCargoPorRecibir: OperationHandler<'ordenCargoPorRecibir', Context>;
  /** POST /api/inventario/orden-cargo/recepcion: Counts what arrived, lot by lot; what is missing or damaged says so, and is for the supplying warehouse to look for. */
  readonly ordenCargoRecibir: OperationHandler<'ordenCargoRecibir', Context>;
  /** GET /api/inventario/orden-cargo/historico: Orders of the warehouses within reach that came to an end. */
  readonly ordenCargoSurtidas: OperationHandler<'ordenCargoSurtidas', Context>;
  /** POST /api/inventario/orden-cargo/tomar: Whoever prepares an order takes it: lots are set apart. An urgent one can be taken before it is authorised. */
  readonly ordenCargoTomar: OperationHandler<'ordenCargoTomar', Context>;
  /** POST /api/inventario/orden-cargo/tomar-varias: Takes several authorised orders of one ward and one warehouse, to pick them with one list. Each is by itself: one that somebody else took meanwhile keeps none of the others back, and says why. */
  readonly ordenCargoTomarVarias: OperationHandler<'ordenCargoTomarVarias', Context>;
  /** POST /api/inventario/orden-cargo/soltar: The order goes back to the queue, and what was set apart is free. */
  readonly ordenCargoSoltar: OperationHandler<'ordenCargoSoltar', Context>;
  /** POST /api/inventario/orden-cargo/relevar: Takes over an order that somebody else prepares. 409 ORDEN_EN_PREPARACION with who has it, where they did something in the last 15 minutes, unless it is confirmed. They are told. */
  readonly ordenCargoRelevar: OperationHandler<'ordenCargoRelevar', Context>;
  /** POST /api/inventario/orden-cargo/actividad: Says that whoever prepares an order is still at it. Changes nothing else, and nothing for anybody else. */
  readonly ordenCargoActividad: OperationHandler<'ordenCargoActividad', Context>;
  /** POST /api/inventario/orden-cargo/devolucion: The same as `devolver` of an order. */
  readonly ordenCargoDevolucion: OperationHandler<'ordenCargoDevolucion', Context>;
  /** GET /api/inventario/orden-cargo/devolucion: Lots that were received for inpatients and can go back, by order. */
  readonly ordenCargoPorDevolver: OperationHandler<'ordenCargoPorDevolver', Context>;
  /** GET /api/pacientes/paciente/{pacienteId}/resumen: What the chart of a patient opens with, in one request: the record, alerts, files in units, latest visits, consultations with their diagnoses and prescriptions with their medicines, of the record and of those merged into it. Recorded as a reading. */
  readonly pacienteResumen: OperationHandler<'pacienteResumen', Context>;
  /** GET /api/pacientes/paciente/buscar-red: The patient of the whole network who has exactly this CURP, with as little as it takes to know whether it is they: initials, age, sex and the unit that keeps the file. Recorded as a reading. */
  readonly pacienteBuscarRed: OperationHandler<'pacienteBuscarRed', Context>;
  /** POST /api/pacientes/paciente/{pacienteId}/acceso-emergencia: Gives whoever asks access to a chart out of their reach for four hours. The reason and what they open stand in the audit trail; the directors of both units are told, and one who is not the person reviews it. Asked for again meanwhile, it answers the access that there is. */
  readonly pacienteAccesoEmergencia: OperationHandler<'pacienteAccesoEmergencia', Context>;
  /** POST /api/pacientes/paciente/sin-identificar: Registers a person whose name is not known under an alias, `DESCONOCIDO 1`, with sex and approximate age. The record is provisional until it is completed or merged with the person's own. */
  readonly pacienteRegistrarSinIdentificar: OperationHandler<'pacienteRegistrarSinIdentificar', Context>;
  /** POST /api/pacientes/paciente/abrir-expediente: Opens a file in the unit of whoever asks for a patient of the network who was found by their CURP: from then on the unit sees the patient. */
  readonly pacienteAbrirExpediente: OperationHandler<'pacienteAbrirExpediente', Context>;
  /** POST /api/pacientes/paciente/{pacienteId}/defuncion: Records the death of a patient, once: appointments, prescriptions, turns, requested stays and enrolments that were ahead are cancelled, and no new ones are made. A death in hospital is recorded with the discharge. */
  readonly pacienteRegistrarDefuncion: OperationHandler<'pacienteRegistrarDefuncion', Context>;
  /** POST /api/pacientes/paciente/fusionar: Merges the record of a patient who is there twice into the other one: `tomar` names fields whose values are taken from the duplicate. The duplicate stays, out of lists, and leads to the other; documents that name it move to the record that stays, and back when the merge is undone, which is possible for 30 days. */
  readonly pacienteFusionar: OperationHandler<'pacienteFusionar', Context>;
  /** GET /api/reportes/archivos: Reports of one's own that are made in the background, or have been in the last seven days. */
  readonly reporteArchivos: OperationHandler<'reporteArchivos', Context>;
  /** DELETE /api/reportes/archivos/{reporteArchivoId}: Ends a report that is being made, or removes one that is there. */
  readonly reporteArchivoQuitar: OperationHandler<'reporteArchivoQuitar', Context>;
  /** GET /api/reportes/guardados: Reports that one keeps, with their parameters and how often they are made. */
  readonly reportesGuardados: OperationHandler<'reportesGuardados', Context>;
  /** POST /api/reportes/guardados: Keeps a report under a name; one that is made regularly needs the permission to export. */
  readonly reporteGuardar: OperationHandler<'reporteGuardar', Context>;
  /** PUT /api/reportes/guardados/{reporteGuardadoId}: Changes a kept report; what is left out stays as it is. */
  readonly reporteGuardadoCambiar: OperationHandler<'reporteGuardadoCambiar', Context>;
  /** DELETE /api/reportes/guardados/{reporteGuardadoId}: Forgets a kept report; files that were made of it stay. */
  readonly reporteGuardadoQuitar: OperationHandler<'reporteGuardadoQuitar', Context>;
  /** GET /api/busqueda: Records of every kind that the reader may list and that hold all the words: by kind, the best first. */
  readonly buscar: OperationHandler<'buscar', Context>;
  /** POST /api/busqueda/parecidos: Records that may be the one that is being filled in, as the schema of their kind says, within the reader's reach. */
  readonly parecidos: OperationHandler<'parecidos', Context>;
  /** GET /api/catalogos/catalogo-bulto: Several catalogues in one answer, by the last part of their paths; those that the reader may not list are left out. 304 when nothing has changed since the `ETag` that is sent as `If-None-Match`. 422 when one has more than 2000 records. */
  readonly catalogoBulto: OperationHandler<'catalogoBulto', Context>;
  /** GET /api/tableros: Dashboards that people put together: one's own and those that others share. They hold no figures: each card asks for its own, within the reader's reach. */
  readonly tableroList: OperationHandler<'tableroList', Context>;
  /** POST /api/tableros: Saves a dashboard. Sharing it needs the permission vista.compartir. */
  readonly tableroCreate: OperationHandler<'tableroCreate', Context>;
  /** PUT /api/tableros/{tableroId}: Renames, rewrites or shares a dashboard of one's own; what is left out stays as it is. */
  readonly tableroUpdate: OperationHandler<'tableroUpdate', Context>;
  /** DELETE /api/tableros/{tableroId}: Deletes a dashboard of one's own. */
  readonly tableroDelete: OperationHandler<'tableroDelete', Context>;
  /** GET /api/vistas: Saved views of a resource's list: one's own and those that others share. */
  readonly vistaList: OperationHandler<'vistaList', Context>;
  /** POST /api/vistas: Saves a view of a list. Sharing it needs the permission vista.compartir. */
  readonly vistaCreate: OperationHandler<'vistaCreate', Context>;
  /** PUT /api/vistas/{vistaId}: Renames, rewrites, shares or makes default a view of one's own; what is left out stays as it is. */
  readonly vistaUpdate: OperationHandler<'vistaUpdate', Context>;
  /** DELETE /api/vistas/{vistaId}: Deletes a view of one's own. */
  readonly vistaDelete: OperationHandler<'vistaDelete', Context>;
  /** GET /api/proveedores/proveedores/propuestas-cambio-insumo-list: The list of exchange proposals, under the path that the specification gives it; `vence` asks for those promised for that day or earlier. */
  readonly propuestasCambioInsumoList: OperationHandler<'propuestasCambioInsumoList', Context>;
  /** POST /api/proveedores/proveedores/propuesta-cambio-insumo/{propuestaCambioId}/responder: Accepts, rejects or counters a proposal: the same as its steps `aceptar`, `rechazar` and `contraproponer`. */
  readonly propuestaCambioResponder: OperationHandler<'propuestaCambioResponder', Context>;
  /** POST /api/proveedores/proveedores/propuesta-cambio-insumo/{propuestaCambioId}/mensaje: Adds a message to the thread of a proposal, and tells the other side. */
  readonly propuestaCambioMensaje: OperationHandler<'propuestaCambioMensaje', Context>;
  /** POST /api/proveedores/proveedores/proponer-cambio: Makes a draft of an exchange proposal for some lots of one supplier in one warehouse, with all their free pieces, to be completed and sent. */
  readonly proponerCambio: OperationHandler<'proponerCambio', Context>;
  /** POST /api/proveedores/proveedores/recibir-cambio-insumo: Receives an exchange in one transaction: old pieces leave (`S_CANJE`), new ones come in (`E_CANJE`), as many of each line; the letters lose what was claimed by them. 422 `PIEZAS_DESCUADRADAS` names the line. */
  readonly recibirCambioInsumo: OperationHandler<'recibirCambioInsumo', Context>;
  /** GET /api/oficinas-centrales/proveedor/proveedor-list: Suppliers as flat rows, each with its score of the last twelve months: the list of suppliers under the path that the specification gives it. */
  readonly proveedorList: OperationHandler<'proveedorList', Context>;
  /** GET /api/oficinas-centrales/proveedor/{proveedorId}/contratos: Contracts of a supplier, of one fiscal year where `ejercicio` says so. */
  readonly proveedorContratos: OperationHandler<'proveedorContratos', Context>;
  /** GET /api/oficinas-centrales/proveedor/{proveedorId}/entregas: What a supplier delivered, lot by lot. */
  readonly proveedorEntregas: OperationHandler<'proveedorEntregas', Context>;
  /** GET /api/oficinas-centrales/proveedor/{proveedorId}/evaluacion: The score of a supplier: one row. */
  readonly proveedorEvaluacion: OperationHandler<'proveedorEvaluacion', Context>;
  /** GET /api/oficinas-centrales/proveedor/{proveedorId}/cartas-canje: Exchange letters of a supplier, as far as the reader sees exchange letters. */
  readonly proveedorCartasCanje: OperationHandler<'proveedorCartasCanje', Context>;
  /** POST /api/network/red-historial: What happened to a device's connection, one event or several, once it is back. An event that was reported before (same device and beginning) counts once. */
  readonly redHistorialRegistrar: OperationHandler<'redHistorialRegistrar', Context>;
  /** POST /api/vouches: Asks a second person to confirm, in their own session, one request that takes one (`secondPerson`): the operation with these parameters and this body, for five minutes. The answer's `avalId` then goes with that very request as `segundaPersona`. Another request of the same person for the same operation ends the one before. */
  readonly vouchAsk: OperationHandler<'vouchAsk', Context>;
  /** GET /api/vouches: Requests of others that the account in use may confirm and that wait for a second person, the latest first. */
  readonly vouchList: OperationHandler<'vouchList', Context>;
  /** GET /api/vouches/{avalId}: What became of a request of one's own. 404 for one of somebody else. */
  readonly vouchState: OperationHandler<'vouchState', Context>;
  /** POST /api/vouches/{avalId}/confirm: Confirms a request that waits, as its second person. 404 for one that is not there to confirm any more, or never was for this account. */
  readonly vouchConfirm: OperationHandler<'vouchConfirm', Context>;
  /** POST /api/vouches/{avalId}/refuse: Refuses a request that waits. 404 as for `vouchConfirm`. */
  readonly vouchRefuse: OperationHandler<'vouchRefuse', Context>;
  /** POST /api/vouches/{avalId}/withdraw: Ends a request of one's own that waits, or was confirmed and not used. */
  readonly vouchWithdraw: OperationHandler<'vouchWithdraw', Context>;
  /** GET /api/seguridad/bitacora: Events of the audit trail within the reader's reach, newest first; the next page begins where `siguiente` of this one says. */
  readonly bitacoraBuscar: OperationHandler<'bitacoraBuscar', Context>;
  /** GET /api/seguridad/bitacora/{bitacoraId}: What an event changed, field by field, from where it was done, and its seal. Whoever is shown values of a patient has read them. */
  readonly bitacoraEvento: OperationHandler<'bitacoraEvento', Context>;
  /** GET /api/seguridad/bitacora/cadena: Whether the last rows of the audit trail are what was sealed; all of them are looked at by `npm run audit:verify`. */
  readonly bitacoraCadena: OperationHandler<'bitacoraCadena', Context>;
  /** GET /api/catalogos/usuario/usuario-actual: Profile of the account that the token belongs to. 401 InvalidUser when it is unknown or inactive. */
  readonly usuarioActual: OperationHandler<'usuarioActual', Context>;
  /** GET /api/catalogos/usuario/{usuarioId}/permisos-efectivos: What an account may do and how far each permission reaches, in the reader's language, with what reaches nothing. 404 out of the actor's reach. */
  readonly usuarioPermisosEfectivos: OperationHandler<'usuarioPermisosEfectivos', Context>;
  /** POST /api/catalogos/usuario/usuario-actual/recorrido: Remembers that whoever asks has been through the tour. */
  readonly recorrido: OperationHandler<'recorrido', Context>;
  /** PUT /api/catalogos/usuario/preferencias: Keeps the language and the look that whoever asks has chosen, with their account; what is left out stays as it was. */
  readonly preferencias: OperationHandler<'preferencias', Context>;
  /** POST /api/catalogos/usuario/vincular: Gives somebody of the staff an account, with the e-mail of their personal details, and sends the invitation. 409 when they have one. */
  readonly usuarioVincular: OperationHandler<'usuarioVincular', Context>;
  /** POST /api/catalogos/usuario/cuenta-adicional: Gives a person who has an account an additional one, with its own e-mail and a declared reason, and sends the invitation. Both count as one person wherever two are needed. */
  readonly usuarioCuentaAdicional: OperationHandler<'usuarioCuentaAdicional', Context>;
  /** PUT /api/catalogos/usuario/vincular/{personaId}: Profile and e-mail of the account that a person has. 404 when they have none. `If-Match` is heeded where it is sent. */
  readonly usuarioVincularActualizar: OperationHandler<'usuarioVincularActualizar', Context>;
  /** POST /api/catalogos/usuario/{usuarioId}/bloquear: Takes an active account out of service and ends its sessions. 409 for the last active SUPERUSUARIO. */
  readonly usuarioBloquear: OperationHandler<'usuarioBloquear', Context>;
  /** POST /api/catalogos/usuario/{usuarioId}/desbloquear: Puts a blocked account back into service; failed sign-ins of before no longer count. */
  readonly usuarioDesbloquear: OperationHandler<'usuarioDesbloquear', Context>;
  /** POST /api/catalogos/usuario/{usuarioId}/desactivar: Takes the account of a person who left out of service and ends its sessions; its records stay. 409 for the last active SUPERUSUARIO. */
  readonly usuarioDesactivar: OperationHandler<'usuarioDesactivar', Context>;
  /** POST /api/catalogos/usuario/{usuarioId}/quitar-segundo-factor: Removes the second factor of an account whose holder lost it, and ends its sessions; they are told by mail. 409 for an own account, and for one without a second factor. */
  readonly usuarioQuitarSegundoFactor: OperationHandler<'usuarioQuitarSegundoFactor', Context>;
  /** POST /api/catalogos/usuario/{usuarioId}/reenviar-invitacion: Sends an invited account another invitation; those of before stay good until one is used. */
  readonly usuarioReenviarInvitacion: OperationHandler<'usuarioReenviarInvitacion', Context>;
  /** GET /api/inicio: The steps that the reader can take with documents now, with how many there are. Steps that move a document on, and those alone. */
  readonly inicio: OperationHandler<'inicio', Context>;
  /** GET /api/catalogos/modulo/menu: How the installation has arranged the menu: the modules that the caller's permissions and unit show, in the reader's language and in their order, and the keys of those that are hidden from them. */
  readonly moduloMenu: OperationHandler<'moduloMenu', Context>;
  /** GET /api/catalogos/perfil/matriz: Everything that a profile can allow, in groups and in the reader's language, and which two of them one person should not hold together. */
  readonly perfilMatriz: OperationHandler<'perfilMatriz', Context>;
  /** POST /api/catalogos/perfil/{perfilId}/clonar: A new profile with the permissions of this one; it is no system profile. 409 when another has the name. */
  readonly perfilClonar: OperationHandler<'perfilClonar', Context>;
  /** POST /api/sign-in/code: Second step of a sign-in: a code of the authenticator app, of the present half minute or its neighbours and used once, or a recovery code. Wrong codes wait as wrong passwords do. */
  readonly signInWithCode: OperationHandler<'signInWithCode', Context>;
  /** POST /api/sign-in/enrol: Where every account needs a second factor: a secret for an account that has none, whose password was right. It is in force once `confirmAtSignIn` got a code of it. */
  readonly enrolAtSignIn: OperationHandler<'enrolAtSignIn', Context>;
  /** POST /api/sign-in/enrol/confirm: Puts the secret of `enrolAtSignIn` in force by its first code, answers a token and, once, the recovery codes. */
  readonly confirmAtSignIn: OperationHandler<'confirmAtSignIn', Context>;
  /** GET /api/second-factor: Whether the account in use has a second factor, and what the installation asks for. Tells nothing of its secret. */
  readonly secondFactor: OperationHandler<'secondFactor', Context>;
  /** POST /api/second-factor/enrol: A secret of the account in use, given its password and, with a second factor in force, a code of that. It is in force once `activateSecondFactor` got a code of it, within 15 minutes; until then nothing changes. */
  readonly enrolSecondFactor: OperationHandler<'enrolSecondFactor', Context>;
  /** POST /api/second-factor/activate: Puts the secret of `enrolSecondFactor` in force by its first code, and answers the recovery codes once. Ends the account's other sessions. */
  readonly activateSecondFactor: OperationHandler<'activateSecondFactor', Context>;
  /** POST /api/second-factor/remove: Removes the second factor of the account in use, given its password and a code. Ends the account's other sessions. 409 where every account needs one. */
  readonly removeSecondFactor: OperationHandler<'removeSecondFactor', Context>;
  /** POST /api/second-factor/codes: New recovery codes of the account in use, given its password and a code, answered once; those of before are worth nothing. */
  readonly renewRecoveryCodes: OperationHandler<'renewRecoveryCodes', Context>;
  /** POST /api/sign-in: Token sign-in of the embedded mode: a token for an account and its password. An account with a second factor, and one that must set one up, gets a ticket for that step instead: `user` and `token` are null then, and `pendiente` says which. */
  readonly signIn: OperationHandler<'signIn', Context>;
  /** POST /api/sign-up: Takes the body of SPEC 7. Sends an activation mail when an administrator has registered the e-mail and it has no password yet; answers alike for everybody. Nobody enters by it: the mail leads to the choice of a password, and that answers a token. `userName` and `password` are neither compared nor kept. */
  readonly signUp: OperationHandler<'signUp', Context>;
  /** POST /api/forgot-password: Sends a mail with a link to choose another password; answers alike for everybody. */
  readonly forgotPassword: OperationHandler<'forgotPassword', Context>;
  /** POST /api/reset-password: Sets the password with the code of a mail, which works once, and activates an invited account. Ends all its sessions, and answers the token of a new one; with a second factor, a ticket as `signIn` does. */
  readonly resetPassword: OperationHandler<'resetPassword', Context>;
  /** POST /api/change-password: Sets another password for whoever asks, given the present one. Ends the account's other sessions. */
  readonly changePassword: OperationHandler<'changePassword', Context>;
  /** POST /api/session: Begins the session of a token of the identity provider, because its person pressed the button: no other call does, and until then each answers 401 `SESION_TERMINADA`. For a session that goes on it notes a sign-in at the provider that is later than the one of before (`auth_time`). A token of our own has its session from the start. */
  readonly beginSession: OperationHandler<'beginSession', Context>;
  /** POST /api/confirm-identity: Proves with their password who uses the session that asks. For ten minutes it may then do what takes a fresh sign-in (`freshSignIn`). 422 on `password` for a wrong one, which counts as a failed sign-in. */
  readonly confirmIdentity: OperationHandler<'confirmIdentity', Context>;
  /** GET /api/sessions: Sessions of the account in use that go on, the one that asks first, then by latest use. */
  readonly sessions: OperationHandler<'sessions', Context>;
  /** POST /api/sessions/{sesionId}/close: Ends another session of the account in use. 404 for one that is over or of another account. */
  readonly closeSession: OperationHandler<'closeSession', Context>;
  /** POST /api/sessions/close-others: Ends all sessions of the account in use but the one that asks. */
  readonly closeOtherSessions: OperationHandler<'closeOtherSessions', Context>;
  /** POST /api/sign-out: Revokes the token that the request carries. */
  readonly signOut: OperationHandler<'signOut', Context>;
  /** POST /api/seguridad/simulacion/perfil: Begins to try a profile out in a unit: requests with the header `X-Simulacion` are answered as for a user of that profile there, for half an hour, and write nothing. 403 when the profile reaches further than the caller. */
  readonly simulacionPerfil: OperationHandler<'simulacionPerfil', Context>;
  /** POST /api/seguridad/simulacion/usuario: Begins to try out what a user sees: their profile, in their unit, warehouses and services, their own documents included. Otherwise as for a profile. */
  readonly simulacionUsuario: OperationHandler<'simulacionUsuario', Context>;
  /** POST /api/seguridad/simulacion/terminar: Ends the trial that the request belongs to. True also when it was over. */
  readonly simulacionTerminar: OperationHandler<'simulacionTerminar', Context>;
  /** POST /api/catalogos/usuario/vincular-usuario-proveedor: Gives somebody of a supplier an account, and sends the invitation when it is active. */
  readonly vincularUsuarioProveedor: OperationHandler<'vincularUsuarioProveedor', Context>;
  /** GET /api/catalogos/usuario/proveedor-usuarios: The accounts of suppliers' people, of one supplier where `proveedorId` says so, inactive ones too. Sorted and searched by the names of the rows. */
  readonly proveedorUsuarios: OperationHandler<'proveedorUsuarios', Context>;
  /** PUT /api/catalogos/usuario/usuario-proveedor/{usuarioId}: Name, e-mail and active flag of the account of somebody of a supplier. `If-Match` is heeded where it is sent. */
  readonly usuarioProveedorActualizar: OperationHandler<'usuarioProveedorActualizar', Context>;
  /** GET /api/inventario/redistribucion: Which warehouses with a surplus, or with pieces that they will not use before they expire, could help which others that are short, as far as the reader may ask for supplies. Pieces that expire first, then those that help most; at most 200, and `total` of all. */
  readonly redistribucion: OperationHandler<'redistribucion', Context>;
  /** POST /api/inventario/redistribucion: Makes one supply request of kind REDISTRIBUCION for each pair of warehouses and sends it. What was suggested is looked at anew: 409 where the warehouse that would give has not that many pieces by now. All or none. */
  readonly redistribuir: OperationHandler<'redistribuir', Context>;
  /** POST /api/inventario/solicitud/{solicitudId}/comentar: Adds a comment to the thread of a request; both warehouses and the reviewers see it. */
  readonly solicitudComentar: OperationHandler<'solicitudComentar', Context>;
  /** POST /api/inventario/solicitud/sugerida: Makes a draft of a request with what a warehouse needs, worked out from its levels, what is under way and what has been asked for: what is at or below its reorder point, or what its fixed fund lacks (a ward asks for that as COLECTIVO). Most urgent first, as many as a request takes. */
  readonly solicitudSugerida: OperationHandler<'solicitudSugerida', Context>;
  /** POST /api/inventario/solicitud/{solicitudId}/pendiente: A draft of the same two warehouses with what a received request got less of than was authorised. 409 PENDIENTE_PEDIDO with the number of the request that asks for it already, unless that was cancelled or rejected; 409 NADA_PENDIENTE where nothing is lacking. */
  readonly solicitudPendiente: OperationHandler<'solicitudPendiente', Context>;
  /** POST /api/inventario/solicitud/manual: Captures a request that was made on paper: it is sent at once, with its number. */
  readonly solicitudManual: OperationHandler<'solicitudManual', Context>;
  /** GET /api/inventario/solicitud/manual: The requests that were captured from paper. */
  readonly solicitudManualList: OperationHandler<'solicitudManualList', Context>;
  /** GET /api/inventario/solicitud/detalle: The lines of a request, under the path that the specification gives them. */
  readonly solicitudDetalle: OperationHandler<'solicitudDetalle', Context>;
  /** POST /api/inventario/solicitud/cifras: What lines of requests are decided by, in the order of the question: stock of the asking and of the supplying warehouse, in transit, asked for elsewhere, average use, months, and the suggested amount with its reason. Of a warehouse out of reach only what a request within reach asks for. */
  readonly solicitudCifras: OperationHandler<'solicitudCifras', Context>;
  /** GET /api/inventario/solicitud/almacen-ver-claves: The supplies that a supplying warehouse carries, page by page, with what both sides have of them; null where no stock is kept. A warehouse whose catalogue was never set up carries all. */
  readonly almacenVerClaves: OperationHandler<'almacenVerClaves', Context>;
  /** GET /api/inventario/solicitud/cantidad-estatus-solicitud: How many requests are in each state, how many of them urgent, how many past their time limit. */
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
