// Generated from schemas/entities/proveedores/recepcion.json by `npm run generate`. Do not edit: your change would be lost.

import { TextArea } from '#platform/web/ui/form/inputs/TextArea';

export default function RecepcionRechazarInputs() {
  return (
    <>
      <TextArea source="motivo" required wide />
    </>
  );
}
