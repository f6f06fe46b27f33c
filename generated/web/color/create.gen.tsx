// Generated from schemas/entities/red/color.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { colorForm } from '../../shared/forms/color.gen';
import { ColorFields } from './fields.gen';

export default function ColorCreate() {
  return (
    <CreatePage form={colorForm} namedBy="nombre">
      <ColorFields />
    </CreatePage>
  );
}
