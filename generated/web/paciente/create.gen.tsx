// Generated from schemas/entities/pacientes/paciente.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { pacienteForm } from '../../shared/forms/paciente.gen';
import { PacienteFields } from './fields.gen';

export default function PacienteCreate() {
  return (
    <CreatePage form={pacienteForm}>
      <PacienteFields />
    </CreatePage>
  );
}
