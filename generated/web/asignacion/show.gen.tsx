// Generated from schemas/entities/hospital/asignacion.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { AsignacionDetails } from './details.gen';
import { turno } from './enums.gen';

const facts: Fact[] = [
  {
    source: 'hospitalizacionId',
    type: 'reference',
    reference: 'hospitalizacion',
    labelField: 'hospitalizacionNombre',
    permission: 'hospitalizacion.ver',
  },
  {
    source: 'personalMedicoId',
    type: 'reference',
    reference: 'personal-medico',
    labelField: 'personalMedicoNombre',
    permission: 'personal-medico.ver',
  },
  { source: 'turno', type: 'enum', choices: turno },
  { source: 'fecha', type: 'date' },
];
const history = () => import('./history.gen');

export default function AsignacionShow() {
  return (
    <ShowPage facts={facts} history={history}>
      <AsignacionDetails />
    </ShowPage>
  );
}
