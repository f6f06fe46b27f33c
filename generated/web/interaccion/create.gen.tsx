// Generated from schemas/entities/catalogos/interaccion.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { interaccionForm } from '../../shared/forms/interaccion.gen';
import { InteraccionFields } from './fields.gen';

export default function InteraccionCreate() {
  return (
    <CreatePage form={interaccionForm} namedBy="sustanciaA">
      <InteraccionFields />
    </CreatePage>
  );
}
