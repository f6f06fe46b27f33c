// Generated from schemas/entities/geografia/estado.json by `npm run generate`. Do not edit: your change would be lost.

import { FormSection } from '../../../src/ui/form/FormSection';
import { ReferenceInput } from '../../../src/ui/form/inputs/ReferenceInput';
import { TextInput } from '../../../src/ui/form/inputs/TextInput';

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
