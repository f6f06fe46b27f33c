// Generated from schemas/entities/red/jurisdiccion.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { jurisdiccionForm } from '../../shared/forms/jurisdiccion.gen';
import { JurisdiccionFields } from './fields.gen';

export default function JurisdiccionEdit() {
  return (
    <EditPage form={jurisdiccionForm}>
      <JurisdiccionFields />
    </EditPage>
  );
}
