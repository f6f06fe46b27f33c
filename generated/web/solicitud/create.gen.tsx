// Generated from schemas/entities/solicitudes/solicitud.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { solicitudForm } from '../../shared/forms/solicitud.gen';
import { SolicitudFields } from './fields.gen';

export default function SolicitudCreate() {
  return (
    <CreatePage form={solicitudForm}>
      <SolicitudFields />
    </CreatePage>
  );
}
