// Generated from schemas/entities/red/pais.json by `npm run generate`. Do not edit: your change would be lost.

import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';

export function PaisFields() {
  return (
    <>
      <FormSection id="general">
        <TextInput source="codigo" required hint maxLength={2} />
        <TextInput source="codigo3" hint maxLength={3} />
        <TextInput source="nombre" required maxLength={80} />
        <TextInput source="nacionalidad" hint maxLength={60} />
        <NumberInput source="orden" hint integer />
      </FormSection>
    </>
  );
}
