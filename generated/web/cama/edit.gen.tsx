// Generated from schemas/entities/red/cama.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { camaForm } from '../../shared/forms/cama.gen';
import { CamaFields } from './fields.gen';

export default function CamaEdit() {
  return (
    <EditPage form={camaForm}>
      <CamaFields />
    </EditPage>
  );
}
