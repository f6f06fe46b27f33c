// Generated from schemas/entities/clinica/programa-inscripcion.json by `npm run generate`. Do not edit: your change would be lost.

import { TextArea } from '../../../../src/ui/form/inputs/TextArea';

export default function ProgramaInscripcionDarDeBajaInputs() {
  return (
    <>
      <TextArea source="motivoBaja" required wide />
    </>
  );
}
