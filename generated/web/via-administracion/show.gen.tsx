// Generated from schemas/entities/catalogos/via-administracion.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { ViaAdministracionDetails } from './details.gen';
import { via } from './enums.gen';

const facts: Fact[] = [
  { source: 'codigo', type: 'enum', choices: via },
  { source: 'abreviatura', type: 'text' },
];
const history = () => import('./history.gen');

export default function ViaAdministracionShow() {
  return (
    <ShowPage facts={facts} history={history}>
      <ViaAdministracionDetails />
    </ShowPage>
  );
}
