// Generated from schemas/entities/inventario/solicitud.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '../../../src/ui/form/EditPage';
import { solicitudForm } from '../../shared/forms/solicitud.gen';
import { SolicitudFields } from './fields.gen';

export default function SolicitudEdit() {
  return (
    <EditPage form={solicitudForm}>
      <SolicitudFields />
    </EditPage>
  );
}
