// Generated from schemas/entities/inventario/conteo.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { conteoForm } from '../../shared/forms/conteo.gen';
import { ConteoFields } from './fields.gen';

export default function ConteoCreate() {
  return (
    <CreatePage form={conteoForm}>
      <ConteoFields />
    </CreatePage>
  );
}
