// Generated from schemas/entities/red/codigo-postal.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { codigoPostalForm } from '../../shared/forms/codigo-postal.gen';
import { CodigoPostalFields } from './fields.gen';

export default function CodigoPostalEdit() {
  return (
    <EditPage form={codigoPostalForm}>
      <CodigoPostalFields />
    </EditPage>
  );
}
