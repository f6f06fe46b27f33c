// Generated from schemas/entities/red/estado.json by `npm run generate`. Do not edit: your change would be lost.

import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';

export function EstadoFields() {
  return (
    <>
      <FormSection id="general">
        <TextInput source="clave" required hint maxLength={2} />
        <TextInput source="nombre" required maxLength={60} />
        <TextInput source="abreviatura" maxLength={8} />
        <TextInput source="claveInegi" hint mask="digits" maxLength={2} />
        <ReferenceInput source="paisCodigo" required reference="pais" labelField="paisNombre" />
      </FormSection>
    </>
  );
}
