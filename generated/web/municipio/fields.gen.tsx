// Generated from schemas/entities/red/municipio.json by `npm run generate`. Do not edit: your change would be lost.

import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';

export function MunicipioFields() {
  return (
    <>
      <FormSection id="general">
        <TextInput source="nombre" required maxLength={80} />
        <ReferenceInput
          source="estadoClave"
          required
          reference="estado"
          filter={{ paisCodigo: 'MX' }}
          labelField="estadoNombre"
        />
        <TextInput source="claveInegi" required hint mask="digits" maxLength={3} />
        <ReferenceInput source="jurisdiccionId" hint reference="jurisdiccion" labelField="jurisdiccionNombre" />
        <NumberInput source="poblacion" hint integer />
      </FormSection>
    </>
  );
}
