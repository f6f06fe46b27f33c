// Generated from schemas/entities/consulta/adenda.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { AdendaDetails } from './details.gen';

const facts: Fact[] = [
  {
    source: 'consultaId',
    type: 'reference',
    reference: 'consulta',
    labelField: 'consultaNombre',
    permission: 'consulta.ver',
  },
  { source: 'fecha', type: 'datetime' },
];
const history = () => import('./history.gen');

export default function AdendaShow() {
  return (
    <ShowPage facts={facts} history={history}>
      <AdendaDetails />
    </ShowPage>
  );
}
