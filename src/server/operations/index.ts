import type { Exports } from '../../../generated/server/exports.gen';
import type { Operations } from '../../../generated/server/operations.gen';
import { agendaContexto } from './agenda/agenda-contexto';
import { agendaEventos } from './agenda/agenda-eventos';
import { agendaHoras } from './agenda/agenda-horas';
import { calendarioRevocar, calendarioSuscribir } from './agenda/calendario';
import { horarioCambiar } from './agenda/horario-cambiar';
import { almacenVerClaves } from './almacen-ver-claves';
import { bitacoraBuscar } from './bitacora/bitacora-buscar';
import { bitacoraCadena } from './bitacora/bitacora-cadena';
import { bitacoraEvento } from './bitacora/bitacora-evento';
import { bitacoraExportar } from './bitacora/bitacora-exportar';
import { buscar } from './buscar';
import { parecidos } from './parecidos';
import { claveLocal } from './clave-local';
import { cantidadEstatusSolicitud } from './cantidad-estatus-solicitud';
import { catalogoBulto } from './catalogos/catalogo-bulto';
import type { OperationContext } from './context';
import { conteoCaptura } from './conteo/conteo-captura';
import { conteoLoteHallado } from './conteo/conteo-lote-hallado';
import { consultaFavoritos } from './consulta/consulta-favoritos';
import { signosContexto, signosContextoEstancia, signosContextoToma } from './consulta/signos-contexto';
import { signosCorregir } from './consulta/signos-corregir';
import { signosSerie } from './consulta/signos-serie';
import { visitaCola } from './consulta/visita-cola';
import { visitaDevolver } from './consulta/visita-devolver';
import { visitaLlamar } from './consulta/visita-llamar';
import { visitaPrevias } from './consulta/visita-previas';
import { visitaSiguiente } from './consulta/visita-siguiente';
import { visitaTablero } from './consulta/visita-tablero';
import { changePassword } from './cuenta/change-password';
import { forgotPassword } from './cuenta/forgot-password';
import { resetPassword } from './cuenta/reset-password';
import { signUp } from './cuenta/sign-up';
import { closeOtherSessions, closeSession, sessions } from './cuenta/sessions';
import { confirmAtSignIn, enrolAtSignIn } from './factor/enrol-at-sign-in';
import {
  activateSecondFactor,
  enrolSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  secondFactor,
} from './factor/own-factor';
import { signInWithCode } from './factor/sign-in-with-code';
import { beginSession } from './cuenta/begin-session';
import { confirmIdentity } from './cuenta/confirm-identity';
import { vouchAsk, vouchConfirm, vouchList, vouchRefuse, vouchState, vouchWithdraw } from './avales/requests';
import { hospitalizacionAsignados, hospitalizacionAsignar } from './hospital/asignados';
import { hospitalizacionEgresar, hospitalizacionEgreso } from './hospital/egreso';
import { hospitalizacionIndicar } from './hospital/indicar';
import { hospitalizacionAsignaciones } from './hospital/asignaciones';
import { hospitalizacionMapa, hospitalizacionPacientes } from './hospital/mapa';
import { entregaTurnoFirmar, entregaTurnoGuardar, entregaTurnoResumen } from './hospital/entrega-turno';
import { hospitalizacionMinistraciones, hospitalizacionMinistrar } from './hospital/ministracion';
import { hospitalizacionNotaGuardar, hospitalizacionNotas } from './hospital/notas';
import { hospitalizacionSignos, hospitalizacionSignosCapturar } from './hospital/signos-vitales';
import { controladosContar } from './farmacia/controlados-contar';
import { controladosLibro } from './farmacia/controlados-libro';
import { controladosMovimientos } from './farmacia/controlados-movimientos';
import { recetaAbrir } from './farmacia/receta-abrir';
import { recetaCola } from './farmacia/receta-cola';
import { recetaPendientes } from './farmacia/receta-pendientes';
import { recetaPropuestaSurtido } from './farmacia/receta-propuesta-surtido';
import { recetaRepetir } from './farmacia/receta-repetir';
import { recetaRevisar } from './farmacia/receta-revisar';
import { recetaSurtir } from './farmacia/receta-surtir';
import { recetaSustitutoAutorizar, recetaSustitutoNegar, recetaSustitutoProponer } from './farmacia/receta-sustituto';
import { inicio } from './inicio/inicio';
import { insumoConfiguracionAceptar } from './insumo-configuracion/insumo-configuracion-aceptar';
import { insumoConfiguracionConsumo } from './insumo-configuracion/insumo-configuracion-consumo';
import { insumoConfiguracionCopiar } from './insumo-configuracion/insumo-configuracion-copiar';
import { insumoConfiguracionMasivo } from './insumo-configuracion/insumo-configuracion-masivo';
import { insumoConfiguracionSinConfigurar } from './insumo-configuracion/insumo-configuracion-sin-configurar';
import { inventarioRecibir } from './inventario-recibir';
import { actualizarCaducidad } from './lote/actualizar-caducidad';
import { inventarioPorLote } from './lote/inventario-por-lote';
import { loteCaducidad } from './lote/lote-caducidad';
import { alertaSanitariaResponder } from './alerta-sanitaria/alerta-sanitaria-responder';
import { detalleExistencias } from './detalle-existencias';
import { redistribucion } from './redistribucion/redistribucion';
import { redistribuir } from './redistribucion/redistribuir';
import { loteEstatus } from './lote/lote-estatus';
import { moduloMenu } from './modulo-menu';
import { avisosCanales, avisosCanalesGuardar } from './notificaciones/avisos-canales';
import { marcarVista } from './notificaciones/marcar-vista';
import { negotiate } from './notificaciones/negotiate';
import { notificacionesList } from './notificaciones/notificaciones-list';
import { ocAlmacen } from './oficina-central/oc-almacen';
import { ocAlmacenInventario } from './oficina-central/oc-almacen-inventario';
import { ocAutorizarMasivo } from './oficina-central/oc-autorizar-masivo';
import { ocConfiguracion } from './oficina-central/oc-configuracion';
import { ocConfiguracionGuardar } from './oficina-central/oc-configuracion-guardar';
import { ocConsolidado } from './oficina-central/oc-consolidado';
import { ocLineas } from './oficina-central/oc-lineas';
import { ocSolicitud } from './oficina-central/oc-solicitud';
import { ocSolicitudReasignar } from './oficina-central/oc-solicitud-reasignar';
import { ocUnidad } from './oficina-central/oc-unidad';
import { ordenCargoCrear, insumosOrdenCargoGuardar } from './ordenes/crear';
import { ordenCargoListaSurtido, ordenCargoTomarVarias } from './ordenes/lista-surtido';
import {
  ordenCargoAtendidas,
  ordenCargoDetalle,
  ordenCargoDetalleConsulta,
  ordenCargoHistorico,
  ordenCargoSurtidas,
} from './ordenes/listas';
import { ordenCargoAutorizarVarias, ordenCargoPendientesAutorizar } from './ordenes/autorizar';
import { hospitalizacionCargos } from './ordenes/cargos';
import { ordenCargoCola } from './ordenes/cola';
import {
  ordenCargoPorSurtir,
  ordenCargoActividad,
  ordenCargoPropuesta,
  ordenCargoRelevar,
  ordenCargoSoltar,
  ordenCargoSurtir,
  ordenCargoTomar,
} from './ordenes/surtir';
import { ordenCargoPorRecibir, ordenCargoRecibir } from './ordenes/recepcion';
import { ordenCargoDevolucion, ordenCargoDevolver, ordenCargoPorDevolver } from './ordenes/devolver';
import { insumosOrdenCargo } from './ordenes/insumos';
import { pacienteAbrirExpediente } from './pacientes/paciente-abrir-expediente';
import { pacienteAccesoEmergencia } from './pacientes/paciente-acceso-emergencia';
import { pacienteBuscarRed } from './pacientes/paciente-buscar-red';
import { pacienteRegistrarDefuncion } from './pacientes/paciente-registrar-defuncion';
import { pacienteRegistrarSinIdentificar } from './pacientes/paciente-registrar-sin-identificar';
import { pacienteFusionar } from './pacientes/paciente-fusionar';
import { pacienteResumen } from './pacientes/paciente-resumen';
import { perfilClonar } from './perfiles/perfil-clonar';
import { perfilMatriz } from './perfiles/perfil-matriz';
import { usuarioPermisosEfectivos } from './perfiles/usuario-permisos-efectivos';
import { preferencias } from './preferencias';
import { recorrido } from './recorrido';
import { propuestaCambioMensaje } from './proveedores/propuesta-cambio-mensaje';
import { propuestaCambioResponder } from './proveedores/propuesta-cambio-responder';
import { propuestasCambioInsumoList } from './proveedores/propuestas-cambio-insumo-list';
import { proponerCambio } from './proveedores/proponer-cambio';
import { proveedorList } from './proveedores/proveedor-list';
import {
  proveedorCartasCanje,
  proveedorContratos,
  proveedorEntregas,
  proveedorEvaluacion,
} from './proveedores/proveedor-lists';
import { recibirCambioInsumo } from './proveedores/recibir-cambio-insumo';
import { reporteArchivoQuitar, reporteArchivos } from './reportes/reporte-archivos';
import {
  reporteGuardadoCambiar,
  reporteGuardadoQuitar,
  reporteGuardar,
  reportesGuardados,
} from './reportes/reportes-guardados';
import { tableroCreate } from './tableros/tablero-create';
import { tableroDelete } from './tableros/tablero-delete';
import { tableroList } from './tableros/tablero-list';
import { tableroUpdate } from './tableros/tablero-update';
import { temperaturaAnotar } from './red-fria/temperatura-anotar';
import { temperaturaCuarentena } from './red-fria/temperatura-cuarentena';
import { redHistorialRegistrar } from './red-historial-registrar';
import { signIn } from './sign-in';
import { signOut } from './sign-out';
import { simulacionPerfil } from './simulacion/simulacion-perfil';
import { simulacionTerminar } from './simulacion/simulacion-terminar';
import { simulacionUsuario } from './simulacion/simulacion-usuario';
import { solicitudCifras } from './solicitud-cifras';
import { solicitudComentar } from './solicitud-comentar';
import { solicitudDetalle } from './solicitud-detalle';
import { solicitudManual } from './solicitud-manual';
import { solicitudManualList } from './solicitud-manual-list';
import { solicitudPendiente } from './solicitud-pendiente';
import { solicitudSugerida } from './solicitud-sugerida';
import { usuarioActual } from './usuario-actual';
import { proveedorUsuarios } from './usuarios/proveedor-usuarios';
import { usuarioBloquear } from './usuarios/usuario-bloquear';
import { usuarioDesactivar } from './usuarios/usuario-desactivar';
import { usuarioDesbloquear } from './usuarios/usuario-desbloquear';
import { usuarioProveedorActualizar } from './usuarios/usuario-proveedor-actualizar';
import { usuarioQuitarSegundoFactor } from './usuarios/usuario-quitar-segundo-factor';
import { usuarioReenviarInvitacion } from './usuarios/usuario-reenviar-invitacion';
import { usuarioCuentaAdicional, usuarioVincular } from './usuarios/usuario-vincular';
import { usuarioVincularActualizar } from './usuarios/usuario-vincular-actualizar';
import { vincularUsuarioProveedor } from './usuarios/vincular-usuario-proveedor';
import { vistaCreate } from './vistas/vista-create';
import { vistaDelete } from './vistas/vista-delete';
import { vistaList } from './vistas/vista-list';
import { vistaUpdate } from './vistas/vista-update';

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
