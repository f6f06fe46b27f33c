// Generated from schemas/entities/catalogos/religion.json by `npm run generate`. Do not edit: your change would be lost.

import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
import { grupoReligion } from './enums.gen';

export function ReligionFields() {
  return (
    <>
      <FormSection id="general">
        <TextInput source="clave" required hint maxLength={20} />
        <TextInput source="nombre" required maxLength={100} />
        <SelectInput source="grupo" required choices={grupoReligion} />
      </FormSection>
    </>
  );
}
