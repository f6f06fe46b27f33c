// Generated from schemas/entities/pacientes/paciente-unidad.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { pacienteUnidadForm } from '../../shared/forms/paciente-unidad.gen';
import { PacienteUnidadFields } from './fields.gen';

export default function PacienteUnidadEdit() {
  return (
    <EditPage form={pacienteUnidadForm}>
      <PacienteUnidadFields />
    </EditPage>
  );
}
