// Generated from schemas/entities/proveedores/propuesta-cambio.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { propuestaCambioForm } from '../../shared/forms/propuesta-cambio.gen';
import { PropuestaCambioFields } from './fields.gen';

export default function PropuestaCambioCreate() {
  return (
    <CreatePage form={propuestaCambioForm}>
      <PropuestaCambioFields />
    </CreatePage>
  );
}
