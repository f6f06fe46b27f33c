// Generated from schemas/entities/red/jurisdiccion.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { jurisdiccionForm } from '../../shared/forms/jurisdiccion.gen';
import { JurisdiccionFields } from './fields.gen';

export default function JurisdiccionCreate() {
  return (
    <CreatePage form={jurisdiccionForm} namedBy="nombre">
      <JurisdiccionFields />
    </CreatePage>
  );
}
