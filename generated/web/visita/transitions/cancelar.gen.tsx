// Generated from schemas/entities/consulta/visita.json by `npm run generate`. Do not edit: your change would be lost.

import { TextArea } from '#platform/web/ui/form/inputs/TextArea';

export default function VisitaCancelarInputs() {
  return (
    <>
      <TextArea source="motivoCancelacion" required wide />
    </>
  );
}
