// Generated from schemas/entities/catalogos/religion.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { religionForm } from '../../shared/forms/religion.gen';
import { ReligionFields } from './fields.gen';

export default function ReligionEdit() {
  return (
    <EditPage form={religionForm}>
      <ReligionFields />
    </EditPage>
  );
}
