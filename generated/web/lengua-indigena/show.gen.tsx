// Generated from schemas/entities/catalogos/lengua-indigena.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { LenguaIndigenaDetails } from './details.gen';
import { familiaLinguistica } from './enums.gen';

const facts: Fact[] = [{ source: 'familia', type: 'enum', choices: familiaLinguistica }];
const history = () => import('./history.gen');

export default function LenguaIndigenaShow() {
  return (
    <ShowPage facts={facts} history={history}>
      <LenguaIndigenaDetails />
    </ShowPage>
  );
}
