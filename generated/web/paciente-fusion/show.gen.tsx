// Generated from schemas/entities/pacientes/paciente-fusion.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { pacienteFusionLifecycle } from '../../shared/lifecycles/paciente-fusion.gen';
import { PacienteFusionDetails } from './details.gen';
import { estatusFusion } from './enums.gen';
import { transitionForms } from './transitions.gen';

const titled = ['motivo'];
const facts: Fact[] = [
  {
    source: 'sobrevivienteId',
    type: 'reference',
    reference: 'paciente',
    labelField: 'sobrevivienteNombre',
    permission: 'paciente.ver',
  },
  {
    source: 'duplicadoId',
    type: 'reference',
    reference: 'paciente',
    labelField: 'duplicadoNombre',
    permission: 'paciente.ver',
  },
  { source: 'fecha', type: 'datetime' },
];
const history = () => import('./history.gen');

export default function PacienteFusionShow() {
  return (
    <ShowPage
      titled={titled}
      facts={facts}
      history={history}
      lifecycle={pacienteFusionLifecycle}
      transitionForms={transitionForms}
      states={estatusFusion}
    >
      <PacienteFusionDetails />
    </ShowPage>
  );
}
