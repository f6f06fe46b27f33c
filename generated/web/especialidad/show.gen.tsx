// Generated from schemas/entities/clinica/especialidad.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '../../../src/ui/show/RecordFacts';
import { ShowPage } from '../../../src/ui/show/ShowPage';
import { EspecialidadDetails } from './details.gen';
import { especialidadTipo } from './enums.gen';

const facts: Fact[] = [
  { source: 'tipo', type: 'enum', choices: especialidadTipo },
];

export default function EspecialidadShow() {
  return (
    <ShowPage facts={facts}>
      <EspecialidadDetails />
    </ShowPage>
  );
}
