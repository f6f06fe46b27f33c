// Generated from schemas/entities/clinica/programa-inscripcion.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '../../../src/ui/form/CreatePage';
import { programaInscripcionForm } from '../../shared/forms/programa-inscripcion.gen';
import { ProgramaInscripcionFields } from './fields.gen';

export default function ProgramaInscripcionCreate() {
  return (
    <CreatePage form={programaInscripcionForm}>
      <ProgramaInscripcionFields />
    </CreatePage>
  );
}
