// Generated from schemas/entities/farmacia/interaccion.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '../../../src/ui/show/RecordFacts';
import { ShowPage } from '../../../src/ui/show/ShowPage';
import { InteraccionDetails } from './details.gen';
import { gravedadInteraccion } from './enums.gen';

const facts: Fact[] = [
  { source: 'gravedad', type: 'enum', choices: gravedadInteraccion },
  { source: 'efecto', type: 'longText' },
];
const history = () => import('./history.gen');

export default function InteraccionShow() {
  return (
    <ShowPage facts={facts} history={history}>
      <InteraccionDetails />
    </ShowPage>
  );
}
