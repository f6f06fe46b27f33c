// Generated from schemas/entities/inventario/conteo.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { conteoForm } from '../../shared/forms/conteo.gen';
import { ConteoFields } from './fields.gen';

export default function ConteoEdit() {
  return (
    <EditPage form={conteoForm}>
      <ConteoFields />
    </EditPage>
  );
}
