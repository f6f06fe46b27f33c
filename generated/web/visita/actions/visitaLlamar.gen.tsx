// Generated from schemas/endpoints/consulta/visita.json by `npm run generate`. Do not edit: your change would be lost.

import { TextInput } from '#platform/web/ui/form/inputs/TextInput';

export { visitaLlamarForm as form } from '../../../shared/forms/operation-visitaLlamar.gen';

export default function VisitaLlamarInputs() {
  return (
    <>
      <TextInput source="destino" hint maxLength={60} />
    </>
  );
}
