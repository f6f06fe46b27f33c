// Generated from schemas/entities/red/codigo-postal.json by `npm run generate`. Do not edit: your change would be lost.

import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
import { codigoPostalZona } from './enums.gen';

export function CodigoPostalFields() {
  return (
    <>
      <FormSection id="general">
        <TextInput source="codigo" required hint mask="postalCode" maxLength={5} />
        <ReferenceInput
          source="estadoClave"
          required
          reference="estado"
          filter={{ paisCodigo: 'MX' }}
          labelField="estadoNombre"
        />
        <ReferenceInput
          source="municipioId"
          required
          reference="municipio"
          dependsOn={{ estadoClave: 'estadoClave' }}
          labelField="municipioNombre"
        />
        <TextInput source="ciudad" hint maxLength={80} />
        <SelectInput source="zona" choices={codigoPostalZona} />
      </FormSection>
    </>
  );
}
