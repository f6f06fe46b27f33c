// Generated from schemas/entities/programas/programa-inscripcion.json by `npm run generate`. Do not edit: your change would be lost.

import { TextArea } from '#platform/web/ui/form/inputs/TextArea';

export default function ProgramaInscripcionDarDeBajaInputs() {
  return (
    <>
      <TextArea source="motivoBaja" required wide />
    </>
  );
}
