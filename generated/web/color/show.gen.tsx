// Generated from schemas/entities/red/color.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { ColorDetails } from './details.gen';
import { icono, usoColor } from './enums.gen';

const facts: Fact[] = [
  { source: 'uso', type: 'enum', choices: usoColor },
  { source: 'codigoHex', type: 'color' },
  { source: 'icono', type: 'enum', choices: icono },
];
const history = () => import('./history.gen');

export default function ColorShow() {
  return (
    <ShowPage facts={facts} history={history}>
      <ColorDetails />
    </ShowPage>
  );
}
