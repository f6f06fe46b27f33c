// Generated from schemas/entities/hospital/hospitalizacion.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { hospitalizacionForm } from '../../shared/forms/hospitalizacion.gen';
import { HospitalizacionFields } from './fields.gen';

export default function HospitalizacionCreate() {
  return (
    <CreatePage form={hospitalizacionForm}>
      <HospitalizacionFields />
    </CreatePage>
  );
}
