// Generated from schemas/entities/inventario/plantilla-configuracion.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { plantillaConfiguracionForm } from '../../shared/forms/plantilla-configuracion.gen';
import { PlantillaConfiguracionFields } from './fields.gen';

export default function PlantillaConfiguracionEdit() {
  return (
    <EditPage form={plantillaConfiguracionForm}>
      <PlantillaConfiguracionFields />
    </EditPage>
  );
}
