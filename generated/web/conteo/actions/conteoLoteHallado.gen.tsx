// Generated from schemas/endpoints/inventario/conteo.json by `npm run generate`. Do not edit: your change would be lost.

import { DateInput } from '#platform/web/ui/form/inputs/DateInput';
import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';

export { conteoLoteHalladoForm as form } from '../../../shared/forms/operation-conteoLoteHallado.gen';

export default function ConteoLoteHalladoInputs() {
  return (
    <>
      <ReferenceInput source="insumoId" required reference="insumo" />
      <TextInput source="numeroLote" maxLength={30} />
      <DateInput source="caducidad" />
      <TextInput source="ubicacion" maxLength={20} />
      <NumberInput source="conteo" required integer />
    </>
  );
}
