// Generated from schemas/entities/inventario/insumo-configuracion.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { insumoConfiguracionForm } from '../../shared/forms/insumo-configuracion.gen';
import { InsumoConfiguracionFields } from './fields.gen';

export default function InsumoConfiguracionCreate() {
  return (
    <CreatePage form={insumoConfiguracionForm}>
      <InsumoConfiguracionFields />
    </CreatePage>
  );
}
