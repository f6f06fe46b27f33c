// Generated from schemas/entities/catalogos/interaccion.json by `npm run generate`. Do not edit: your change would be lost.

import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
import { gravedadInteraccion } from './enums.gen';

export function InteraccionFields() {
  return (
    <>
      <FormSection id="general">
        <TextInput source="sustanciaA" required hint maxLength={80} />
        <TextInput source="sustanciaB" required maxLength={80} />
        <SelectInput source="gravedad" required choices={gravedadInteraccion} />
        <TextArea source="efecto" required wide />
        <TextInput source="fuente" maxLength={120} />
      </FormSection>
    </>
  );
}
