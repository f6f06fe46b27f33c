// Generated from schemas/entities/catalogos/tipo-dieta.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import type { Relation } from '#platform/web/ui/show/RelatedRecords';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { TipoDietaDetails } from './details.gen';

const facts: Fact[] = [{ source: 'ayuno', type: 'boolean' }];
const related: Relation[] = [{ resource: 'hospitalizacion', field: 'tipoDietaId', permission: 'hospitalizacion.ver' }];
const history = () => import('./history.gen');

export default function TipoDietaShow() {
  return (
    <ShowPage facts={facts} related={related} history={history}>
      <TipoDietaDetails />
    </ShowPage>
  );
}
