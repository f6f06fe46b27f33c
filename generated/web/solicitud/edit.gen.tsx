// Generated from schemas/entities/solicitudes/solicitud.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { solicitudForm } from '../../shared/forms/solicitud.gen';
import { SolicitudFields } from './fields.gen';

export default function SolicitudEdit() {
  return (
    <EditPage form={solicitudForm}>
      <SolicitudFields />
    </EditPage>
  );
}
