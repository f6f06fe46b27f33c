// Generated from schemas/entities/catalogos/fuente-financiamiento.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import type { Relation } from '#platform/web/ui/show/RelatedRecords';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { FuenteFinanciamientoDetails } from './details.gen';
import { origenFinanciamiento } from './enums.gen';

const facts: Fact[] = [
  { source: 'origen', type: 'enum', choices: origenFinanciamiento },
  { source: 'ejercicio', type: 'text' },
  { source: 'partidaPresupuestal', type: 'code' },
];
const related: Relation[] = [{ resource: 'lote', field: 'fuenteFinanciamientoId', permission: 'inventario.ver' }];
const history = () => import('./history.gen');

export default function FuenteFinanciamientoShow() {
  return (
    <ShowPage facts={facts} related={related} history={history}>
      <FuenteFinanciamientoDetails />
    </ShowPage>
  );
}
