// Generated from schemas/entities/catalogos/especialidad.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { especialidadForm } from '../../shared/forms/especialidad.gen';
import { EspecialidadFields } from './fields.gen';

export default function EspecialidadCreate() {
  return (
    <CreatePage form={especialidadForm} namedBy="nombre">
      <EspecialidadFields />
    </CreatePage>
  );
}
