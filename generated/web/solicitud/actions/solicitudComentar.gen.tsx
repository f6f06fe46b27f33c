// Generated from schemas/endpoints/solicitudes/solicitud.json by `npm run generate`. Do not edit: your change would be lost.

import { TextArea } from '#platform/web/ui/form/inputs/TextArea';

export { solicitudComentarForm as form } from '../../../shared/forms/operation-solicitudComentar.gen';

export default function SolicitudComentarInputs() {
  return (
    <>
      <TextArea source="texto" required wide />
    </>
  );
}
