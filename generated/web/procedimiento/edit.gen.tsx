// Generated from schemas/entities/catalogos/procedimiento.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { procedimientoForm } from '../../shared/forms/procedimiento.gen';
import { ProcedimientoFields } from './fields.gen';

export default function ProcedimientoEdit() {
  return (
    <EditPage form={procedimientoForm}>
      <ProcedimientoFields />
    </EditPage>
  );
}
