// Generated from schemas/entities/clinica/procedimiento.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '../../../src/ui/form/CreatePage';
import { procedimientoForm } from '../../shared/forms/procedimiento.gen';
import { ProcedimientoFields } from './fields.gen';

export default function ProcedimientoCreate() {
  return (
    <CreatePage form={procedimientoForm} namedBy="nombre">
      <ProcedimientoFields />
    </CreatePage>
  );
}
