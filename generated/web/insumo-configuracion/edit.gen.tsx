// Generated from schemas/entities/inventario/insumo-configuracion.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { insumoConfiguracionForm } from '../../shared/forms/insumo-configuracion.gen';
import { InsumoConfiguracionFields } from './fields.gen';

export default function InsumoConfiguracionEdit() {
  return (
    <EditPage form={insumoConfiguracionForm}>
      <InsumoConfiguracionFields />
    </EditPage>
  );
}
