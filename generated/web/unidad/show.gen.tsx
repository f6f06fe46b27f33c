// Generated from schemas/entities/red/unidad.json by `npm run generate`. Do not edit: your change would be lost.

import type { ReportLink } from '#platform/web/ui/reports/report-links';
import type { Fact } from '#platform/web/ui/show/RecordFacts';
import type { Relation } from '#platform/web/ui/show/RelatedRecords';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { UnidadDetails } from './details.gen';

const facts: Fact[] = [
  { source: 'clues', type: 'code' },
  {
    source: 'unidadTipoId',
    type: 'reference',
    reference: 'unidad-tipo',
    labelField: 'unidadTipoNombre',
    permission: 'catalogo.ver',
  },
  {
    source: 'jurisdiccionId',
    type: 'reference',
    reference: 'jurisdiccion',
    labelField: 'jurisdiccionNombre',
    permission: 'catalogo.ver',
  },
];
const related: Relation[] = [
  { resource: 'acceso-emergencia', field: 'unidadId', permission: 'expediente.revisar-acceso' },
  { resource: 'adenda', field: 'unidadId', permission: 'consulta.ver' },
  { resource: 'alerta-sanitaria', field: 'unidadId', permission: 'inventario.ver' },
  { resource: 'almacen', field: 'unidadId', permission: 'catalogo.ver' },
  { resource: 'asignacion', field: 'unidadId', permission: 'hospitalizacion.ver' },
  { resource: 'cama', field: 'unidadId', permission: 'catalogo.ver' },
  { resource: 'carta-canje', field: 'unidadId', permission: 'carta-canje.ver' },
  { resource: 'consulta', field: 'unidadId', permission: 'consulta.ver' },
  { resource: 'conteo', field: 'unidadId', permission: 'conteo.ver' },
  { resource: 'defuncion', field: 'unidadId', permission: 'paciente.ver' },
  { resource: 'demanda-insatisfecha', field: 'unidadId', permission: 'inventario.ver' },
  { resource: 'devolucion-orden-cargo', field: 'unidadId', permission: 'orden-cargo.ver' },
  { resource: 'entrada-extraordinaria', field: 'unidadId', permission: 'entrada-extraordinaria.ver' },
  { resource: 'entrega-proveedor', field: 'unidadId', permission: 'proveedor.ver' },
  { resource: 'entrega-turno', field: 'unidadId', permission: 'nota-evolucion.ver' },
  { resource: 'equipo-frio', field: 'unidadId', permission: 'inventario.ver' },
  { resource: 'evento', field: 'unidadId', permission: 'agenda.ver' },
  { resource: 'horario', field: 'unidadId', permission: 'agenda.ver' },
  { resource: 'hospitalizacion', field: 'unidadId', permission: 'hospitalizacion.ver' },
  { resource: 'hospitalizacion', field: 'unidadReferenciaId', permission: 'hospitalizacion.ver' },
  { resource: 'hospitalizacion', field: 'unidadDestinoId', permission: 'hospitalizacion.ver' },
  { resource: 'importacion-inventario', field: 'unidadId', permission: 'inventario.importar' },
  { resource: 'indicacion', field: 'unidadId', permission: 'nota-evolucion.ver' },
  { resource: 'insumo-configuracion', field: 'unidadId', permission: 'insumo-configuracion.ver' },
  { resource: 'inventario', field: 'unidadId', permission: 'inventario.ver' },
  { resource: 'kardex', field: 'unidadId', permission: 'kardex.ver' },
  { resource: 'lote', field: 'unidadId', permission: 'inventario.ver' },
  { resource: 'lote-expirar', field: 'unidadId', permission: 'carta-canje.ver' },
  { resource: 'ministracion', field: 'unidadId', permission: 'nota-evolucion.ver' },
  { resource: 'movimiento-cama', field: 'unidadId', permission: 'hospitalizacion.ver' },
  { resource: 'nota-evolucion', field: 'unidadId', permission: 'nota-evolucion.ver' },
  { resource: 'nota-evolucion', field: 'unidadReceptoraId', permission: 'nota-evolucion.ver' },
  { resource: 'nucleo', field: 'unidadId', permission: 'catalogo.ver' },
  { resource: 'orden-cargo', field: 'unidadId', permission: 'orden-cargo.ver' },
  { resource: 'paciente', field: 'unidadId', permission: 'paciente.ver' },
  { resource: 'paciente-fusion', field: 'unidadId', permission: 'paciente.fusionar' },
  { resource: 'paciente-unidad', field: 'unidadId', permission: 'paciente.ver' },
  { resource: 'personal-medico', field: 'unidadId', permission: 'personal-medico.ver' },
  { resource: 'plantilla-nota', field: 'unidadId', permission: 'consulta.crear' },
  { resource: 'programa-inscripcion', field: 'unidadId', permission: 'programa.inscribir' },
  { resource: 'programa-seguimiento', field: 'unidadId', permission: 'programa.inscribir' },
  { resource: 'propuesta-cambio', field: 'unidadId', permission: 'propuesta-cambio.ver' },
  { resource: 'recepcion', field: 'unidadId', permission: 'inventario.ver' },
  { resource: 'receta', field: 'unidadId', permission: 'receta.ver' },
  { resource: 'receta', field: 'unidadFarmaciaId', permission: 'receta.ver' },
  { resource: 'receta-abierta', field: 'unidadId', permission: 'receta.ver' },
  { resource: 'red-historial', field: 'unidadId', permission: 'red-historial.ver' },
  { resource: 'salida-extraordinaria', field: 'unidadId', permission: 'salida-extraordinaria.ver' },
  { resource: 'signos', field: 'unidadId', permission: 'signos.ver' },
  { resource: 'solicitud', field: 'unidadSolicitanteId', permission: 'solicitud.ver' },
  { resource: 'solicitud', field: 'unidadSurtidoraId', permission: 'solicitud.ver' },
  { resource: 'solicitud-agendada', field: 'unidadSolicitanteId', permission: 'agenda.ver' },
  { resource: 'solicitud-agendada', field: 'unidadSurtidoraId', permission: 'agenda.ver' },
  { resource: 'surtimiento', field: 'unidadId', permission: 'receta.ver' },
  { resource: 'surtimiento', field: 'unidadRecetaId', permission: 'receta.ver' },
  { resource: 'temperatura', field: 'unidadId', permission: 'inventario.ver' },
  { resource: 'unidad', field: 'unidadAbastecedoraId', permission: 'catalogo.ver' },
  { resource: 'usuario', field: 'unidadId', permission: 'usuario.ver' },
  { resource: 'visita', field: 'unidadId', permission: 'visita.administrar' },
];
const reports: ReportLink[] = [
  { name: 'atencion-medica', permission: 'reporte.atencion', take: { unidadId: 'unidadId' } },
  { name: 'hospitalizacion', permission: 'reporte.hospitalizacion', take: { unidadId: 'unidadId' } },
  { name: 'programas-avance', permission: 'programa.ver', take: { unidadId: 'unidadId' } },
  { name: 'programas-medicinas', permission: 'programa.ver', take: { unidadId: 'unidadId' } },
  { name: 'recetas', permission: 'reporte.recetas', take: { unidadId: 'unidadId' } },
];
const history = () => import('./history.gen');

export default function UnidadShow() {
  return (
    <ShowPage facts={facts} related={related} reports={reports} history={history}>
      <UnidadDetails />
    </ShowPage>
  );
}
