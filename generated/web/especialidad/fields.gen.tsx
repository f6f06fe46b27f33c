// Generated from schemas/entities/catalogos/especialidad.json by `npm run generate`. Do not edit: your change would be lost.

import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
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
