// Generated from schemas/entities/clinica/tipo-dieta.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '../../../src/ui/show/RecordFacts';
import type { Relation } from '../../../src/ui/show/RelatedRecords';
import { ShowPage } from '../../../src/ui/show/ShowPage';
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
