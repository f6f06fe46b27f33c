// Generated from schemas/entities/red/cama.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { camaForm } from '../../shared/forms/cama.gen';
import { CamaFields } from './fields.gen';

export default function CamaCreate() {
  return (
    <CreatePage form={camaForm}>
      <CamaFields />
    </CreatePage>
  );
}
