// Generated from schemas/entities/red/color.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { colorForm } from '../../shared/forms/color.gen';
import { ColorFields } from './fields.gen';

export default function ColorEdit() {
  return (
    <EditPage form={colorForm}>
      <ColorFields />
    </EditPage>
  );
}
