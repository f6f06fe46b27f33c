// Generated from schemas/entities/hospital/nota-evolucion.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import type { Relation } from '#platform/web/ui/show/RelatedRecords';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { notaEvolucionLifecycle } from '../../shared/lifecycles/nota-evolucion.gen';
import { NotaEvolucionDetails } from './details.gen';
import { estatusDocumentoClinico } from './enums.gen';
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
];
const related: Relation[] = [
  { resource: 'indicacion', field: 'notaEvolucionId', permission: 'nota-evolucion.ver' },
  { resource: 'nota-evolucion', field: 'adendaDeId', permission: 'nota-evolucion.ver' },
];
const history = () => import('./history.gen');

export default function NotaEvolucionShow() {
  return (
    <ShowPage
      titled={titled}
      facts={facts}
      related={related}
      history={history}
      lifecycle={notaEvolucionLifecycle}
      transitionForms={transitionForms}
      states={estatusDocumentoClinico}
    >
      <NotaEvolucionDetails />
    </ShowPage>
  );
}
