// Generated from schemas/entities/pacientes/acceso-emergencia.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { accesoEmergenciaLifecycle } from '../../shared/lifecycles/acceso-emergencia.gen';
import { AccesoEmergenciaDetails } from './details.gen';
import { estatusAcceso } from './enums.gen';
import { transitionForms } from './transitions.gen';

const titled = ['motivoAcceso'];
const facts: Fact[] = [
  {
    source: 'pacienteId',
    type: 'reference',
    reference: 'paciente',
    labelField: 'pacienteNombre',
    permission: 'paciente.ver',
  },
  {
    source: 'usuarioId',
    type: 'reference',
    reference: 'usuario',
    labelField: 'usuarioNombre',
    permission: 'usuario.ver',
  },
  { source: 'hasta', type: 'datetime' },
];
const history = () => import('./history.gen');

export default function AccesoEmergenciaShow() {
  return (
    <ShowPage
      titled={titled}
      facts={facts}
      history={history}
      lifecycle={accesoEmergenciaLifecycle}
      transitionForms={transitionForms}
      states={estatusAcceso}
    >
      <AccesoEmergenciaDetails />
    </ShowPage>
  );
}
