// Generated from schemas/entities/catalogos/motivo-entrada-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import type { Relation } from '#platform/web/ui/show/RelatedRecords';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
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
