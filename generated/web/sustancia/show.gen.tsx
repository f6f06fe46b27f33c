// Generated from schemas/entities/catalogos/sustancia.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { SustanciaDetails } from './details.gen';
import { tipoSustancia } from './enums.gen';

const facts: Fact[] = [
  { source: 'tipo', type: 'enum', choices: tipoSustancia },
  { source: 'atc', type: 'text' },
];
const history = () => import('./history.gen');

export default function SustanciaShow() {
  return (
    <ShowPage facts={facts} history={history}>
      <SustanciaDetails />
    </ShowPage>
  );
}
