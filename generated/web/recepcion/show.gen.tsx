// Generated from schemas/entities/proveedores/recepcion.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import type { Relation } from '#platform/web/ui/show/RelatedRecords';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { recepcionLifecycle } from '../../shared/lifecycles/recepcion.gen';
import { RecepcionDetails } from './details.gen';
import { estatusRecepcion } from './enums.gen';
import { transitionForms } from './transitions.gen';

const titled = ['folio'];
const facts: Fact[] = [
  {
    source: 'almacenId',
    type: 'reference',
    reference: 'almacen',
    labelField: 'almacenNombre',
    permission: 'catalogo.ver',
  },
  {
    source: 'proveedorId',
    type: 'reference',
    reference: 'proveedor',
    labelField: 'proveedorNombre',
    permission: 'proveedor.ver',
  },
  { source: 'fecha', type: 'date' },
  { source: 'importeTotal', type: 'money' },
];
const related: Relation[] = [{ resource: 'carta-canje', field: 'recepcionId', permission: 'carta-canje.ver' }];
const history = () => import('./history.gen');

export default function RecepcionShow() {
  return (
    <ShowPage
      titled={titled}
      facts={facts}
      related={related}
      history={history}
      lifecycle={recepcionLifecycle}
      transitionForms={transitionForms}
      states={estatusRecepcion}
    >
      <RecepcionDetails />
    </ShowPage>
  );
}
