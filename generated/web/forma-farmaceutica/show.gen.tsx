// Generated from schemas/entities/suministro/forma-farmaceutica.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '../../../src/ui/show/RecordFacts';
import { ShowPage } from '../../../src/ui/show/ShowPage';
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
