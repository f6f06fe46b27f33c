// Generated from schemas/entities/clinica/especialidad.json by `npm run generate`. Do not edit: your change would be lost.

import { FormSection } from '../../../src/ui/form/FormSection';
import { SelectInput } from '../../../src/ui/form/inputs/SelectInput';
import { TextInput } from '../../../src/ui/form/inputs/TextInput';
import { especialidadTipo } from './enums.gen';

export function EspecialidadFields() {
  return (
    <>
      <FormSection id="general">
        <TextInput source="clave" required hint maxLength={10} />
        <TextInput source="nombre" required maxLength={100} />
        <SelectInput source="tipo" choices={especialidadTipo} />
      </FormSection>
    </>
  );
}
