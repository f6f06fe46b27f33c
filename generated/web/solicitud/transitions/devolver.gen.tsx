// Generated from schemas/entities/solicitudes/solicitud.json by `npm run generate`. Do not edit: your change would be lost.

import { TextArea } from '#platform/web/ui/form/inputs/TextArea';

export default function SolicitudDevolverInputs() {
  return (
    <>
      <TextArea source="motivo" required hint wide />
    </>
  );
}
