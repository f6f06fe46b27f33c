// Generated from schemas/entities/red/pais.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { paisForm } from '../../shared/forms/pais.gen';
import { PaisFields } from './fields.gen';

export default function PaisEdit() {
  return (
    <EditPage form={paisForm}>
      <PaisFields />
    </EditPage>
  );
}
