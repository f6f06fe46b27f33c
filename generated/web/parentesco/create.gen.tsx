// Generated from schemas/entities/catalogos/parentesco.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { parentescoForm } from '../../shared/forms/parentesco.gen';
import { ParentescoFields } from './fields.gen';

export default function ParentescoCreate() {
  return (
    <CreatePage form={parentescoForm} namedBy="nombre">
      <ParentescoFields />
    </CreatePage>
  );
}
