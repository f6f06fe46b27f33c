// Generated from schemas/entities/agenda/horario.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { horarioForm } from '../../shared/forms/horario.gen';
import { HorarioFields } from './fields.gen';

export default function HorarioEdit() {
  return (
    <EditPage form={horarioForm}>
      <HorarioFields />
    </EditPage>
  );
}
