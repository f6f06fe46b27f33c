// Generated from schemas/entities/red/pais.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { paisForm } from '../../shared/forms/pais.gen';
import { PaisFields } from './fields.gen';

export default function PaisCreate() {
  return (
    <CreatePage form={paisForm} namedBy="nombre">
      <PaisFields />
    </CreatePage>
  );
}
