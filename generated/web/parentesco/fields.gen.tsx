// Generated from schemas/entities/catalogos/parentesco.json by `npm run generate`. Do not edit: your change would be lost.

import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
import { tipoParentesco } from './enums.gen';

export function ParentescoFields() {
  return (
    <>
      <FormSection id="general">
        <TextInput source="clave" required hint maxLength={20} />
        <TextInput source="nombre" required maxLength={60} />
        <SelectInput source="tipo" required choices={tipoParentesco} />
        <NumberInput source="orden" hint integer />
      </FormSection>
    </>
  );
}
