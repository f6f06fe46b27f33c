// Generated from schemas/entities/red/codigo-postal.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { codigoPostalForm } from '../../shared/forms/codigo-postal.gen';
import { CodigoPostalFields } from './fields.gen';

export default function CodigoPostalCreate() {
  return (
    <CreatePage form={codigoPostalForm}>
      <CodigoPostalFields />
    </CreatePage>
  );
}
