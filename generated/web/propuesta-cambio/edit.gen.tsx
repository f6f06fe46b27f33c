// Generated from schemas/entities/proveedores/propuesta-cambio.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { propuestaCambioForm } from '../../shared/forms/propuesta-cambio.gen';
import { PropuestaCambioFields } from './fields.gen';

export default function PropuestaCambioEdit() {
  return (
    <EditPage form={propuestaCambioForm}>
      <PropuestaCambioFields />
    </EditPage>
  );
}
