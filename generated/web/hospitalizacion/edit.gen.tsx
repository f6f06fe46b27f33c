// Generated from schemas/entities/hospital/hospitalizacion.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { hospitalizacionForm } from '../../shared/forms/hospitalizacion.gen';
import { HospitalizacionFields } from './fields.gen';

export default function HospitalizacionEdit() {
  return (
    <EditPage form={hospitalizacionForm}>
      <HospitalizacionFields />
    </EditPage>
  );
}
