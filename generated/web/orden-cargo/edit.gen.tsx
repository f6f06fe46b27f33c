// Generated from schemas/entities/ordenes/orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { ordenCargoForm } from '../../shared/forms/orden-cargo.gen';
import { OrdenCargoFields } from './fields.gen';

export default function OrdenCargoEdit() {
  return (
    <EditPage form={ordenCargoForm}>
      <OrdenCargoFields />
    </EditPage>
  );
}
