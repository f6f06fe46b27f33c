// Generated from schemas/entities/catalogos/insumo.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { insumoForm } from '../../shared/forms/insumo.gen';
import { InsumoFields } from './fields.gen';

export default function InsumoEdit() {
  return (
    <EditPage form={insumoForm}>
      <InsumoFields />
    </EditPage>
  );
}
