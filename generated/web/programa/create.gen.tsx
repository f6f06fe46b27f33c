// Generated from schemas/entities/programas/programa.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { programaForm } from '../../shared/forms/programa.gen';
import { ProgramaFields } from './fields.gen';

export default function ProgramaCreate() {
  return (
    <CreatePage form={programaForm} namedBy="nombre">
      <ProgramaFields />
    </CreatePage>
  );
}
