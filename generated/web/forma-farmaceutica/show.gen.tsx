// Generated from schemas/entities/catalogos/forma-farmaceutica.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { FormaFarmaceuticaDetails } from './details.gen';
import { formaFarmaceuticaEstadoFisico } from './enums.gen';

const facts: Fact[] = [{ source: 'estadoFisico', type: 'enum', choices: formaFarmaceuticaEstadoFisico }];
const history = () => import('./history.gen');

export default function FormaFarmaceuticaShow() {
  return (
    <ShowPage facts={facts} history={history}>
      <FormaFarmaceuticaDetails />
    </ShowPage>
  );
}
