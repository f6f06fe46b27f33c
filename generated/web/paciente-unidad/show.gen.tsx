// Generated from schemas/entities/pacientes/paciente-unidad.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '#platform/web/ui/show/RecordFacts';
import { ShowPage } from '#platform/web/ui/show/ShowPage';
import { PacienteUnidadDetails } from './details.gen';
import { estatusExpediente } from './enums.gen';

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
  { source: 'estatusExpediente', type: 'enum', choices: estatusExpediente },
];
const history = () => import('./history.gen');

export default function PacienteUnidadShow() {
  return (
    <ShowPage facts={facts} history={history}>
      <PacienteUnidadDetails />
    </ShowPage>
  );
}
