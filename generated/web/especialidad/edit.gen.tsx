// Generated from schemas/entities/catalogos/especialidad.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { especialidadForm } from '../../shared/forms/especialidad.gen';
import { EspecialidadFields } from './fields.gen';

export default function EspecialidadEdit() {
  return (
    <EditPage form={especialidadForm}>
      <EspecialidadFields />
    </EditPage>
  );
}
