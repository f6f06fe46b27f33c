// Generated from schemas/entities/catalogos/lengua-indigena.json by `npm run generate`. Do not edit: your change would be lost.

import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { TagsInput } from '#platform/web/ui/form/inputs/TagsInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
import { familiaLinguistica } from './enums.gen';

export function LenguaIndigenaFields() {
  return (
    <>
      <FormSection id="general">
        <TextInput source="clave" required hint maxLength={25} />
        <TextInput source="nombre" required maxLength={100} />
        <SelectInput source="familia" required choices={familiaLinguistica} />
        <TagsInput source="otrosNombres" hint />
      </FormSection>
    </>
  );
}
