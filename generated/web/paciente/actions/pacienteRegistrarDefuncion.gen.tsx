// Generated from schemas/endpoints/pacientes/paciente.json by `npm run generate`. Do not edit: your change would be lost.

import { DateTimeInput } from '#platform/web/ui/form/inputs/DateTimeInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { avisoDefuncion } from '../enums.gen';

export { pacienteRegistrarDefuncionForm as form } from '../../../shared/forms/operation-pacienteRegistrarDefuncion.gen';

export default function PacienteRegistrarDefuncionInputs() {
  return (
    <>
      <DateTimeInput source="fechaHora" required />
      <SelectInput source="fuente" required choices={avisoDefuncion} />
      <TextInput source="folioCertificado" maxLength={40} />
      <TextArea source="observaciones" wide />
    </>
  );
}
