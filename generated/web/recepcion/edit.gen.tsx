// Generated from schemas/entities/proveedores/recepcion.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { recepcionForm } from '../../shared/forms/recepcion.gen';
import { RecepcionFields } from './fields.gen';

export default function RecepcionEdit() {
  return (
    <EditPage form={recepcionForm}>
      <RecepcionFields />
    </EditPage>
  );
}
