// Generated from schemas/endpoints/inventario/lote.json by `npm run generate`. Do not edit: your change would be lost.

import { DateInput } from '#platform/web/ui/form/inputs/DateInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';

export { loteCaducidadForm as form } from '../../../shared/forms/operation-loteCaducidad.gen';

export default function LoteCaducidadInputs() {
  return (
    <>
      <DateInput source="caducidadNueva" required />
      <TextArea source="motivo" required wide />
    </>
  );
}
