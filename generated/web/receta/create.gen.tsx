// Generated from schemas/entities/farmacia/receta.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { recetaForm } from '../../shared/forms/receta.gen';
import { RecetaFields } from './fields.gen';

export default function RecetaCreate() {
  return (
    <CreatePage form={recetaForm}>
      <RecetaFields />
    </CreatePage>
  );
}
