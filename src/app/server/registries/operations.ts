import type { Exports } from '#generated/server/exports.gen';
import type { Operations } from '#generated/server/operations.gen';
import { agendaContexto } from '#areas/agenda/server/endpoints/agenda-contexto';
import { agendaEventos } from '#areas/agenda/server/endpoints/agenda-eventos';
import { agendaHoras } from '#areas/agenda/server/endpoints/agenda-horas';
import { calendarioRevocar, calendarioSuscribir } from '#areas/agenda/server/endpoints/calendario';
import { horarioCambiar } from '#areas/agenda/server/endpoints/horario-cambiar';
import { almacenVerClaves } from '#areas/solicitudes/server/endpoints/almacen-ver-claves';
import { bitacoraBuscar } from '#areas/seguridad/server/endpoints/bitacora-buscar';
import { bitacoraCadena } from '#areas/seguridad/server/endpoints/bitacora-cadena';
import { bitacoraEvento } from '#areas/seguridad/server/endpoints/bitacora-evento';
import { bitacoraExportar } from '#areas/seguridad/server/endpoints/bitacora-exportar';
import { buscar } from '#platform/server/listing/buscar';
import { parecidos } from '#platform/server/listing/parecidos';
import { claveLocal } from '#areas/catalogos/server/endpoints/clave-local';
import { cantidadEstatusSolicitud } from '#areas/solicitudes/server/endpoints/cantidad-estatus-solicitud';
import { catalogoBulto } from '#platform/server/records/catalogo-bulto';
import type { OperationContext } from '#platform/server/operations/context';
import { conteoCaptura } from '#areas/inventario/server/endpoints/conteo-captura';
import { conteoLoteHallado } from '#areas/inventario/server/endpoints/conteo-lote-hallado';
import { consultaFavoritos } from '#areas/consulta/server/endpoints/consulta-favoritos';
import {
  signosContexto,
  signosContextoEstancia,
  signosContextoToma,
} from '#areas/consulta/server/endpoints/signos-contexto';
import { signosCorregir } from '#areas/consulta/server/endpoints/signos-corregir';
import { signosSerie } from '#areas/consulta/server/endpoints/signos-serie';
import { visitaCola } from '#areas/consulta/server/endpoints/visita-cola';
import { visitaDevolver } from '#areas/consulta/server/endpoints/visita-devolver';
import { visitaLlamar } from '#areas/consulta/server/endpoints/visita-llamar';
import { visitaPrevias } from '#areas/consulta/server/endpoints/visita-previas';
import { visitaSiguiente } from '#areas/consulta/server/endpoints/visita-siguiente';
import { visitaTablero } from '#areas/consulta/server/endpoints/visita-tablero';
import { changePassword } from '#areas/seguridad/server/endpoints/change-password';
import { forgotPassword } from '#areas/seguridad/server/endpoints/forgot-password';
import { resetPassword } from '#areas/seguridad/server/endpoints/reset-password';
import { signUp } from '#areas/seguridad/server/endpoints/sign-up';
import { closeOtherSessions, closeSession, sessions } from '#areas/seguridad/server/cuenta/sessions';
import { confirmAtSignIn, enrolAtSignIn } from '#areas/seguridad/server/factor/enrol-at-sign-in';
import {
  activateSecondFactor,
  enrolSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  secondFactor,
} from '#areas/seguridad/server/factor/own-factor';
import { signInWithCode } from '#areas/seguridad/server/factor/sign-in-with-code';
import { beginSession } from '#areas/seguridad/server/cuenta/begin-session';
import { confirmIdentity } from '#areas/seguridad/server/cuenta/confirm-identity';
import {
  vouchAsk,
  vouchConfirm,
  vouchList,
  vouchRefuse,
  vouchState,
  vouchWithdraw,
} from '#areas/seguridad/server/avales/requests';
import { hospitalizacionAsignados, hospitalizacionAsignar } from '#areas/hospital/server/endpoints/asignados';
import { hospitalizacionEgresar, hospitalizacionEgreso } from '#areas/hospital/server/endpoints/egreso';
import { hospitalizacionIndicar } from '#areas/hospital/server/endpoints/indicar';
import { hospitalizacionAsignaciones } from '#areas/hospital/server/endpoints/asignaciones';
import { hospitalizacionMapa, hospitalizacionPacientes } from '#areas/hospital/server/endpoints/mapa';
import {
  entregaTurnoFirmar,
  entregaTurnoGuardar,
  entregaTurnoResumen,
} from '#areas/hospital/server/endpoints/entrega-turno';
import { hospitalizacionMinistraciones, hospitalizacionMinistrar } from '#areas/hospital/server/endpoints/ministracion';
import { hospitalizacionNotaGuardar, hospitalizacionNotas } from '#areas/hospital/server/endpoints/notas';
import { hospitalizacionSignos, hospitalizacionSignosCapturar } from '#areas/hospital/server/endpoints/signos-vitales';
import { controladosContar } from '#areas/farmacia/server/endpoints/controlados-contar';
import { controladosLibro } from '#areas/farmacia/server/endpoints/controlados-libro';
import { controladosMovimientos } from '#areas/farmacia/server/endpoints/controlados-movimientos';
import { recetaAbrir } from '#areas/farmacia/server/endpoints/receta-abrir';
import { recetaCola } from '#areas/farmacia/server/endpoints/receta-cola';
import { recetaPendientes } from '#areas/farmacia/server/endpoints/receta-pendientes';
import { recetaPropuestaSurtido } from '#areas/farmacia/server/endpoints/receta-propuesta-surtido';
import { recetaRepetir } from '#areas/farmacia/server/endpoints/receta-repetir';
import { recetaRevisar } from '#areas/farmacia/server/endpoints/receta-revisar';
import { recetaSurtir } from '#areas/farmacia/server/endpoints/receta-surtir';
import {
  recetaSustitutoAutorizar,
  recetaSustitutoNegar,
  recetaSustitutoProponer,
} from '#areas/farmacia/server/endpoints/receta-sustituto';
import { inicio } from '../inicio/inicio';
import { insumoConfiguracionAceptar } from '#areas/inventario/server/endpoints/insumo-configuracion-aceptar';
import { insumoConfiguracionConsumo } from '#areas/inventario/server/endpoints/insumo-configuracion-consumo';
import { insumoConfiguracionCopiar } from '#areas/inventario/server/endpoints/insumo-configuracion-copiar';
import { insumoConfiguracionMasivo } from '#areas/inventario/server/endpoints/insumo-configuracion-masivo';
import { insumoConfiguracionSinConfigurar } from '#areas/inventario/server/endpoints/insumo-configuracion-sin-configurar';
import { inventarioRecibir } from '#areas/inventario/server/endpoints/inventario-recibir';
import { actualizarCaducidad } from '#areas/inventario/server/endpoints/actualizar-caducidad';
import { inventarioPorLote } from '#areas/inventario/server/endpoints/inventario-por-lote';
import { loteCaducidad } from '#areas/inventario/server/endpoints/lote-caducidad';
import { alertaSanitariaResponder } from '#areas/inventario/server/endpoints/alerta-sanitaria-responder';
import { detalleExistencias } from '#areas/inventario/server/endpoints/detalle-existencias';
import { redistribucion } from '#areas/solicitudes/server/endpoints/redistribucion';
import { redistribuir } from '#areas/solicitudes/server/endpoints/redistribuir';
import { loteEstatus } from '#areas/inventario/server/endpoints/lote-estatus';
import { moduloMenu } from '#areas/seguridad/server/endpoints/modulo-menu';
import { avisosCanales, avisosCanalesGuardar } from '#areas/seguridad/server/endpoints/avisos-canales';
import { marcarVista } from '#areas/avisos/server/endpoints/marcar-vista';
import { negotiate } from '#areas/avisos/server/endpoints/negotiate';
import { notificacionesList } from '#areas/avisos/server/endpoints/notificaciones-list';
import { ocAlmacen } from '#areas/oficina-central/server/endpoints/oc-almacen';
import { ocAlmacenInventario } from '#areas/oficina-central/server/endpoints/oc-almacen-inventario';
import { ocAutorizarMasivo } from '#areas/oficina-central/server/endpoints/oc-autorizar-masivo';
import { ocConfiguracion } from '#areas/oficina-central/server/endpoints/oc-configuracion';
import { ocConfiguracionGuardar } from '#areas/oficina-central/server/endpoints/oc-configuracion-guardar';
import { ocConsolidado } from '#areas/oficina-central/server/endpoints/oc-consolidado';
import { ocLineas } from '#areas/oficina-central/server/endpoints/oc-lineas';
import { ocSolicitud } from '#areas/oficina-central/server/endpoints/oc-solicitud';
import { ocSolicitudReasignar } from '#areas/oficina-central/server/endpoints/oc-solicitud-reasignar';
import { ocUnidad } from '#areas/oficina-central/server/endpoints/oc-unidad';
import { ordenCargoCrear, insumosOrdenCargoGuardar } from '#areas/ordenes/server/endpoints/crear';
import { ordenCargoListaSurtido, ordenCargoTomarVarias } from '#areas/ordenes/server/endpoints/lista-surtido';
import {
  ordenCargoAtendidas,
  ordenCargoDetalle,
  ordenCargoDetalleConsulta,
  ordenCargoHistorico,
  ordenCargoSurtidas,
} from '#areas/ordenes/server/endpoints/listas';
import { ordenCargoAutorizarVarias, ordenCargoPendientesAutorizar } from '#areas/ordenes/server/endpoints/autorizar';
import { hospitalizacionCargos } from '#areas/ordenes/server/endpoints/cargos';
import { ordenCargoCola } from '#areas/ordenes/server/endpoints/cola';
import {
  ordenCargoPorSurtir,
  ordenCargoActividad,
  ordenCargoPropuesta,
  ordenCargoRelevar,
  ordenCargoSoltar,
  ordenCargoSurtir,
  ordenCargoTomar,
} from '#areas/ordenes/server/endpoints/surtir';
import { ordenCargoPorRecibir, ordenCargoRecibir } from '#areas/ordenes/server/endpoints/recepcion';
import {
  ordenCargoDevolucion,
  ordenCargoDevolver,
  ordenCargoPorDevolver,
} from '#areas/ordenes/server/endpoints/devolver';
import { insumosOrdenCargo } from '#areas/ordenes/server/endpoints/insumos';
import { pacienteAbrirExpediente } from '#areas/pacientes/server/endpoints/paciente-abrir-expediente';
import { pacienteAccesoEmergencia } from '#areas/pacientes/server/endpoints/paciente-acceso-emergencia';
import { pacienteBuscarRed } from '#areas/pacientes/server/endpoints/paciente-buscar-red';
import { pacienteRegistrarDefuncion } from '#areas/pacientes/server/endpoints/paciente-registrar-defuncion';
import { pacienteRegistrarSinIdentificar } from '#areas/pacientes/server/endpoints/paciente-registrar-sin-identificar';
import { pacienteFusionar } from '#areas/pacientes/server/endpoints/paciente-fusionar';
import { pacienteResumen } from '#areas/consulta/server/endpoints/paciente-resumen';
import { perfilClonar } from '#areas/seguridad/server/endpoints/perfil-clonar';
import { perfilMatriz } from '#areas/seguridad/server/endpoints/perfil-matriz';
import { usuarioPermisosEfectivos } from '#areas/seguridad/server/endpoints/usuario-permisos-efectivos';
import { preferencias } from '#areas/seguridad/server/endpoints/preferencias';
import { recorrido } from '#areas/seguridad/server/endpoints/recorrido';
import { propuestaCambioMensaje } from '#areas/proveedores/server/endpoints/propuesta-cambio-mensaje';
import { propuestaCambioResponder } from '#areas/proveedores/server/endpoints/propuesta-cambio-responder';
import { propuestasCambioInsumoList } from '#areas/proveedores/server/endpoints/propuestas-cambio-insumo-list';
import { proponerCambio } from '#areas/proveedores/server/endpoints/proponer-cambio';
import { proveedorList } from '#areas/proveedores/server/endpoints/proveedor-list';
import {
  proveedorCartasCanje,
  proveedorContratos,
  proveedorEntregas,
  proveedorEvaluacion,
} from '#areas/proveedores/server/endpoints/proveedor-lists';
import { recibirCambioInsumo } from '#areas/proveedores/server/endpoints/recibir-cambio-insumo';
import { reporteArchivoQuitar, reporteArchivos } from '#platform/server/reports/reporte-archivos';
import {
  reporteGuardadoCambiar,
  reporteGuardadoQuitar,
  reporteGuardar,
  reportesGuardados,
} from '#platform/server/reports/reportes-guardados';
import { tableroCreate } from '#platform/server/boards/tablero-create';
import { tableroDelete } from '#platform/server/boards/tablero-delete';
import { tableroList } from '#platform/server/boards/tablero-list';
import { tableroUpdate } from '#platform/server/boards/tablero-update';
import { temperaturaAnotar } from '#areas/inventario/server/endpoints/temperatura-anotar';
import { temperaturaCuarentena } from '#areas/inventario/server/endpoints/temperatura-cuarentena';
import { redHistorialRegistrar } from '#areas/red/server/endpoints/red-historial-registrar';
import { signIn } from '#areas/seguridad/server/endpoints/sign-in';
import { signOut } from '#areas/seguridad/server/endpoints/sign-out';
import { simulacionPerfil } from '#areas/seguridad/server/endpoints/simulacion-perfil';
import { simulacionTerminar } from '#areas/seguridad/server/endpoints/simulacion-terminar';
import { simulacionUsuario } from '#areas/seguridad/server/endpoints/simulacion-usuario';
import { solicitudCifras } from '#areas/solicitudes/server/endpoints/solicitud-cifras';
import { solicitudComentar } from '#areas/solicitudes/server/endpoints/solicitud-comentar';
import { solicitudDetalle } from '#areas/solicitudes/server/endpoints/solicitud-detalle';
import { solicitudManual } from '#areas/solicitudes/server/endpoints/solicitud-manual';
import { solicitudManualList } from '#areas/solicitudes/server/endpoints/solicitud-manual-list';
import { solicitudPendiente } from '#areas/solicitudes/server/endpoints/solicitud-pendiente';
import { solicitudSugerida } from '#areas/solicitudes/server/endpoints/solicitud-sugerida';
import { usuarioActual } from '#areas/seguridad/server/endpoints/usuario-actual';
import { proveedorUsuarios } from '#areas/seguridad/server/endpoints/proveedor-usuarios';
import { usuarioBloquear } from '#areas/seguridad/server/endpoints/usuario-bloquear';
import { usuarioDesactivar } from '#areas/seguridad/server/endpoints/usuario-desactivar';
import { usuarioDesbloquear } from '#areas/seguridad/server/endpoints/usuario-desbloquear';
import { usuarioProveedorActualizar } from '#areas/seguridad/server/endpoints/usuario-proveedor-actualizar';
import { usuarioQuitarSegundoFactor } from '#areas/seguridad/server/endpoints/usuario-quitar-segundo-factor';
import { usuarioReenviarInvitacion } from '#areas/seguridad/server/endpoints/usuario-reenviar-invitacion';
import { usuarioCuentaAdicional, usuarioVincular } from '#areas/seguridad/server/endpoints/usuario-vincular';
import { usuarioVincularActualizar } from '#areas/seguridad/server/endpoints/usuario-vincular-actualizar';
import { vincularUsuarioProveedor } from '#areas/seguridad/server/endpoints/vincular-usuario-proveedor';
import { vistaCreate } from '#platform/server/views/vista-create';
import { vistaDelete } from '#platform/server/views/vista-delete';
import { vistaList } from '#platform/server/views/vista-list';
import { vistaUpdate } from '#platform/server/views/vista-update';

/** Handlers of the operations that schemas/endpoints name. One that is missing does not compile. */
export const operations: Operations<OperationContext> = {
  actualizarCaducidad,
  propuestaCambioMensaje,
  propuestaCambioResponder,
  propuestasCambioInsumoList,
  proponerCambio,
  proveedorList,
  proveedorCartasCanje,
  proveedorContratos,
  proveedorEntregas,
  proveedorEvaluacion,
  recibirCambioInsumo,
  agendaContexto,
  agendaEventos,
  agendaHoras,
  calendarioRevocar,
  calendarioSuscribir,
  almacenVerClaves,
  bitacoraBuscar,
  bitacoraCadena,
  bitacoraEvento,
  buscar,
  parecidos,
  cantidadEstatusSolicitud,
  catalogoBulto,
  changePassword,
  signInWithCode,
  enrolAtSignIn,
  confirmAtSignIn,
  secondFactor,
  enrolSecondFactor,
  activateSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  forgotPassword,
  inicio,
  inventarioPorLote,
  insumoConfiguracionAceptar,
  insumoConfiguracionConsumo,
  insumoConfiguracionCopiar,
  insumoConfiguracionMasivo,
  insumoConfiguracionSinConfigurar,
  inventarioRecibir,
  loteCaducidad,
  alertaSanitariaResponder,
  detalleExistencias,
  redistribucion,
  redistribuir,
  loteEstatus,
  avisosCanales,
  avisosCanalesGuardar,
  marcarVista,
  moduloMenu,
  negotiate,
  ocAlmacen,
  ocAlmacenInventario,
  ocAutorizarMasivo,
  ocConfiguracion,
  ocConfiguracionGuardar,
  ocConsolidado,
  ocLineas,
  ocSolicitud,
  ocSolicitudReasignar,
  ocUnidad,
  notificacionesList,
  ordenCargoCrear,
  insumosOrdenCargoGuardar,
  ordenCargoAtendidas,
  ordenCargoDetalle,
  ordenCargoHistorico,
  ordenCargoSurtidas,
  ordenCargoAutorizarVarias,
  ordenCargoPendientesAutorizar,
  ordenCargoCola,
  ordenCargoPorSurtir,
  ordenCargoActividad,
  ordenCargoListaSurtido,
  ordenCargoTomarVarias,
  ordenCargoPropuesta,
  ordenCargoRelevar,
  ordenCargoSoltar,
  ordenCargoSurtir,
  ordenCargoTomar,
  ordenCargoPorRecibir,
  ordenCargoRecibir,
  ordenCargoDevolucion,
  ordenCargoDevolver,
  ordenCargoPorDevolver,
  insumosOrdenCargo,
  ordenCargoDetalleConsulta,
  pacienteAbrirExpediente,
  pacienteAccesoEmergencia,
  pacienteBuscarRed,
  pacienteFusionar,
  pacienteRegistrarDefuncion,
  pacienteRegistrarSinIdentificar,
  pacienteResumen,
  perfilClonar,
  perfilMatriz,
  preferencias,
  proveedorUsuarios,
  controladosContar,
  controladosLibro,
  controladosMovimientos,
  recetaAbrir,
  recetaCola,
  claveLocal,
  recetaPendientes,
  recetaPropuestaSurtido,
  recetaRepetir,
  recetaRevisar,
  recetaSurtir,
  recetaSustitutoAutorizar,
  recetaSustitutoNegar,
  recetaSustitutoProponer,
  recorrido,
  redHistorialRegistrar,
  resetPassword,
  signIn,
  sessions,
  closeSession,
  closeOtherSessions,
  signOut,
  signUp,
  beginSession,
  confirmIdentity,
  vouchAsk,
  vouchConfirm,
  vouchList,
  vouchRefuse,
  vouchState,
  vouchWithdraw,
  simulacionPerfil,
  simulacionTerminar,
  simulacionUsuario,
  hospitalizacionAsignados,
  hospitalizacionAsignar,
  hospitalizacionCargos,
  hospitalizacionEgresar,
  hospitalizacionEgreso,
  hospitalizacionIndicar,
  hospitalizacionMapa,
  hospitalizacionPacientes,
  hospitalizacionMinistraciones,
  hospitalizacionMinistrar,
  hospitalizacionAsignaciones,
  entregaTurnoResumen,
  entregaTurnoGuardar,
  entregaTurnoFirmar,
  hospitalizacionNotaGuardar,
  hospitalizacionNotas,
  hospitalizacionSignos,
  hospitalizacionSignosCapturar,
  consultaFavoritos,
  conteoCaptura,
  conteoLoteHallado,
  signosContexto,
  signosContextoEstancia,
  signosCorregir,
  signosContextoToma,
  signosSerie,
  solicitudCifras,
  solicitudComentar,
  solicitudDetalle,
  solicitudManual,
  solicitudManualList,
  solicitudPendiente,
  solicitudSugerida,
  tableroCreate,
  tableroDelete,
  tableroList,
  reporteArchivoQuitar,
  reporteArchivos,
  reporteGuardadoCambiar,
  reporteGuardadoQuitar,
  reporteGuardar,
  reportesGuardados,
  tableroUpdate,
  temperaturaAnotar,
  temperaturaCuarentena,
  usuarioActual,
  usuarioBloquear,
  usuarioDesactivar,
  usuarioDesbloquear,
  usuarioPermisosEfectivos,
  usuarioProveedorActualizar,
  usuarioQuitarSegundoFactor,
  usuarioReenviarInvitacion,
  usuarioVincular,
  usuarioCuentaAdicional,
  usuarioVincularActualizar,
  vincularUsuarioProveedor,
  visitaCola,
  horarioCambiar,
  visitaDevolver,
  visitaLlamar,
  visitaPrevias,
  visitaSiguiente,
  visitaTablero,
  vistaCreate,
  vistaDelete,
  vistaList,
  vistaUpdate,
};

/** Handlers of the operations that give a file. One that is missing does not compile. */
export const exporters: Exports<OperationContext> = { bitacoraExportar };
