// Generated from schemas/entities/consulta/visita.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { visitaForm } from '../../shared/forms/visita.gen';
import { VisitaFields } from './fields.gen';

export default function VisitaEdit() {
  return (
    <EditPage form={visitaForm}>
      <VisitaFields />
    </EditPage>
  );
}
