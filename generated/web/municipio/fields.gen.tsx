// Generated from schemas/entities/geografia/municipio.json by `npm run generate`. Do not edit: your change would be lost.

import { FormSection } from '../../../src/ui/form/FormSection';
import { NumberInput } from '../../../src/ui/form/inputs/NumberInput';
import { ReferenceInput } from '../../../src/ui/form/inputs/ReferenceInput';
import { TextInput } from '../../../src/ui/form/inputs/TextInput';

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
