// Generated from schemas/entities/red/turno.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { TurnoDetails } from './details.gen';
import { turno } from './enums.gen';

const facts: Fact[] = [
  { source: 'codigo', type: 'enum', choices: turno },
  { source: 'horaInicio', type: 'time' },
  { source: 'horaFin', type: 'time' },
];
const history = () => import('./history.gen');

export default function TurnoShow() {
  return (
    <ShowPage facts={facts} history={history}>
      <TurnoDetails />
    </ShowPage>
  );
}
