// Generated from schemas/entities/catalogos/diagnostico.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { diagnosticoForm } from '../../shared/forms/diagnostico.gen';
import { DiagnosticoFields } from './fields.gen';

export default function DiagnosticoCreate() {
  return (
    <CreatePage form={diagnosticoForm} namedBy="nombre">
      <DiagnosticoFields />
    </CreatePage>
  );
}
