// Generated from schemas/entities/pacientes/paciente.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { pacienteForm } from '../../shared/forms/paciente.gen';
import { PacienteFields } from './fields.gen';

export default function PacienteEdit() {
  return (
    <EditPage form={pacienteForm}>
      <PacienteFields />
    </EditPage>
  );
}
