// Generated from schemas/entities/red/nucleo.json by `npm run generate`. Do not edit: your change would be lost.

import { valueAt } from '#platform/shared/paths';
import type { ReportLink } from '#platform/web/ui/reports/report-links';
import type { Fact } from '#platform/web/ui/show/RecordFacts';
import type { Relation } from '#platform/web/ui/show/RelatedRecords';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { NucleoDetails } from './details.gen';
import { tipoNucleo, turno } from './enums.gen';

const facts: Fact[] = [
  {
    source: 'unidadId',
    type: 'reference',
    reference: 'unidad',
    labelField: 'unidadNombre',
    permission: 'catalogo.ver',
  },
  { source: 'tipo', type: 'enum', choices: tipoNucleo },
  { source: 'turno', type: 'enum', choices: turno },
];
const related: Relation[] = [
  { resource: 'asignacion', field: 'servicioId', permission: 'hospitalizacion.ver' },
  { resource: 'cama', field: 'servicioId', permission: 'catalogo.ver' },
  { resource: 'consulta', field: 'nucleoId', permission: 'consulta.ver' },
  { resource: 'devolucion-orden-cargo', field: 'servicioId', permission: 'orden-cargo.ver' },
  { resource: 'entrega-turno', field: 'servicioId', permission: 'nota-evolucion.ver' },
  { resource: 'evento', field: 'nucleoId', permission: 'agenda.ver' },
  { resource: 'horario', field: 'nucleoId', permission: 'agenda.ver' },
  { resource: 'hospitalizacion', field: 'servicioId', permission: 'hospitalizacion.ver' },
  { resource: 'indicacion', field: 'servicioId', permission: 'nota-evolucion.ver' },
  { resource: 'ministracion', field: 'servicioId', permission: 'nota-evolucion.ver' },
  { resource: 'movimiento-cama', field: 'servicioId', permission: 'hospitalizacion.ver' },
  { resource: 'nota-evolucion', field: 'servicioId', permission: 'nota-evolucion.ver' },
  { resource: 'nota-evolucion', field: 'servicioInterconsultadoId', permission: 'nota-evolucion.ver' },
  { resource: 'orden-cargo', field: 'servicioId', permission: 'orden-cargo.ver' },
  { resource: 'paciente-unidad', field: 'nucleoId', permission: 'paciente.ver' },
  { resource: 'signos', field: 'nucleoId', permission: 'signos.ver' },
  { resource: 'visita', field: 'nucleoId', permission: 'visita.administrar' },
];
const reports: ReportLink[] = [
  {
    name: 'centrales',
    permission: 'reporte.centrales',
    take: { unidadId: 'unidadId', servicioId: 'nucleoId' },
    when: (record) =>
      ['SERVICIO_HOSPITALARIO', 'URGENCIAS', 'QUIROFANO', 'CENTRAL_ENFERMERIA'].includes(
        valueAt(record, 'tipo') as never,
      ),
  },
  {
    name: 'hospitalizacion',
    permission: 'reporte.hospitalizacion',
    take: { unidadId: 'unidadId', servicioId: 'nucleoId' },
    when: (record) =>
      ['SERVICIO_HOSPITALARIO', 'URGENCIAS', 'QUIROFANO', 'CENTRAL_ENFERMERIA'].includes(
        valueAt(record, 'tipo') as never,
      ),
  },
  {
    name: 'orden-cargo',
    permission: 'reporte.orden-cargo',
    take: { unidadId: 'unidadId', servicioId: 'nucleoId' },
    when: (record) =>
      ['SERVICIO_HOSPITALARIO', 'URGENCIAS', 'QUIROFANO', 'CENTRAL_ENFERMERIA'].includes(
        valueAt(record, 'tipo') as never,
      ),
  },
];
const history = () => import('./history.gen');

export default function NucleoShow() {
  return (
    <ShowPage facts={facts} related={related} reports={reports} history={history}>
      <NucleoDetails />
    </ShowPage>
  );
}
