// Generated from schemas/entities/suministro/motivo-entrada-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '../../../src/ui/show/RecordFacts';
import type { Relation } from '../../../src/ui/show/RelatedRecords';
import { ShowPage } from '../../../src/ui/show/ShowPage';
import { MotivoEntradaExtraordinariaDetails } from './details.gen';

const facts: Fact[] = [
  { source: 'requiereAutorizacion', type: 'boolean' },
  { source: 'requiereEvidencia', type: 'boolean' },
  { source: 'permiteSinCosto', type: 'boolean' },
];
const related: Relation[] = [
  {
    resource: 'entrada-extraordinaria',
    field: 'motivoEntradaExtraordinariaId',
    permission: 'entrada-extraordinaria.ver',
  },
];
const history = () => import('./history.gen');

export default function MotivoEntradaExtraordinariaShow() {
  return (
    <ShowPage facts={facts} related={related} history={history}>
      <MotivoEntradaExtraordinariaDetails />
    </ShowPage>
  );
}
