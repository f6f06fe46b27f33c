// Generated from schemas/entities/agenda/evento.json by `npm run generate`. Do not edit: your change would be lost.

import { DateTimeInput } from '#platform/web/ui/form/inputs/DateTimeInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';

export default function EventoReprogramarInputs() {
  return (
    <>
      <DateTimeInput source="nuevoInicio" required />
      <TextInput source="nuevoAnden" hint maxLength={20} />
    </>
  );
}
