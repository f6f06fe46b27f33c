// Generated from schemas/entities/catalogos/procedimiento.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { procedimientoForm } from '../../shared/forms/procedimiento.gen';
import { ProcedimientoFields } from './fields.gen';

export default function ProcedimientoCreate() {
  return (
    <CreatePage form={procedimientoForm} namedBy="nombre">
      <ProcedimientoFields />
    </CreatePage>
  );
}
