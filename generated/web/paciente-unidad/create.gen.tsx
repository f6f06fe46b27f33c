// Generated from schemas/entities/pacientes/paciente-unidad.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { pacienteUnidadForm } from '../../shared/forms/paciente-unidad.gen';
import { PacienteUnidadFields } from './fields.gen';

export default function PacienteUnidadCreate() {
  return (
    <CreatePage form={pacienteUnidadForm}>
      <PacienteUnidadFields />
    </CreatePage>
  );
}
