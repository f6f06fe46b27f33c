// Generated from schemas/entities/hospital/nota-evolucion.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { notaEvolucionForm } from '../../shared/forms/nota-evolucion.gen';
import { NotaEvolucionFields } from './fields.gen';

export default function NotaEvolucionEdit() {
  return (
    <EditPage form={notaEvolucionForm}>
      <NotaEvolucionFields />
    </EditPage>
  );
}
