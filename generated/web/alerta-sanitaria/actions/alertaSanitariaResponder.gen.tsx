// Generated from schemas/endpoints/inventario/alerta-sanitaria.json by `npm run generate`. Do not edit: your change would be lost.

import { NumberInput } from '../../../../src/ui/form/inputs/NumberInput';
import { ReferenceInput } from '../../../../src/ui/form/inputs/ReferenceInput';
import { TextArea } from '../../../../src/ui/form/inputs/TextArea';

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
