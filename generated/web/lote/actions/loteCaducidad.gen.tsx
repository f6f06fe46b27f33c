// Generated from schemas/endpoints/inventario/lote.json by `npm run generate`. Do not edit: your change would be lost.

import { DateInput } from '../../../../src/ui/form/inputs/DateInput';
import { TextArea } from '../../../../src/ui/form/inputs/TextArea';
import { TextInput } from '../../../../src/ui/form/inputs/TextInput';

export { loteCaducidadForm as form } from '../../../shared/forms/operation-loteCaducidad.gen';

export default function LoteCaducidadInputs() {
  return (
    <>
      <DateInput source="caducidadNueva" required />
      <TextArea source="motivo" required wide />
      <TextInput source="segundoVerificador" required hint type="email" maxLength={120} />
    </>
  );
}
