// Generated from schemas/entities/red/colonia.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { coloniaForm } from '../../shared/forms/colonia.gen';
import { ColoniaFields } from './fields.gen';

export default function ColoniaCreate() {
  return (
    <CreatePage form={coloniaForm} namedBy="nombre">
      <ColoniaFields />
    </CreatePage>
  );
}
