// Generated from schemas/entities/consulta/plantilla-nota.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { plantillaNotaForm } from '../../shared/forms/plantilla-nota.gen';
import { PlantillaNotaFields } from './fields.gen';

export default function PlantillaNotaCreate() {
  return (
    <CreatePage form={plantillaNotaForm} namedBy="nombre">
      <PlantillaNotaFields />
    </CreatePage>
  );
}
