// Generated from schemas/entities/pacientes/defuncion.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { defuncionLifecycle } from '../../shared/lifecycles/defuncion.gen';
import { DefuncionDetails } from './details.gen';
import { estatusDefuncion, fuenteDefuncion } from './enums.gen';
import { transitionForms } from './transitions.gen';

const titled = ['fechaHora'];
const facts: Fact[] = [
  {
    source: 'pacienteId',
    type: 'reference',
    reference: 'paciente',
    labelField: 'pacienteNombre',
    permission: 'paciente.ver',
  },
  { source: 'fuente', type: 'enum', choices: fuenteDefuncion },
];
const history = () => import('./history.gen');

export default function DefuncionShow() {
  return (
    <ShowPage
      titled={titled}
      facts={facts}
      history={history}
      lifecycle={defuncionLifecycle}
      transitionForms={transitionForms}
      states={estatusDefuncion}
    >
      <DefuncionDetails />
    </ShowPage>
  );
}
