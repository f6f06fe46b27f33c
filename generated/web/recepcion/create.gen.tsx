// Generated from schemas/entities/proveedores/recepcion.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { recepcionForm } from '../../shared/forms/recepcion.gen';
import { RecepcionFields } from './fields.gen';

export default function RecepcionCreate() {
  return (
    <CreatePage form={recepcionForm}>
      <RecepcionFields />
    </CreatePage>
  );
}
