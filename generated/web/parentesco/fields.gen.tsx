// Generated from schemas/entities/clinica/parentesco.json by `npm run generate`. Do not edit: your change would be lost.

import { FormSection } from '../../../src/ui/form/FormSection';
import { NumberInput } from '../../../src/ui/form/inputs/NumberInput';
import { SelectInput } from '../../../src/ui/form/inputs/SelectInput';
import { TextInput } from '../../../src/ui/form/inputs/TextInput';
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
