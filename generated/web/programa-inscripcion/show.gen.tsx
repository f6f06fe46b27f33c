// Generated from schemas/entities/programas/programa-inscripcion.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import type { Relation } from '#platform/web/ui/show/RelatedRecords';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { programaInscripcionLifecycle } from '../../shared/lifecycles/programa-inscripcion.gen';
import { ProgramaInscripcionDetails } from './details.gen';
import { estatusInscripcion } from './enums.gen';
import { transitionForms } from './transitions.gen';

const titled = ['nombrePrograma'];
const facts: Fact[] = [
  {
    source: 'pacienteId',
    type: 'reference',
    reference: 'paciente',
    labelField: 'pacienteNombre',
    permission: 'paciente.ver',
  },
  {
    source: 'unidadId',
    type: 'reference',
    reference: 'unidad',
    labelField: 'unidadNombre',
    permission: 'catalogo.ver',
  },
  { source: 'fecha', type: 'date' },
];
const related: Relation[] = [
  { resource: 'programa-seguimiento', field: 'programaInscripcionId', permission: 'programa.inscribir' },
];
const history = () => import('./history.gen');

export default function ProgramaInscripcionShow() {
  return (
    <ShowPage
      titled={titled}
      facts={facts}
      related={related}
      history={history}
      lifecycle={programaInscripcionLifecycle}
      transitionForms={transitionForms}
      states={estatusInscripcion}
    >
      <ProgramaInscripcionDetails />
    </ShowPage>
  );
}
