// Generated from schemas/endpoints, schemas/reports by `npm run generate`. Do not edit: your change would be lost.

import type { Review } from '#platform/server/imports/reviews/review';
import type { OperationContext } from '#platform/server/operations/context';
import type { ReportContext } from '#platform/server/reports/report-context';
import type { Exports } from '../server/exports.gen';
import type { ReviewName } from '../server/imports.gen';
import type { Operations } from '../server/operations.gen';
import type { Reports } from '../server/reports.gen';
import { activateSecondFactor } from '#areas/seguridad/server/factor/own-factor';
import { actualizarCaducidad } from '#areas/inventario/server/endpoints/actualizar-caducidad';
import { agendaContexto } from '#areas/agenda/server/endpoints/agenda-contexto';
import { agendaEventos } from '#areas/agenda/server/endpoints/agenda-eventos';
import { agendaHoras } from '#areas/agenda/server/endpoints/agenda-horas';
import { alertaSanitariaResponder } from '#areas/inventario/server/endpoints/alerta-sanitaria-responder';
import { almacen } from '#areas/inventario/server/reports/almacen';
import { almacenVerClaves } from '#areas/solicitudes/server/endpoints/almacen-ver-claves';
import { almacenesRed } from '#areas/oficina-central/server/reports/almacenes-red';
import { atencionMedica } from '#areas/consulta/server/reports/atencion-medica';
import { avisosCanales } from '#areas/seguridad/server/endpoints/avisos-canales';
import { avisosCanalesGuardar } from '#areas/seguridad/server/endpoints/avisos-canales';
import { beginSession } from '#areas/seguridad/server/cuenta/begin-session';
import { bitacoraBuscar } from '#areas/seguridad/server/endpoints/bitacora-buscar';
import { bitacoraCadena } from '#areas/seguridad/server/endpoints/bitacora-cadena';
import { bitacoraEvento } from '#areas/seguridad/server/endpoints/bitacora-evento';
import { bitacoraExportar } from '#areas/seguridad/server/endpoints/bitacora-exportar';
import { buscar } from '#platform/server/listing/search/buscar';
import { caducidades } from '#areas/inventario/server/reports/caducidades';
import { calendarioRevocar } from '#areas/agenda/server/endpoints/calendario';
import { calendarioSuscribir } from '#areas/agenda/server/endpoints/calendario';
import { cantidadEstatusSolicitud } from '#areas/solicitudes/server/endpoints/cantidad-estatus-solicitud';
import { catalogoBulto } from '#platform/server/records/catalogo-bulto';
import { cendis } from '#areas/ordenes/server/reports/cendis';
import { centrales } from '#areas/ordenes/server/reports/centrales';
import { changePassword } from '#areas/seguridad/server/endpoints/change-password';
import { claveLocal } from '#areas/catalogos/server/endpoints/clave-local';
import { closeOtherSessions } from '#areas/seguridad/server/cuenta/sessions';
import { closeSession } from '#areas/seguridad/server/cuenta/sessions';
import { comprobacion } from '#areas/solicitudes/server/reports/comprobacion';
import { confirmAtSignIn } from '#areas/seguridad/server/factor/enrol-at-sign-in';
import { confirmIdentity } from '#areas/seguridad/server/cuenta/confirm-identity';
import { consultaFavoritos } from '#areas/consulta/server/endpoints/consulta-favoritos';
import { consultasDiagnosticos } from '#areas/consulta/server/reports/consultas-diagnosticos';
import { conteoCaptura } from '#areas/inventario/server/endpoints/conteo-captura';
import { conteoLoteHallado } from '#areas/inventario/server/endpoints/conteo-lote-hallado';
import { controladosContar } from '#areas/farmacia/server/endpoints/controlados-contar';
import { controladosLibro } from '#areas/farmacia/server/endpoints/controlados-libro';
import { controladosMovimientos } from '#areas/farmacia/server/endpoints/controlados-movimientos';
import { desabasto } from '#areas/farmacia/server/reports/desabasto';
import { detalleExistencias } from '#areas/inventario/server/endpoints/detalle-existencias';
import { disponibilidad } from '#areas/inventario/server/reports/disponibilidad';
import { enrolAtSignIn } from '#areas/seguridad/server/factor/enrol-at-sign-in';
import { enrolSecondFactor } from '#areas/seguridad/server/factor/own-factor';
import { entregaTurnoFirmar } from '#areas/hospital/server/endpoints/entrega-turno';
import { entregaTurnoGuardar } from '#areas/hospital/server/endpoints/entrega-turno';
import { entregaTurnoResumen } from '#areas/hospital/server/endpoints/entrega-turno';
import { existenciasReview } from '#areas/inventario/server/import/stock-review';
import { farmacia } from '#areas/farmacia/server/reports/farmacia';
import { fondoFijo } from '#areas/solicitudes/server/reports/fondo-fijo';
import { forgotPassword } from '#areas/seguridad/server/endpoints/forgot-password';
import { funcionesIncompatibles } from '#areas/seguridad/server/reports/funciones-incompatibles';
import { horarioCambiar } from '#areas/agenda/server/endpoints/horario-cambiar';
import { hospitalizacion } from '#areas/hospital/server/reports/hospitalizacion';
import { hospitalizacionAsignaciones } from '#areas/hospital/server/endpoints/asignaciones';
import { hospitalizacionAsignados } from '#areas/hospital/server/endpoints/asignados';
import { hospitalizacionAsignar } from '#areas/hospital/server/endpoints/asignados';
import { hospitalizacionCargos } from '#areas/ordenes/server/endpoints/cargos';
import { hospitalizacionEgresar } from '#areas/hospital/server/endpoints/egreso';
import { hospitalizacionEgreso } from '#areas/hospital/server/endpoints/egreso';
import { hospitalizacionIndicar } from '#areas/hospital/server/endpoints/indicar';
import { hospitalizacionMapa } from '#areas/hospital/server/endpoints/mapa';
import { hospitalizacionMinistraciones } from '#areas/hospital/server/endpoints/ministracion';
import { hospitalizacionMinistrar } from '#areas/hospital/server/endpoints/ministracion';
import { hospitalizacionNotaGuardar } from '#areas/hospital/server/endpoints/notas';
import { hospitalizacionNotas } from '#areas/hospital/server/endpoints/notas';
import { hospitalizacionPacientes } from '#areas/hospital/server/endpoints/mapa';
import { hospitalizacionSignos } from '#areas/hospital/server/endpoints/signos-vitales';
import { hospitalizacionSignosCapturar } from '#areas/hospital/server/endpoints/signos-vitales';
import { informeSemestre } from '#areas/inventario/server/reports/informe-semestre';
import { inicio } from '#app/server/inicio/inicio';
import { insumoConfiguracionAceptar } from '#areas/inventario/server/endpoints/insumo-configuracion-aceptar';
import { insumoConfiguracionConsumo } from '#areas/inventario/server/endpoints/insumo-configuracion-consumo';
import { insumoConfiguracionCopiar } from '#areas/inventario/server/endpoints/insumo-configuracion-copiar';
import { insumoConfiguracionMasivo } from '#areas/inventario/server/endpoints/insumo-configuracion-masivo';
import { insumoConfiguracionSinConfigurar } from '#areas/inventario/server/endpoints/insumo-configuracion-sin-configurar';
import { insumosOrdenCargo } from '#areas/ordenes/server/endpoints/insumos';
import { insumosOrdenCargoGuardar } from '#areas/ordenes/server/endpoints/crear';
import { inventarioCendis } from '#areas/inventario/server/reports/inventario-cendis';
import { inventarioPorLote } from '#areas/inventario/server/endpoints/inventario-por-lote';
import { inventarioRecibir } from '#areas/inventario/server/endpoints/inventario-recibir';
import { inventarioReporte } from '#areas/inventario/server/reports/inventario-reporte';
import { loteCaducidad } from '#areas/inventario/server/endpoints/lote-caducidad';
import { loteEstatus } from '#areas/inventario/server/endpoints/lote-estatus';
import { marcarVista } from '#areas/avisos/server/endpoints/marcar-vista';
import { medicamentoControlado } from '#areas/farmacia/server/reports/medicamento-controlado';
import { moduloMenu } from '#areas/seguridad/server/endpoints/modulo-menu';
import { negotiate } from '#areas/avisos/server/endpoints/negotiate';
import { nivelAbasto } from '#areas/inventario/server/reports/nivel-abasto';
import { notaReferencia } from '#areas/consulta/server/reports/nota-referencia';
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
import { oficinaCentral } from '#areas/oficina-central/server/reports/oficina-central';
import { ordenCargo } from '#areas/ordenes/server/reports/orden-cargo';
import { ordenCargoActividad } from '#areas/ordenes/server/endpoints/surtir';
import { ordenCargoAtendidas } from '#areas/ordenes/server/endpoints/listas';
import { ordenCargoAutorizarVarias } from '#areas/ordenes/server/endpoints/autorizar';
import { ordenCargoCola } from '#areas/ordenes/server/endpoints/cola';
import { ordenCargoCrear } from '#areas/ordenes/server/endpoints/crear';
import { ordenCargoDetalle } from '#areas/ordenes/server/endpoints/listas';
import { ordenCargoDetalleConsulta } from '#areas/ordenes/server/endpoints/listas';
import { ordenCargoDevolucion } from '#areas/ordenes/server/endpoints/devolver';
import { ordenCargoDevolver } from '#areas/ordenes/server/endpoints/devolver';
import { ordenCargoHistorico } from '#areas/ordenes/server/endpoints/listas';
import { ordenCargoListaSurtido } from '#areas/ordenes/server/endpoints/lista-surtido';
import { ordenCargoPendientesAutorizar } from '#areas/ordenes/server/endpoints/autorizar';
import { ordenCargoPorDevolver } from '#areas/ordenes/server/endpoints/devolver';
import { ordenCargoPorRecibir } from '#areas/ordenes/server/endpoints/recepcion';
import { ordenCargoPorSurtir } from '#areas/ordenes/server/endpoints/surtir';
import { ordenCargoPropuesta } from '#areas/ordenes/server/endpoints/surtir';
import { ordenCargoRecibir } from '#areas/ordenes/server/endpoints/recepcion';
import { ordenCargoRelevar } from '#areas/ordenes/server/endpoints/surtir';
import { ordenCargoSoltar } from '#areas/ordenes/server/endpoints/surtir';
import { ordenCargoSurtidas } from '#areas/ordenes/server/endpoints/listas';
import { ordenCargoSurtir } from '#areas/ordenes/server/endpoints/surtir';
import { ordenCargoTomar } from '#areas/ordenes/server/endpoints/surtir';
import { ordenCargoTomarVarias } from '#areas/ordenes/server/endpoints/lista-surtido';
import { pacienteAbrirExpediente } from '#areas/pacientes/server/endpoints/paciente-abrir-expediente';
import { pacienteAccesoEmergencia } from '#areas/pacientes/server/endpoints/paciente-acceso-emergencia';
import { pacienteBuscarRed } from '#areas/pacientes/server/endpoints/paciente-buscar-red';
import { pacienteFusionar } from '#areas/pacientes/server/endpoints/paciente-fusionar';
import { pacienteRegistrarDefuncion } from '#areas/pacientes/server/endpoints/paciente-registrar-defuncion';
import { pacienteRegistrarSinIdentificar } from '#areas/pacientes/server/endpoints/paciente-registrar-sin-identificar';
import { pacienteResumen } from '#areas/consulta/server/endpoints/paciente-resumen';
import { parecidos } from '#platform/server/listing/search/parecidos';
import { perfilClonar } from '#areas/seguridad/server/endpoints/perfil-clonar';
import { perfilMatriz } from '#areas/seguridad/server/endpoints/perfil-matriz';
import { preferencias } from '#areas/seguridad/server/endpoints/preferencias';
import { programasAvance } from '#areas/programas/server/reports/programas-avance';
import { programasMedicinas } from '#areas/programas/server/reports/programas-medicinas';
import { proponerCambio } from '#areas/proveedores/server/endpoints/proponer-cambio';
import { propuestaCambioMensaje } from '#areas/proveedores/server/endpoints/propuesta-cambio-mensaje';
import { propuestaCambioResponder } from '#areas/proveedores/server/endpoints/propuesta-cambio-responder';
import { propuestasCambioInsumoList } from '#areas/proveedores/server/endpoints/propuestas-cambio-insumo-list';
import { proveedorCartasCanje } from '#areas/proveedores/server/endpoints/proveedor-lists';
import { proveedorContratos } from '#areas/proveedores/server/endpoints/proveedor-lists';
import { proveedorEntregas } from '#areas/proveedores/server/endpoints/proveedor-lists';
import { proveedorEvaluacion } from '#areas/proveedores/server/endpoints/proveedor-lists';
import { proveedorList } from '#areas/proveedores/server/endpoints/proveedor-list';
import { proveedorUsuarios } from '#areas/seguridad/server/endpoints/proveedor-usuarios';
import { recetaAbrir } from '#areas/farmacia/server/endpoints/receta-abrir';
import { recetaCola } from '#areas/farmacia/server/endpoints/receta-cola';
import { recetaImpresa } from '#areas/farmacia/server/reports/receta-impresa';
import { recetaPendientes } from '#areas/farmacia/server/endpoints/receta-pendientes';
import { recetaPropuestaSurtido } from '#areas/farmacia/server/endpoints/receta-propuesta-surtido';
import { recetaRepetir } from '#areas/farmacia/server/endpoints/receta-repetir';
import { recetaRevisar } from '#areas/farmacia/server/endpoints/receta-revisar';
import { recetaSurtir } from '#areas/farmacia/server/endpoints/receta-surtir';
import { recetaSustitutoAutorizar } from '#areas/farmacia/server/endpoints/receta-sustituto';
import { recetaSustitutoNegar } from '#areas/farmacia/server/endpoints/receta-sustituto';
import { recetaSustitutoProponer } from '#areas/farmacia/server/endpoints/receta-sustituto';
import { recetas } from '#areas/farmacia/server/reports/recetas';
import { recibirCambioInsumo } from '#areas/proveedores/server/endpoints/recibir-cambio-insumo';
import { recorrido } from '#areas/seguridad/server/endpoints/recorrido';
import { redHistorialRegistrar } from '#areas/red/server/endpoints/red-historial-registrar';
import { redistribucion } from '#areas/solicitudes/server/endpoints/redistribucion';
import { redistribuir } from '#areas/solicitudes/server/endpoints/redistribuir';
import { remision } from '#areas/solicitudes/server/reports/remision';
import { removeSecondFactor } from '#areas/seguridad/server/factor/own-factor';
import { renewRecoveryCodes } from '#areas/seguridad/server/factor/own-factor';
import { reporteArchivoQuitar } from '#platform/server/reports/reporte-archivos';
import { reporteArchivos } from '#platform/server/reports/reporte-archivos';
import { reporteGuardadoCambiar } from '#platform/server/reports/reportes-guardados';
import { reporteGuardadoQuitar } from '#platform/server/reports/reportes-guardados';
import { reporteGuardar } from '#platform/server/reports/reportes-guardados';
import { reportesGuardados } from '#platform/server/reports/reportes-guardados';
import { resetPassword } from '#areas/seguridad/server/endpoints/reset-password';
import { secondFactor } from '#areas/seguridad/server/factor/own-factor';
import { sessions } from '#areas/seguridad/server/cuenta/sessions';
import { signIn } from '#areas/seguridad/server/endpoints/sign-in';
import { signInWithCode } from '#areas/seguridad/server/factor/sign-in-with-code';
import { signOut } from '#areas/seguridad/server/endpoints/sign-out';
import { signUp } from '#areas/seguridad/server/endpoints/sign-up';
import { signosContexto } from '#areas/consulta/server/endpoints/signos-contexto';
import { signosContextoEstancia } from '#areas/consulta/server/endpoints/signos-contexto';
import { signosContextoToma } from '#areas/consulta/server/endpoints/signos-contexto';
import { signosCorregir } from '#areas/consulta/server/endpoints/signos-corregir';
import { signosSerie } from '#areas/consulta/server/endpoints/signos-serie';
import { simulacionPerfil } from '#areas/seguridad/server/endpoints/simulacion/simulacion-perfil';
import { simulacionTerminar } from '#areas/seguridad/server/endpoints/simulacion/simulacion-terminar';
import { simulacionUsuario } from '#areas/seguridad/server/endpoints/simulacion/simulacion-usuario';
import { solicitudCifras } from '#areas/solicitudes/server/endpoints/solicitud-cifras';
import { solicitudComentar } from '#areas/solicitudes/server/endpoints/solicitud-comentar';
import { solicitudDetalle } from '#areas/solicitudes/server/endpoints/solicitud-detalle';
import { solicitudManual } from '#areas/solicitudes/server/endpoints/solicitud-manual';
import { solicitudManualList } from '#areas/solicitudes/server/endpoints/solicitud-manual-list';
import { solicitudPendiente } from '#areas/solicitudes/server/endpoints/solicitud-pendiente';
import { solicitudSugerida } from '#areas/solicitudes/server/endpoints/solicitud-sugerida';
import { tableroCreate } from '#platform/server/boards/tablero-create';
import { tableroDelete } from '#platform/server/boards/tablero-delete';
import { tableroList } from '#platform/server/boards/tablero-list';
import { tableroUpdate } from '#platform/server/boards/tablero-update';
import { tarjetaKardex } from '#areas/inventario/server/reports/tarjeta-kardex';
import { temperaturaAnotar } from '#areas/inventario/server/endpoints/temperatura-anotar';
import { temperaturaCuarentena } from '#areas/inventario/server/endpoints/temperatura-cuarentena';
import { turnoEnfermeria } from '#areas/hospital/server/reports/turno-enfermeria';
import { unidadesRed } from '#areas/oficina-central/server/reports/unidades-red';
import { usuarioActual } from '#areas/seguridad/server/endpoints/usuario-actual';
import { usuarioBloquear } from '#areas/seguridad/server/endpoints/usuario-bloquear';
import { usuarioCuentaAdicional } from '#areas/seguridad/server/endpoints/usuario-vincular';
import { usuarioDesactivar } from '#areas/seguridad/server/endpoints/usuario-desactivar';
import { usuarioDesbloquear } from '#areas/seguridad/server/endpoints/usuario-desbloquear';
import { usuarioPermisosEfectivos } from '#areas/seguridad/server/endpoints/usuario-permisos-efectivos';
import { usuarioProveedorActualizar } from '#areas/seguridad/server/endpoints/usuario-proveedor-actualizar';
import { usuarioQuitarSegundoFactor } from '#areas/seguridad/server/endpoints/usuario-quitar-segundo-factor';
import { usuarioReenviarInvitacion } from '#areas/seguridad/server/endpoints/usuario-reenviar-invitacion';
import { usuarioVincular } from '#areas/seguridad/server/endpoints/usuario-vincular';
import { usuarioVincularActualizar } from '#areas/seguridad/server/endpoints/usuario-vincular-actualizar';
import { vincularUsuarioProveedor } from '#areas/seguridad/server/endpoints/vincular-usuario-proveedor';
import { visitaCola } from '#areas/consulta/server/endpoints/visita-cola';
import { visitaDevolver } from '#areas/consulta/server/endpoints/visita-devolver';
import { visitaLlamar } from '#areas/consulta/server/endpoints/visita-llamar';
import { visitaPrevias } from '#areas/consulta/server/endpoints/visita-previas';
import { visitaSiguiente } from '#areas/consulta/server/endpoints/visita-siguiente';
import { visitaTablero } from '#areas/consulta/server/endpoints/visita-tablero';
import { vistaCreate } from '#platform/server/views/vista-create';
import { vistaDelete } from '#platform/server/views/vista-delete';
import { vistaList } from '#platform/server/views/vista-list';
import { vistaTotales } from '#platform/server/views/vista-list';
import { vistaUpdate } from '#platform/server/views/vista-update';
import { vouchAsk } from '#areas/seguridad/server/avales/requests';
import { vouchConfirm } from '#areas/seguridad/server/avales/requests';
import { vouchList } from '#areas/seguridad/server/avales/requests';
import { vouchRefuse } from '#areas/seguridad/server/avales/requests';
import { vouchState } from '#areas/seguridad/server/avales/requests';
import { vouchWithdraw } from '#areas/seguridad/server/avales/requests';

export const HANDLERS: Operations<OperationContext> = {
  agendaEventos,
  agendaHoras,
  agendaContexto,
  calendarioSuscribir,
  calendarioRevocar,
  horarioCambiar,
  negotiate,
  notificacionesList,
  marcarVista,
  avisosCanales,
  avisosCanalesGuardar,
  claveLocal,
  consultaFavoritos,
  signosCorregir,
  signosSerie,
  signosContexto,
  signosContextoEstancia,
  signosContextoToma,
  visitaCola,
  visitaTablero,
  visitaLlamar,
  visitaDevolver,
  visitaSiguiente,
  visitaPrevias,
  controladosLibro,
  controladosMovimientos,
  controladosContar,
  recetaRevisar,
  recetaRepetir,
  recetaPropuestaSurtido,
  recetaSurtir,
  recetaSustitutoProponer,
  recetaSustitutoAutorizar,
  recetaSustitutoNegar,
  recetaCola,
  recetaPendientes,
  recetaAbrir,
  entregaTurnoResumen,
  entregaTurnoGuardar,
  entregaTurnoFirmar,
  hospitalizacionAsignados,
  hospitalizacionAsignar,
  hospitalizacionAsignaciones,
  hospitalizacionPacientes,
  hospitalizacionMapa,
  hospitalizacionSignos,
  hospitalizacionSignosCapturar,
  hospitalizacionNotas,
  hospitalizacionNotaGuardar,
  hospitalizacionEgreso,
  hospitalizacionEgresar,
  hospitalizacionIndicar,
  hospitalizacionMinistraciones,
  hospitalizacionMinistrar,
  alertaSanitariaResponder,
  conteoCaptura,
  conteoLoteHallado,
  insumoConfiguracionAceptar,
  insumoConfiguracionConsumo,
  insumoConfiguracionSinConfigurar,
  insumoConfiguracionCopiar,
  insumoConfiguracionMasivo,
  detalleExistencias,
  inventarioRecibir,
  loteEstatus,
  loteCaducidad,
  actualizarCaducidad,
  inventarioPorLote,
  temperaturaAnotar,
  temperaturaCuarentena,
  ocConfiguracion,
  ocConfiguracionGuardar,
  ocUnidad,
  ocAlmacen,
  ocAlmacenInventario,
  ocSolicitud,
  ocConsolidado,
  ocLineas,
  ocSolicitudReasignar,
  ocAutorizarMasivo,
  ordenCargoCrear,
  hospitalizacionCargos,
  ordenCargoAtendidas,
  ordenCargoHistorico,
  ordenCargoPendientesAutorizar,
  ordenCargoDetalleConsulta,
  ordenCargoDetalle,
  insumosOrdenCargo,
  insumosOrdenCargoGuardar,
  ordenCargoAutorizarVarias,
  ordenCargoDevolver,
  ordenCargoCola,
  ordenCargoPropuesta,
  ordenCargoPorSurtir,
  ordenCargoListaSurtido,
  ordenCargoSurtir,
  ordenCargoPorRecibir,
  ordenCargoRecibir,
  ordenCargoSurtidas,
  ordenCargoTomar,
  ordenCargoTomarVarias,
  ordenCargoSoltar,
  ordenCargoRelevar,
  ordenCargoActividad,
  ordenCargoDevolucion,
  ordenCargoPorDevolver,
  pacienteResumen,
  pacienteBuscarRed,
  pacienteAccesoEmergencia,
  pacienteRegistrarSinIdentificar,
  pacienteAbrirExpediente,
  pacienteRegistrarDefuncion,
  pacienteFusionar,
  reporteArchivos,
  reporteArchivoQuitar,
  reportesGuardados,
  reporteGuardar,
  reporteGuardadoCambiar,
  reporteGuardadoQuitar,
  buscar,
  parecidos,
  catalogoBulto,
  tableroList,
  tableroCreate,
  tableroUpdate,
  tableroDelete,
  vistaList,
  vistaTotales,
  vistaCreate,
  vistaUpdate,
  vistaDelete,
  propuestasCambioInsumoList,
  propuestaCambioResponder,
  propuestaCambioMensaje,
  proponerCambio,
  recibirCambioInsumo,
  proveedorList,
  proveedorContratos,
  proveedorEntregas,
  proveedorEvaluacion,
  proveedorCartasCanje,
  redHistorialRegistrar,
  vouchAsk,
  vouchList,
  vouchState,
  vouchConfirm,
  vouchRefuse,
  vouchWithdraw,
  bitacoraBuscar,
  bitacoraEvento,
  bitacoraCadena,
  usuarioActual,
  usuarioPermisosEfectivos,
  recorrido,
  preferencias,
  usuarioVincular,
  usuarioCuentaAdicional,
  usuarioVincularActualizar,
  usuarioBloquear,
  usuarioDesbloquear,
  usuarioDesactivar,
  usuarioQuitarSegundoFactor,
  usuarioReenviarInvitacion,
  inicio,
  moduloMenu,
  perfilMatriz,
  perfilClonar,
  signInWithCode,
  enrolAtSignIn,
  confirmAtSignIn,
  secondFactor,
  enrolSecondFactor,
  activateSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  signIn,
  signUp,
  forgotPassword,
  resetPassword,
  changePassword,
  beginSession,
  confirmIdentity,
  sessions,
  closeSession,
  closeOtherSessions,
  signOut,
  simulacionPerfil,
  simulacionUsuario,
  simulacionTerminar,
  vincularUsuarioProveedor,
  proveedorUsuarios,
  usuarioProveedorActualizar,
  redistribucion,
  redistribuir,
  solicitudComentar,
  solicitudSugerida,
  solicitudPendiente,
  solicitudManual,
  solicitudManualList,
  solicitudDetalle,
  solicitudCifras,
  almacenVerClaves,
  cantidadEstatusSolicitud,
};

export const EXPORTERS: Exports<OperationContext> = {
  bitacoraExportar,
};

export const REPORT_HANDLERS: Reports<ReportContext> = {
  almacen,
  almacenesRed,
  atencionMedica,
  caducidades,
  cendis,
  centrales,
  comprobacion,
  consultasDiagnosticos,
  desabasto,
  disponibilidad,
  farmacia,
  fondoFijo,
  funcionesIncompatibles,
  hospitalizacion,
  informeSemestre,
  inventarioCendis,
  inventarioReporte,
  medicamentoControlado,
  nivelAbasto,
  notaReferencia,
  oficinaCentral,
  ordenCargo,
  programasAvance,
  programasMedicinas,
  recetaImpresa,
  recetas,
  remision,
  tarjetaKardex,
  turnoEnfermeria,
  unidadesRed,
};

export const REVIEWS: Readonly<Record<ReviewName, Review>> = {
  existencias: existenciasReview,
};
