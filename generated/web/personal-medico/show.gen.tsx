// Generated from schemas/entities/clinica/personal-medico.json by `npm run generate`. Do not edit: your change would be lost.

import type { Fact } from '../../../src/ui/show/RecordFacts';
import { ShowPage } from '../../../src/ui/show/ShowPage';
import { PersonalMedicoDetails } from './details.gen';
import { tipoPersonal } from './enums.gen';

const facts: Fact[] = [
  { source: 'tipo', type: 'enum', choices: tipoPersonal },
  { source: 'unidadId', type: 'reference', reference: 'unidad', labelField: 'unidadNombre', permission: 'catalogo.ver' },
  { source: 'cedulaProfesional', type: 'code' },
];

export default function PersonalMedicoShow() {
  return (
    <ShowPage facts={facts}>
      <PersonalMedicoDetails />
    </ShowPage>
  );
}
