// Generated from schemas/entities/catalogos/parentesco.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { ParentescoDetails } from './details.gen';
import { tipoParentesco } from './enums.gen';

const facts: Fact[] = [{ source: 'tipo', type: 'enum', choices: tipoParentesco }];
const history = () => import('./history.gen');

export default function ParentescoShow() {
  return (
    <ShowPage facts={facts} history={history}>
      <ParentescoDetails />
    </ShowPage>
  );
}
