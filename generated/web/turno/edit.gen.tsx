// Generated from schemas/entities/red/turno.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { turnoForm } from '../../shared/forms/turno.gen';
import { TurnoFields } from './fields.gen';

export default function TurnoEdit() {
  return (
    <EditPage form={turnoForm}>
      <TurnoFields />
    </EditPage>
  );
}
