// Generated from schemas/entities/pacientes/acceso-emergencia.json by `npm run generate`. Do not edit: your change would be lost.

import { TextArea } from '#platform/web/ui/form/inputs/TextArea';

export default function AccesoEmergenciaObjetarInputs() {
  return (
    <>
      <TextArea source="observacion" required wide />
    </>
  );
}
