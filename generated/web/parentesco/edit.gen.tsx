// Generated from schemas/entities/catalogos/parentesco.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { parentescoForm } from '../../shared/forms/parentesco.gen';
import { ParentescoFields } from './fields.gen';

export default function ParentescoEdit() {
  return (
    <EditPage form={parentescoForm}>
      <ParentescoFields />
    </EditPage>
  );
}
