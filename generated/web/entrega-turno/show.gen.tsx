// Generated from schemas/entities/hospital/entrega-turno.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { entregaTurnoLifecycle } from '../../shared/lifecycles/entrega-turno.gen';
import { EntregaTurnoDetails } from './details.gen';
import { estatusDocumentoClinico, turnoHospital } from './enums.gen';
import { transitionForms } from './transitions.gen';

const titled = ['fecha'];
const facts: Fact[] = [
  {
    source: 'servicioId',
    type: 'reference',
    reference: 'nucleo',
    labelField: 'servicioNombre',
    permission: 'catalogo.ver',
  },
  { source: 'turno', type: 'enum', choices: turnoHospital },
  {
    source: 'entregaId',
    type: 'reference',
    reference: 'usuario',
    labelField: 'entregaNombre',
    permission: 'usuario.ver',
  },
];
const history = () => import('./history.gen');

export default function EntregaTurnoShow() {
  return (
    <ShowPage
      titled={titled}
      facts={facts}
      history={history}
      lifecycle={entregaTurnoLifecycle}
      transitionForms={transitionForms}
      states={estatusDocumentoClinico}
    >
      <EntregaTurnoDetails />
    </ShowPage>
  );
}
