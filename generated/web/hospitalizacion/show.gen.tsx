// Generated from schemas/entities/hospital/hospitalizacion.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import type { Relation } from '#platform/web/ui/show/RelatedRecords';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { hospitalizacionLifecycle } from '../../shared/lifecycles/hospitalizacion.gen';
import { HospitalizacionDetails } from './details.gen';
import { estatusHospitalizacion } from './enums.gen';
import { transitionForms } from './transitions.gen';

const titled = ['folio'];
const facts: Fact[] = [
  {
    source: 'pacienteId',
    type: 'reference',
    reference: 'paciente',
    labelField: 'pacienteNombre',
    permission: 'paciente.ver',
  },
  { source: 'camaId', type: 'reference', reference: 'cama', labelField: 'camaNombre', permission: 'catalogo.ver' },
  { source: 'fechaIngreso', type: 'datetime' },
  {
    source: 'diagnosticoIngresoId',
    type: 'reference',
    reference: 'diagnostico',
    labelField: 'diagnosticoIngresoNombre',
    permission: 'catalogo.ver',
  },
];
const related: Relation[] = [
  { resource: 'asignacion', field: 'hospitalizacionId', permission: 'hospitalizacion.ver' },
  { resource: 'defuncion', field: 'hospitalizacionId', permission: 'paciente.ver' },
  { resource: 'devolucion-orden-cargo', field: 'hospitalizacionId', permission: 'orden-cargo.ver' },
  { resource: 'indicacion', field: 'hospitalizacionId', permission: 'nota-evolucion.ver' },
  { resource: 'ministracion', field: 'hospitalizacionId', permission: 'nota-evolucion.ver' },
  { resource: 'movimiento-cama', field: 'hospitalizacionId', permission: 'hospitalizacion.ver' },
  { resource: 'nota-evolucion', field: 'hospitalizacionId', permission: 'nota-evolucion.ver' },
  { resource: 'orden-cargo', field: 'hospitalizacionId', permission: 'orden-cargo.ver' },
  { resource: 'signos', field: 'hospitalizacionId', permission: 'signos.ver' },
];
const history = () => import('./history.gen');

export default function HospitalizacionShow() {
  return (
    <ShowPage
      titled={titled}
      facts={facts}
      related={related}
      history={history}
      lifecycle={hospitalizacionLifecycle}
      transitionForms={transitionForms}
      states={estatusHospitalizacion}
    >
      <HospitalizacionDetails />
    </ShowPage>
  );
}
