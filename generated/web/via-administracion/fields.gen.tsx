// Generated from schemas/entities/catalogos/via-administracion.json by `npm run generate`. Do not edit: your change would be lost.

import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
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
