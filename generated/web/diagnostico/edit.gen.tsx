// Generated from schemas/entities/catalogos/diagnostico.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { diagnosticoForm } from '../../shared/forms/diagnostico.gen';
import { DiagnosticoFields } from './fields.gen';

export default function DiagnosticoEdit() {
  return (
    <EditPage form={diagnosticoForm}>
      <DiagnosticoFields />
    </EditPage>
  );
}
