// Generated from schemas/entities/hospital/nota-evolucion.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { notaEvolucionForm } from '../../shared/forms/nota-evolucion.gen';
import { NotaEvolucionFields } from './fields.gen';

export default function NotaEvolucionCreate() {
  return (
    <CreatePage form={notaEvolucionForm}>
      <NotaEvolucionFields />
    </CreatePage>
  );
}
