// Generated from schemas/endpoints/inventario/alerta-sanitaria.json by `npm run generate`. Do not edit: your change would be lost.

import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';

export { alertaSanitariaResponderForm as form } from '../../../shared/forms/operation-alertaSanitariaResponder.gen';

export default function AlertaSanitariaResponderInputs() {
  return (
    <>
      <ReferenceInput source="almacenId" required reference="almacen" />
      <NumberInput source="localizadas" required hint integer />
      <TextArea source="respuesta" wide />
    </>
  );
}
