// Generated from schemas/entities/inventario/plantilla-configuracion.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { plantillaConfiguracionForm } from '../../shared/forms/plantilla-configuracion.gen';
import { PlantillaConfiguracionFields } from './fields.gen';

export default function PlantillaConfiguracionCreate() {
  return (
    <CreatePage form={plantillaConfiguracionForm} namedBy="nombre">
      <PlantillaConfiguracionFields />
    </CreatePage>
  );
}
