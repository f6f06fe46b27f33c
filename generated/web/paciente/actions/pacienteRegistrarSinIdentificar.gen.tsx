// Generated from schemas/endpoints/pacientes/paciente.json by `npm run generate`. Do not edit: your change would be lost.

import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { RadioInput } from '#platform/web/ui/form/inputs/RadioInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { genero } from '../enums.gen';

export { pacienteRegistrarSinIdentificarForm as form } from '../../../shared/forms/operation-pacienteRegistrarSinIdentificar.gen';

export default function PacienteRegistrarSinIdentificarInputs() {
  return (
    <>
      <RadioInput source="genero" required choices={genero} />
      <NumberInput source="edadAproximada" required hint integer unit="años" />
      <TextArea source="senas" hint wide />
    </>
  );
}
