// Generated from schemas/entities/farmacia/interaccion.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '../../../src/ui/form/EditPage';
import { interaccionForm } from '../../shared/forms/interaccion.gen';
import { InteraccionFields } from './fields.gen';

export default function InteraccionEdit() {
  return (
    <EditPage form={interaccionForm}>
      <InteraccionFields />
    </EditPage>
  );
}
