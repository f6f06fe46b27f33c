// Generated from schemas/entities/catalogos/religion.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { ReligionDetails } from './details.gen';
import { grupoReligion } from './enums.gen';

const facts: Fact[] = [{ source: 'grupo', type: 'enum', choices: grupoReligion }];
const history = () => import('./history.gen');

export default function ReligionShow() {
  return (
    <ShowPage facts={facts} history={history}>
      <ReligionDetails />
    </ShowPage>
  );
}
