// Generated from schemas/entities/consulta/consulta.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { consultaForm } from '../../shared/forms/consulta.gen';
import { ConsultaFields } from './fields.gen';

export default function ConsultaCreate() {
  return (
    <CreatePage form={consultaForm}>
      <ConsultaFields />
    </CreatePage>
  );
}
