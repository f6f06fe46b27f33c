// Generated from schemas/entities/programas/programa-inscripcion.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { programaInscripcionForm } from '../../shared/forms/programa-inscripcion.gen';
import { ProgramaInscripcionFields } from './fields.gen';

export default function ProgramaInscripcionEdit() {
  return (
    <EditPage form={programaInscripcionForm}>
      <ProgramaInscripcionFields />
    </EditPage>
  );
}
