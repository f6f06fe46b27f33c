// Generated from schemas/entities/clinica/acceso-emergencia.json by `npm run generate`. Do not edit: your change would be lost.

import { TextArea } from '../../../../src/ui/form/inputs/TextArea';

export default function AccesoEmergenciaObjetarInputs() {
  return (
    <>
      <TextArea source="observacion" required wide />
    </>
  );
}
