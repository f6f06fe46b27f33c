// Generated from schemas/entities/consulta/plantilla-nota.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { plantillaNotaForm } from '../../shared/forms/plantilla-nota.gen';
import { PlantillaNotaFields } from './fields.gen';

export default function PlantillaNotaEdit() {
  return (
    <EditPage form={plantillaNotaForm}>
      <PlantillaNotaFields />
    </EditPage>
  );
}
