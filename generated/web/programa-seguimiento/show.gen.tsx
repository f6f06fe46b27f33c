// Generated from schemas/entities/programas/programa-seguimiento.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { ProgramaSeguimientoDetails } from './details.gen';
import { seguimientoPrograma } from './enums.gen';

const facts: Fact[] = [
  {
    source: 'pacienteId',
    type: 'reference',
    reference: 'paciente',
    labelField: 'pacienteNombre',
    permission: 'paciente.ver',
  },
  {
    source: 'programaId',
    type: 'reference',
    reference: 'programa',
    labelField: 'programaNombre',
    permission: 'programa.ver',
  },
  { source: 'proximaCita', type: 'date' },
  { source: 'seguimiento', type: 'enum', choices: seguimientoPrograma },
];
const history = () => import('./history.gen');

export default function ProgramaSeguimientoShow() {
  return (
    <ShowPage facts={facts} history={history}>
      <ProgramaSeguimientoDetails />
    </ShowPage>
  );
}
