// Generated from schemas/entities/red/almacen.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { almacenForm } from '../../shared/forms/almacen.gen';
import { AlmacenFields } from './fields.gen';

export default function AlmacenEdit() {
  return (
    <EditPage form={almacenForm}>
      <AlmacenFields />
    </EditPage>
  );
}
