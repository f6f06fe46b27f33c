// Generated from schemas/entities/organizacion/cama.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '../../../src/ui/form/CreatePage';
import { camaForm } from '../../shared/forms/cama.gen';
import { CamaFields } from './fields.gen';

export default function CamaCreate() {
  return (
    <CreatePage form={camaForm}>
      <CamaFields />
    </CreatePage>
  );
}
