// Generated from schemas/entities/agenda/horario.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { horarioForm } from '../../shared/forms/horario.gen';
import { HorarioFields } from './fields.gen';

export default function HorarioCreate() {
  return (
    <CreatePage form={horarioForm}>
      <HorarioFields />
    </CreatePage>
  );
}
