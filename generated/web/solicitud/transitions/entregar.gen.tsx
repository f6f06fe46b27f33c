// Generated from schemas/entities/solicitudes/solicitud.json by `npm run generate`. Do not edit: your change would be lost.

import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';

export default function SolicitudEntregarInputs() {
  return (
    <>
      <ReferenceInput source="receptorId" required reference="usuario" labelField="receptorNombre" />
    </>
  );
}
