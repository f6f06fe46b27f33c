// Generated from schemas/entities/ordenes/orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import type { Relation } from '#platform/web/ui/show/RelatedRecords';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { ordenCargoLifecycle } from '../../shared/lifecycles/orden-cargo.gen';
import { OrdenCargoDetails } from './details.gen';
import { estatusOrdenCargo, tipoOrdenCargo } from './enums.gen';
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
  {
    source: 'servicioId',
    type: 'reference',
    reference: 'nucleo',
    labelField: 'servicioNombre',
    permission: 'catalogo.ver',
  },
  { source: 'tipo', type: 'enum', choices: tipoOrdenCargo },
  { source: 'fechaSolicitud', type: 'datetime' },
];
const related: Relation[] = [
  { resource: 'demanda-insatisfecha', field: 'ordenCargoId', permission: 'inventario.ver' },
  { resource: 'devolucion-orden-cargo', field: 'ordenCargoId', permission: 'orden-cargo.ver' },
];
const history = () => import('./history.gen');

export default function OrdenCargoShow() {
  return (
    <ShowPage
      titled={titled}
      facts={facts}
      related={related}
      history={history}
      lifecycle={ordenCargoLifecycle}
      transitionForms={transitionForms}
      states={estatusOrdenCargo}
    >
      <OrdenCargoDetails />
    </ShowPage>
  );
}
