// Generated from schemas/entities/agenda/evento.json by `npm run generate`. Do not edit: your change would be lost.

import { EditPage } from '#platform/web/ui/form/page/EditPage';
import { eventoForm } from '../../shared/forms/evento.gen';
import { EventoFields } from './fields.gen';

export default function EventoEdit() {
  return (
    <EditPage form={eventoForm}>
      <EventoFields />
    </EditPage>
  );
}
