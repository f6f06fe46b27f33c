// Generated from schemas/entities/consulta/consulta.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { consultaForm } from '../../shared/forms/consulta.gen';
import { ConsultaFields } from './fields.gen';

export default function ConsultaEdit() {
  return (
    <EditPage form={consultaForm}>
      <ConsultaFields />
    </EditPage>
  );
}
