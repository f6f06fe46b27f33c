// Generated from schemas/entities/consulta/visita.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { visitaForm } from '../../shared/forms/visita.gen';
import { VisitaFields } from './fields.gen';

export default function VisitaCreate() {
  return (
    <CreatePage form={visitaForm} namedBy="motivo">
      <VisitaFields />
    </CreatePage>
  );
}
