// Generated from schemas/entities/red/almacen.json by `npm run generate`. Do not edit: your change would be lost.

import { valueAt } from '#platform/shared/paths';
import type { ReportLink } from '#platform/web/ui/reports/report-links';
import type { Fact } from '#platform/web/ui/show/RecordFacts';
import type { Relation } from '#platform/web/ui/show/RelatedRecords';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { AlmacenDetails } from './details.gen';
import { tipoAlmacen } from './enums.gen';

const facts: Fact[] = [
  { source: 'tipo', type: 'enum', choices: tipoAlmacen },
  {
    source: 'unidadId',
    type: 'reference',
    reference: 'unidad',
    labelField: 'unidadNombre',
    permission: 'catalogo.ver',
  },
  {
    source: 'responsablePersonalId',
    type: 'reference',
    reference: 'personal-medico',
    labelField: 'responsablePersonalNombre',
    permission: 'personal-medico.ver',
  },
];
const related: Relation[] = [
  { resource: 'almacen', field: 'almacenAbastecedorId', permission: 'catalogo.ver' },
  { resource: 'carta-canje', field: 'almacenId', permission: 'carta-canje.ver' },
  { resource: 'conteo', field: 'almacenId', permission: 'conteo.ver' },
  { resource: 'demanda-insatisfecha', field: 'almacenId', permission: 'inventario.ver' },
  { resource: 'devolucion-orden-cargo', field: 'almacenSurtidorId', permission: 'orden-cargo.ver' },
  { resource: 'entrada-extraordinaria', field: 'almacenId', permission: 'entrada-extraordinaria.ver' },
  { resource: 'entrega-proveedor', field: 'almacenId', permission: 'proveedor.ver' },
  { resource: 'equipo-frio', field: 'almacenId', permission: 'inventario.ver' },
  { resource: 'evento', field: 'almacenId', permission: 'agenda.ver' },
  { resource: 'horario', field: 'almacenId', permission: 'agenda.ver' },
  { resource: 'importacion-inventario', field: 'almacenId', permission: 'inventario.importar' },
  { resource: 'insumo-configuracion', field: 'almacenId', permission: 'insumo-configuracion.ver' },
  { resource: 'inventario', field: 'almacenId', permission: 'inventario.ver' },
  { resource: 'jurisdiccion', field: 'almacenId', permission: 'catalogo.ver' },
  { resource: 'kardex', field: 'almacenId', permission: 'kardex.ver' },
  { resource: 'lote', field: 'almacenId', permission: 'inventario.ver' },
  { resource: 'lote-expirar', field: 'almacenId', permission: 'carta-canje.ver' },
  { resource: 'nucleo', field: 'almacenId', permission: 'catalogo.ver' },
  { resource: 'nucleo', field: 'almacenSurtidorId', permission: 'catalogo.ver' },
  { resource: 'orden-cargo', field: 'almacenSurtidorId', permission: 'orden-cargo.ver' },
  { resource: 'propuesta-cambio', field: 'almacenId', permission: 'propuesta-cambio.ver' },
  { resource: 'recepcion', field: 'almacenId', permission: 'inventario.ver' },
  { resource: 'receta', field: 'almacenId', permission: 'receta.ver' },
  { resource: 'receta-abierta', field: 'almacenId', permission: 'receta.ver' },
  { resource: 'salida-extraordinaria', field: 'almacenId', permission: 'salida-extraordinaria.ver' },
  { resource: 'solicitud', field: 'almacenSolicitanteId', permission: 'solicitud.ver' },
  { resource: 'solicitud', field: 'almacenSurtidorId', permission: 'solicitud.ver' },
  { resource: 'solicitud-agendada', field: 'almacenSolicitanteId', permission: 'agenda.ver' },
  { resource: 'solicitud-agendada', field: 'almacenSurtidorId', permission: 'agenda.ver' },
  { resource: 'surtimiento', field: 'almacenId', permission: 'receta.ver' },
  { resource: 'temperatura', field: 'almacenId', permission: 'inventario.ver' },
];
const reports: ReportLink[] = [
  { name: 'almacen', permission: 'reporte.almacen', take: { almacenId: 'almacenId' } },
  {
    name: 'cendis',
    permission: 'reporte.cendis',
    take: { cendisId: 'almacenId' },
    when: (record) => valueAt(record, 'tipo') === 'CENDIS',
  },
  {
    name: 'farmacia',
    permission: 'reporte.farmacia',
    take: { almacenId: 'almacenId' },
    when: (record) => valueAt(record, 'tipo') === 'FARMACIA',
  },
  { name: 'inventario-reporte', permission: 'reporte.inventario', take: { almacenId: 'almacenId' } },
];
const history = () => import('./history.gen');

export default function AlmacenShow() {
  return (
    <ShowPage facts={facts} related={related} reports={reports} history={history}>
      <AlmacenDetails />
    </ShowPage>
  );
}
