// Generated from schemas/entities/catalogos/interaccion.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
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
