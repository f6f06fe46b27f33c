// Generated from schemas/entities/red/color.json by `npm run generate`. Do not edit: your change would be lost.

import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
import { icono, usoColor } from './enums.gen';

export function ColorFields() {
  return (
    <>
      <FormSection id="general">
        <TextInput source="nombre" required maxLength={40} />
        <TextInput source="codigoHex" required hint maxLength={7} />
        <SelectInput source="uso" required choices={usoColor} />
        <TextInput source="codigo" required hint maxLength={30} />
        <SelectInput source="icono" hint choices={icono} />
        <NumberInput source="orden" hint integer />
      </FormSection>
    </>
  );
}
