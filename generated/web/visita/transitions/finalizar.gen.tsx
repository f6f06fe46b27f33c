// Generated from schemas/entities/consulta/visita.json by `npm run generate`. Do not edit: your change would be lost.

import { TextArea } from '#platform/web/ui/form/inputs/TextArea';

export default function VisitaFinalizarInputs() {
  return (
    <>
      <TextArea source="motivoCierre" hint wide />
    </>
  );
}
