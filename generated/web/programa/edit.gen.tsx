// Generated from schemas/entities/programas/programa.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { programaForm } from '../../shared/forms/programa.gen';
import { ProgramaFields } from './fields.gen';

export default function ProgramaEdit() {
  return (
    <EditPage form={programaForm}>
      <ProgramaFields />
    </EditPage>
  );
}
