// Generated from schemas/entities/red/turno.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { turnoForm } from '../../shared/forms/turno.gen';
import { TurnoFields } from './fields.gen';

export default function TurnoCreate() {
  return (
    <CreatePage form={turnoForm} namedBy="nombre">
      <TurnoFields />
    </CreatePage>
  );
}
