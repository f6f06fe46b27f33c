// Generated from schemas/entities/hospital/movimiento-cama.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { MovimientoCamaDetails } from './details.gen';

const facts: Fact[] = [
  {
    source: 'hospitalizacionId',
    type: 'reference',
    reference: 'hospitalizacion',
    labelField: 'hospitalizacionNombre',
    permission: 'hospitalizacion.ver',
  },
  { source: 'camaId', type: 'reference', reference: 'cama', labelField: 'camaNombre', permission: 'catalogo.ver' },
  { source: 'desde', type: 'datetime' },
  { source: 'hasta', type: 'datetime' },
];
const history = () => import('./history.gen');

export default function MovimientoCamaShow() {
  return (
    <ShowPage facts={facts} history={history}>
      <MovimientoCamaDetails />
    </ShowPage>
  );
}
