// Generated from schemas/entities/seguridad/usuario.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '../../../src/ui/show/RecordFacts';
import type { Relation } from '../../../src/ui/show/RelatedRecords';
import { ShowPage } from '../../../src/ui/show/ShowPage';
import { recordActions } from './actions.gen';
import { UsuarioDetails } from './details.gen';

const facts: Fact[] = [
  { source: 'email', type: 'email' },
  { source: 'perfilId', type: 'reference', reference: 'perfil', labelField: 'perfilNombre', permission: 'usuario.ver' },
  {
    source: 'unidadId',
    type: 'reference',
    reference: 'unidad',
    labelField: 'unidadNombre',
    permission: 'catalogo.ver',
  },
  {
    source: 'proveedorId',
    type: 'reference',
    reference: 'proveedor',
    labelField: 'proveedorNombre',
    permission: 'proveedor.ver',
  },
];
const related: Relation[] = [
  { resource: 'acceso-emergencia', field: 'usuarioId', permission: 'expediente.revisar-acceso' },
  { resource: 'acceso-emergencia', field: 'revisadoPorId', permission: 'expediente.revisar-acceso' },
  { resource: 'adenda', field: 'autorId', permission: 'consulta.ver' },
  { resource: 'alerta-sanitaria', field: 'capturistaId', permission: 'inventario.ver' },
  { resource: 'alerta-sanitaria', field: 'emisorId', permission: 'inventario.ver' },
  { resource: 'alerta-sanitaria', field: 'cerradorId', permission: 'inventario.ver' },
  { resource: 'consulta', field: 'autorId', permission: 'consulta.ver' },
  { resource: 'consulta', field: 'firmadaPorId', permission: 'consulta.ver' },
  { resource: 'consulta', field: 'anuladaPorId', permission: 'consulta.ver' },
  { resource: 'conteo', field: 'programadoPorId', permission: 'conteo.ver' },
  { resource: 'conteo', field: 'iniciadoPorId', permission: 'conteo.ver' },
  { resource: 'conteo', field: 'terminadoPorId', permission: 'conteo.ver' },
  { resource: 'conteo', field: 'autorizadorId', permission: 'conteo.ver' },
  { resource: 'conteo', field: 'aplicadoPorId', permission: 'conteo.ver' },
  { resource: 'demanda-insatisfecha', field: 'usuarioId', permission: 'inventario.ver' },
  { resource: 'devolucion-orden-cargo', field: 'solicitadaPorId', permission: 'orden-cargo.ver' },
  { resource: 'devolucion-orden-cargo', field: 'resueltaPorId', permission: 'orden-cargo.ver' },
  { resource: 'entrada-extraordinaria', field: 'solicitanteId', permission: 'entrada-extraordinaria.ver' },
  { resource: 'entrada-extraordinaria', field: 'remitenteId', permission: 'entrada-extraordinaria.ver' },
  { resource: 'entrada-extraordinaria', field: 'autorizadorId', permission: 'entrada-extraordinaria.ver' },
  { resource: 'entrada-extraordinaria', field: 'aplicadaPorId', permission: 'entrada-extraordinaria.ver' },
  { resource: 'entrada-extraordinaria', field: 'reversadaPorId', permission: 'entrada-extraordinaria.ver' },
  { resource: 'entrega-turno', field: 'entregaId', permission: 'nota-evolucion.ver' },
  { resource: 'entrega-turno', field: 'recibeId', permission: 'nota-evolucion.ver' },
  { resource: 'entrega-turno', field: 'firmadaPorId', permission: 'nota-evolucion.ver' },
  { resource: 'evento', field: 'agendaId', permission: 'agenda.ver' },
  { resource: 'hospitalizacion', field: 'solicitadaPorId', permission: 'hospitalizacion.ver' },
  { resource: 'hospitalizacion', field: 'ingresadaPorId', permission: 'hospitalizacion.ver' },
  { resource: 'hospitalizacion', field: 'altaMedicaPorId', permission: 'hospitalizacion.ver' },
  { resource: 'hospitalizacion', field: 'egresadaPorId', permission: 'hospitalizacion.ver' },
  { resource: 'importacion-inventario', field: 'revisadaPorId', permission: 'inventario.importar' },
  { resource: 'importacion-inventario', field: 'aplicadaPorId', permission: 'inventario.importar' },
  { resource: 'indicacion', field: 'indicadaPorId', permission: 'nota-evolucion.ver' },
  { resource: 'indicacion', field: 'suspendidaPorId', permission: 'nota-evolucion.ver' },
  { resource: 'insumo-configuracion', field: 'propuestaPorId', permission: 'insumo-configuracion.ver' },
  { resource: 'kardex', field: 'usuarioId', permission: 'kardex.ver' },
  { resource: 'ministracion', field: 'enfermeraId', permission: 'nota-evolucion.ver' },
  { resource: 'ministracion', field: 'verificadorId', permission: 'nota-evolucion.ver' },
  { resource: 'movimiento-cama', field: 'usuarioId', permission: 'hospitalizacion.ver' },
  { resource: 'nota-evolucion', field: 'autorId', permission: 'nota-evolucion.ver' },
  { resource: 'nota-evolucion', field: 'firmadaPorId', permission: 'nota-evolucion.ver' },
  { resource: 'nota-evolucion', field: 'anuladaPorId', permission: 'nota-evolucion.ver' },
  { resource: 'orden-cargo', field: 'solicitanteId', permission: 'orden-cargo.ver' },
  { resource: 'orden-cargo', field: 'autorizadaPorId', permission: 'orden-cargo.ver' },
  { resource: 'orden-cargo', field: 'preparaId', permission: 'orden-cargo.ver' },
  { resource: 'orden-cargo', field: 'relevadaDeId', permission: 'orden-cargo.ver' },
  { resource: 'orden-cargo', field: 'surtidaPorId', permission: 'orden-cargo.ver' },
  { resource: 'orden-cargo', field: 'segundoVerificadorId', permission: 'orden-cargo.ver' },
  { resource: 'orden-cargo', field: 'recibidaPorId', permission: 'orden-cargo.ver' },
  { resource: 'orden-cargo', field: 'canceladaPorId', permission: 'orden-cargo.ver' },
  { resource: 'paciente-fusion', field: 'usuarioId', permission: 'paciente.fusionar' },
  { resource: 'paciente-fusion', field: 'separadaPorId', permission: 'paciente.fusionar' },
  { resource: 'programa-inscripcion', field: 'inscritoPorId', permission: 'programa.inscribir' },
  { resource: 'programa-inscripcion', field: 'salidaPorId', permission: 'programa.inscribir' },
  { resource: 'propuesta-cambio', field: 'elaboraId', permission: 'propuesta-cambio.ver' },
  { resource: 'propuesta-cambio', field: 'enviaId', permission: 'propuesta-cambio.ver' },
  { resource: 'propuesta-cambio', field: 'respondeId', permission: 'propuesta-cambio.ver' },
  { resource: 'propuesta-cambio', field: 'receptorId', permission: 'propuesta-cambio.ver' },
  { resource: 'recepcion', field: 'capturistaId', permission: 'inventario.ver' },
  { resource: 'recepcion', field: 'inspectorId', permission: 'inventario.ver' },
  { resource: 'receta', field: 'sustitutoPropusoId', permission: 'receta.ver' },
  { resource: 'receta', field: 'autorId', permission: 'receta.ver' },
  { resource: 'receta', field: 'emitidaPorId', permission: 'receta.ver' },
  { resource: 'receta-abierta', field: 'usuarioId', permission: 'receta.ver' },
  { resource: 'red-historial', field: 'usuarioId', permission: 'red-historial.ver' },
  { resource: 'salida-extraordinaria', field: 'solicitanteId', permission: 'salida-extraordinaria.ver' },
  { resource: 'salida-extraordinaria', field: 'remitenteId', permission: 'salida-extraordinaria.ver' },
  { resource: 'salida-extraordinaria', field: 'autorizadorId', permission: 'salida-extraordinaria.ver' },
  { resource: 'salida-extraordinaria', field: 'aplicadaPorId', permission: 'salida-extraordinaria.ver' },
  { resource: 'salida-extraordinaria', field: 'reversadaPorId', permission: 'salida-extraordinaria.ver' },
  { resource: 'solicitud', field: 'solicitanteId', permission: 'solicitud.ver' },
  { resource: 'solicitud', field: 'remitenteId', permission: 'solicitud.ver' },
  { resource: 'solicitud', field: 'revisorId', permission: 'solicitud.ver' },
  { resource: 'solicitud', field: 'autorizadorId', permission: 'solicitud.ver' },
  { resource: 'solicitud', field: 'surtidorId', permission: 'solicitud.ver' },
  { resource: 'solicitud', field: 'receptorId', permission: 'solicitud.ver' },
  { resource: 'surtimiento', field: 'usuarioId', permission: 'receta.ver' },
  { resource: 'surtimiento', field: 'segundoVerificadorId', permission: 'receta.ver' },
  { resource: 'surtimiento', field: 'reversadoPorId', permission: 'receta.ver' },
  { resource: 'temperatura', field: 'responsableId', permission: 'inventario.ver' },
];
const history = () => import('./history.gen');

export default function UsuarioShow() {
  return (
    <ShowPage facts={facts} related={related} history={history} actions={recordActions}>
      <UsuarioDetails />
    </ShowPage>
  );
}
