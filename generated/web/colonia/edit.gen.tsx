// Generated from schemas/entities/red/colonia.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { coloniaForm } from '../../shared/forms/colonia.gen';
import { ColoniaFields } from './fields.gen';

export default function ColoniaEdit() {
  return (
    <EditPage form={coloniaForm}>
      <ColoniaFields />
    </EditPage>
  );
}
