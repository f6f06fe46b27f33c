// Generated from schemas/endpoints/inventario/inventario.json by `npm run generate`. Do not edit: your change would be lost.

import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { tipoImportacion } from '../enums.gen';

export { inventarioImportarForm as form } from '../../../shared/forms/operation-inventarioImportar.gen';

export default function InventarioImportarInputs() {
  return (
    <>
      <ReferenceInput source="almacenId" required reference="almacen" />
      <SelectInput source="tipo" required choices={tipoImportacion} />
    </>
  );
}
