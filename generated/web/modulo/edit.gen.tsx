// Generated from schemas/entities/seguridad/modulo.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { moduloForm } from '../../shared/forms/modulo.gen';
import { ModuloFields } from './fields.gen';

export default function ModuloEdit() {
  return (
    <EditPage form={moduloForm}>
      <ModuloFields />
    </EditPage>
  );
}
