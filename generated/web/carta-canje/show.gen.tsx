// Generated from schemas/entities/proveedores/carta-canje.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import type { Relation } from '#platform/web/ui/show/RelatedRecords';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { cartaCanjeLifecycle } from '../../shared/lifecycles/carta-canje.gen';
import { CartaCanjeDetails } from './details.gen';
import { estatusCartaCanje } from './enums.gen';
import { transitionForms } from './transitions.gen';

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
    source: 'insumoId',
    type: 'reference',
    reference: 'insumo',
    labelField: 'insumoNombre',
    permission: 'catalogo.ver',
  },
  { source: 'saldo', type: 'integer' },
  { source: 'vigenciaFecha', type: 'date' },
];
const related: Relation[] = [
  { resource: 'lote', field: 'cartaCanjeId', permission: 'inventario.ver' },
  { resource: 'lote-expirar', field: 'cartaCanjeId', permission: 'carta-canje.ver' },
];
const history = () => import('./history.gen');

export default function CartaCanjeShow() {
  return (
    <ShowPage
      titled={titled}
      facts={facts}
      related={related}
      history={history}
      lifecycle={cartaCanjeLifecycle}
      transitionForms={transitionForms}
      states={estatusCartaCanje}
    >
      <CartaCanjeDetails />
    </ShowPage>
  );
}
