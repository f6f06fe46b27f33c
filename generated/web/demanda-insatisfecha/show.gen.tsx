// Generated from schemas/entities/farmacia/demanda-insatisfecha.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { DemandaInsatisfechaDetails } from './details.gen';

const facts: Fact[] = [
  { source: 'cantidad', type: 'integer' },
  {
    source: 'motivoNoSurtidoId',
    type: 'reference',
    reference: 'motivo-no-surtido',
    labelField: 'motivoNoSurtidoNombre',
    permission: 'catalogo.ver',
  },
  { source: 'fecha', type: 'datetime' },
];
const history = () => import('./history.gen');

export default function DemandaInsatisfechaShow() {
  return (
    <ShowPage facts={facts} history={history}>
      <DemandaInsatisfechaDetails />
    </ShowPage>
  );
}
