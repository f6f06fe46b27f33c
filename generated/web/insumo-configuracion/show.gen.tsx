// Generated from schemas/entities/inventario/insumo-configuracion.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { recordActions } from './actions.gen';
import { InsumoConfiguracionDetails } from './details.gen';

const facts: Fact[] = [
  {
    source: 'almacenId',
    type: 'reference',
    reference: 'almacen',
    labelField: 'almacenNombre',
    permission: 'catalogo.ver',
  },
  { source: 'minimo', type: 'integer' },
  { source: 'puntoReorden', type: 'integer' },
  { source: 'maximo', type: 'integer' },
];
const history = () => import('./history.gen');

export default function InsumoConfiguracionShow() {
  return (
    <ShowPage facts={facts} history={history} actions={recordActions}>
      <InsumoConfiguracionDetails />
    </ShowPage>
  );
}
