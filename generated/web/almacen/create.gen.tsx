// Generated from schemas/entities/red/almacen.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { almacenForm } from '../../shared/forms/almacen.gen';
import { AlmacenFields } from './fields.gen';

export default function AlmacenCreate() {
  return (
    <CreatePage form={almacenForm} namedBy="nombre">
      <AlmacenFields />
    </CreatePage>
  );
}
