// Generated from schemas/entities/clinica/paciente-unidad.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '../../../src/ui/form/EditPage';
import { pacienteUnidadForm } from '../../shared/forms/paciente-unidad.gen';
import { PacienteUnidadFields } from './fields.gen';

export default function PacienteUnidadEdit() {
  return (
    <EditPage form={pacienteUnidadForm}>
      <PacienteUnidadFields />
    </EditPage>
  );
}
