// Generated from schemas/entities/catalogos/religion.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { religionForm } from '../../shared/forms/religion.gen';
import { ReligionFields } from './fields.gen';

export default function ReligionCreate() {
  return (
    <CreatePage form={religionForm} namedBy="nombre">
      <ReligionFields />
    </CreatePage>
  );
}
