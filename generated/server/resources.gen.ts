// Generated from schemas/entities by `npm run generate`. Do not edit: your change would be lost.

import type { Resource } from '#platform/server/entity/resource';
import { accesoEmergenciaResource } from './resources/acceso-emergencia.gen';
import { adendaResource } from './resources/adenda.gen';
import { alertaSanitariaResource } from './resources/alerta-sanitaria.gen';
import { almacenResource } from './resources/almacen.gen';
import { asignacionResource } from './resources/asignacion.gen';
import { camaResource } from './resources/cama.gen';
import { cartaCanjeResource } from './resources/carta-canje.gen';
import { codigoPostalResource } from './resources/codigo-postal.gen';
import { coloniaResource } from './resources/colonia.gen';
import { colorResource } from './resources/color.gen';
import { consultaResource } from './resources/consulta.gen';
import { conteoResource } from './resources/conteo.gen';
import { contratoResource } from './resources/contrato.gen';
import { contratoClaveResource } from './resources/contrato-clave.gen';
import { defuncionResource } from './resources/defuncion.gen';
import { demandaInsatisfechaResource } from './resources/demanda-insatisfecha.gen';
import { devolucionOrdenCargoResource } from './resources/devolucion-orden-cargo.gen';
import { diagnosticoResource } from './resources/diagnostico.gen';
import { entradaExtraordinariaResource } from './resources/entrada-extraordinaria.gen';
import { entregaProveedorResource } from './resources/entrega-proveedor.gen';
import { entregaTurnoResource } from './resources/entrega-turno.gen';
import { equipoFrioResource } from './resources/equipo-frio.gen';
import { especialidadResource } from './resources/especialidad.gen';
import { estadoResource } from './resources/estado.gen';
import { evaluacionProveedorResource } from './resources/evaluacion-proveedor.gen';
import { eventoResource } from './resources/evento.gen';
import { formaFarmaceuticaResource } from './resources/forma-farmaceutica.gen';
import { fuenteFinanciamientoResource } from './resources/fuente-financiamiento.gen';
import { horarioResource } from './resources/horario.gen';
import { hospitalizacionResource } from './resources/hospitalizacion.gen';
import { importacionInventarioResource } from './resources/importacion-inventario.gen';
import { indicacionResource } from './resources/indicacion.gen';
import { insumoResource } from './resources/insumo.gen';
import { insumoConfiguracionResource } from './resources/insumo-configuracion.gen';
import { interaccionResource } from './resources/interaccion.gen';
import { inventarioResource } from './resources/inventario.gen';
import { jurisdiccionResource } from './resources/jurisdiccion.gen';
import { kardexResource } from './resources/kardex.gen';
import { lenguaIndigenaResource } from './resources/lengua-indigena.gen';
import { loteResource } from './resources/lote.gen';
import { loteExpirarResource } from './resources/lote-expirar.gen';
import { ministracionResource } from './resources/ministracion.gen';
import { moduloResource } from './resources/modulo.gen';
import { motivoCancelacionResource } from './resources/motivo-cancelacion.gen';
import { motivoDiferenciaResource } from './resources/motivo-diferencia.gen';
import { motivoEntradaExtraordinariaResource } from './resources/motivo-entrada-extraordinaria.gen';
import { motivoNoSurtidoResource } from './resources/motivo-no-surtido.gen';
import { motivoSalidaExtraordinariaResource } from './resources/motivo-salida-extraordinaria.gen';
import { movimientoCamaResource } from './resources/movimiento-cama.gen';
import { municipioResource } from './resources/municipio.gen';
import { notaEvolucionResource } from './resources/nota-evolucion.gen';
import { notificacionResource } from './resources/notificacion.gen';
import { nucleoResource } from './resources/nucleo.gen';
import { ordenCargoResource } from './resources/orden-cargo.gen';
import { pacienteResource } from './resources/paciente.gen';
import { pacienteFusionResource } from './resources/paciente-fusion.gen';
import { pacienteUnidadResource } from './resources/paciente-unidad.gen';
import { paisResource } from './resources/pais.gen';
import { parentescoResource } from './resources/parentesco.gen';
import { perfilResource } from './resources/perfil.gen';
import { permisoResource } from './resources/permiso.gen';
import { personaResource } from './resources/persona.gen';
import { personalMedicoResource } from './resources/personal-medico.gen';
import { plantillaConfiguracionResource } from './resources/plantilla-configuracion.gen';
import { plantillaNotaResource } from './resources/plantilla-nota.gen';
import { procedimientoResource } from './resources/procedimiento.gen';
import { programaResource } from './resources/programa.gen';
import { programaInscripcionResource } from './resources/programa-inscripcion.gen';
import { programaSeguimientoResource } from './resources/programa-seguimiento.gen';
import { propuestaCambioResource } from './resources/propuesta-cambio.gen';
import { proveedorResource } from './resources/proveedor.gen';
import { recepcionResource } from './resources/recepcion.gen';
import { recetaResource } from './resources/receta.gen';
import { recetaAbiertaResource } from './resources/receta-abierta.gen';
import { redHistorialResource } from './resources/red-historial.gen';
import { religionResource } from './resources/religion.gen';
import { salidaExtraordinariaResource } from './resources/salida-extraordinaria.gen';
import { signosResource } from './resources/signos.gen';
import { solicitudResource } from './resources/solicitud.gen';
import { solicitudAgendadaResource } from './resources/solicitud-agendada.gen';
import { surtimientoResource } from './resources/surtimiento.gen';
import { sustanciaResource } from './resources/sustancia.gen';
import { temperaturaResource } from './resources/temperatura.gen';
import { tipoDietaResource } from './resources/tipo-dieta.gen';
import { turnoResource } from './resources/turno.gen';
import { unidadResource } from './resources/unidad.gen';
import { unidadMedidaResource } from './resources/unidad-medida.gen';
import { unidadTipoResource } from './resources/unidad-tipo.gen';
import { usuarioResource } from './resources/usuario.gen';
import { viaAdministracionResource } from './resources/via-administracion.gen';
import { visitaResource } from './resources/visita.gen';

export const RESOURCES: readonly Resource[] = [
  accesoEmergenciaResource,
  adendaResource,
  alertaSanitariaResource,
  almacenResource,
  asignacionResource,
  camaResource,
  cartaCanjeResource,
  codigoPostalResource,
  coloniaResource,
  colorResource,
  consultaResource,
  conteoResource,
  contratoResource,
  contratoClaveResource,
  defuncionResource,
  demandaInsatisfechaResource,
  devolucionOrdenCargoResource,
  diagnosticoResource,
  entradaExtraordinariaResource,
  entregaProveedorResource,
  entregaTurnoResource,
  equipoFrioResource,
  especialidadResource,
  estadoResource,
  evaluacionProveedorResource,
  eventoResource,
  formaFarmaceuticaResource,
  fuenteFinanciamientoResource,
  horarioResource,
  hospitalizacionResource,
  importacionInventarioResource,
  indicacionResource,
  insumoResource,
  insumoConfiguracionResource,
  interaccionResource,
  inventarioResource,
  jurisdiccionResource,
  kardexResource,
  lenguaIndigenaResource,
  loteResource,
  loteExpirarResource,
  ministracionResource,
  moduloResource,
  motivoCancelacionResource,
  motivoDiferenciaResource,
  motivoEntradaExtraordinariaResource,
  motivoNoSurtidoResource,
  motivoSalidaExtraordinariaResource,
  movimientoCamaResource,
  municipioResource,
  notaEvolucionResource,
  notificacionResource,
  nucleoResource,
  ordenCargoResource,
  pacienteResource,
  pacienteFusionResource,
  pacienteUnidadResource,
  paisResource,
  parentescoResource,
  perfilResource,
  permisoResource,
  personaResource,
  personalMedicoResource,
  plantillaConfiguracionResource,
  plantillaNotaResource,
  procedimientoResource,
  programaResource,
  programaInscripcionResource,
  programaSeguimientoResource,
  propuestaCambioResource,
  proveedorResource,
  recepcionResource,
  recetaResource,
  recetaAbiertaResource,
  redHistorialResource,
  religionResource,
  salidaExtraordinariaResource,
  signosResource,
  solicitudResource,
  solicitudAgendadaResource,
  surtimientoResource,
  sustanciaResource,
  temperaturaResource,
  tipoDietaResource,
  turnoResource,
  unidadResource,
  unidadMedidaResource,
  unidadTipoResource,
  usuarioResource,
  viaAdministracionResource,
  visitaResource,
];
