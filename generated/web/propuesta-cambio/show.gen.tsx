// Generated from schemas/entities/proveedores/propuesta-cambio.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import type { Relation } from '#platform/web/ui/show/RelatedRecords';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { propuestaCambioLifecycle } from '../../shared/lifecycles/propuesta-cambio.gen';
import { PropuestaCambioDetails } from './details.gen';
import { estatusPropuesta } from './enums.gen';
import { transitionForms, transitionWalks } from './transitions.gen';

const titled = ['folio'];
const facts: Fact[] = [
  {
    source: 'proveedorId',
    type: 'reference',
    reference: 'proveedor',
    labelField: 'proveedorNombre',
    permission: 'proveedor.ver',
  },
  {
    source: 'almacenId',
    type: 'reference',
    reference: 'almacen',
    labelField: 'almacenNombre',
    permission: 'catalogo.ver',
  },
  { source: 'fechaCompromiso', type: 'date' },
  { source: 'piezasSalen', type: 'integer' },
];
const related: Relation[] = [
  { resource: 'evento', field: 'propuestaCambioId', permission: 'agenda.ver' },
  { resource: 'lote-expirar', field: 'propuestaCambioId', permission: 'carta-canje.ver' },
];
const history = () => import('./history.gen');

export default function PropuestaCambioShow() {
  return (
    <ShowPage
      titled={titled}
      facts={facts}
      related={related}
      history={history}
      lifecycle={propuestaCambioLifecycle}
      transitionForms={transitionForms}
      transitionWalks={transitionWalks}
      states={estatusPropuesta}
    >
      <PropuestaCambioDetails />
    </ShowPage>
  );
}
