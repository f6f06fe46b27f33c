// Generated from schemas/entities/suministro/via-administracion.json by `npm run generate`. Do not edit: your change would be lost.

import { FormSection } from '../../../src/ui/form/FormSection';
import { NumberInput } from '../../../src/ui/form/inputs/NumberInput';
import { SelectInput } from '../../../src/ui/form/inputs/SelectInput';
import { TextInput } from '../../../src/ui/form/inputs/TextInput';
import { via } from './enums.gen';

export function ViaAdministracionFields() {
  return (
    <>
      <FormSection id="general">
        <TextInput source="clave" required hint maxLength={20} />
        <TextInput source="nombre" required maxLength={100} />
        <SelectInput source="codigo" required hint choices={via} />
        <TextInput source="abreviatura" required hint maxLength={12} />
        <NumberInput source="orden" hint integer />
      </FormSection>
    </>
  );
}
