// Generated from schemas/entities/catalogos/interaccion.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { interaccionForm } from '../../shared/forms/interaccion.gen';
import { InteraccionFields } from './fields.gen';

export default function InteraccionEdit() {
  return (
    <EditPage form={interaccionForm}>
      <InteraccionFields />
    </EditPage>
  );
}
