// Generated from schemas/endpoints/inventario/insumo-configuracion.json by `npm run generate`. Do not edit: your change would be lost.

import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';

export { insumoConfiguracionCopiarForm as form } from '../../../shared/forms/operation-insumoConfiguracionCopiar.gen';

export default function InsumoConfiguracionCopiarInputs() {
  return (
    <>
      <ReferenceInput source="copiarDeAlmacenId" required reference="almacen" />
      <ReferenceInput source="almacenId" required hint reference="almacen" />
    </>
  );
}
