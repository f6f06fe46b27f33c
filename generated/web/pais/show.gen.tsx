// Generated from schemas/entities/geografia/pais.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '../../../src/ui/show/RecordFacts';
import { ShowPage } from '../../../src/ui/show/ShowPage';
import { PaisDetails } from './details.gen';

const facts: Fact[] = [
  { source: 'codigo', type: 'text' },
  { source: 'nacionalidad', type: 'text' },
];

export default function PaisShow() {
  return (
    <ShowPage facts={facts}>
      <PaisDetails />
    </ShowPage>
  );
}
