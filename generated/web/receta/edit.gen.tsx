// Generated from schemas/entities/farmacia/receta.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { recetaForm } from '../../shared/forms/receta.gen';
import { RecetaFields } from './fields.gen';

export default function RecetaEdit() {
  return (
    <EditPage form={recetaForm}>
      <RecetaFields />
    </EditPage>
  );
}
