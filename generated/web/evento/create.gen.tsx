// Generated from schemas/entities/agenda/evento.json by `npm run generate`. Do not edit: your change would be lost.

import { CreatePage } from '#platform/web/ui/form/page/CreatePage';
import { eventoForm } from '../../shared/forms/evento.gen';
import { EventoFields } from './fields.gen';

export default function EventoCreate() {
  return (
    <CreatePage form={eventoForm}>
      <EventoFields />
    </CreatePage>
  );
}
