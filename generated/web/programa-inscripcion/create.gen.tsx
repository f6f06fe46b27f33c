// Generated from schemas/entities/programas/programa-inscripcion.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { programaInscripcionForm } from '../../shared/forms/programa-inscripcion.gen';
import { ProgramaInscripcionFields } from './fields.gen';

export default function ProgramaInscripcionCreate() {
  return (
    <CreatePage form={programaInscripcionForm}>
      <ProgramaInscripcionFields />
    </CreatePage>
  );
}
