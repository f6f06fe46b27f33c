// Generated from schemas/entities/consulta/adenda.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { adendaForm } from '../../shared/forms/adenda.gen';
import { AdendaFields } from './fields.gen';

export default function AdendaCreate() {
  return (
    <CreatePage form={adendaForm}>
      <AdendaFields />
    </CreatePage>
  );
}
