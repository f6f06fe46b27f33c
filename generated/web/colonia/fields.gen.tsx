// Generated from schemas/entities/geografia/colonia.json by `npm run generate`. Do not edit: your change would be lost.

import { FormSection } from '../../../src/ui/form/FormSection';
import { ReferenceInput } from '../../../src/ui/form/inputs/ReferenceInput';
import { SelectInput } from '../../../src/ui/form/inputs/SelectInput';
import { TextInput } from '../../../src/ui/form/inputs/TextInput';
import { coloniaTipoAsentamiento } from './enums.gen';

export function ColoniaFields() {
  return (
    <>
      <FormSection id="general">
        <TextInput source="nombre" required hint maxLength={100} />
        <SelectInput source="tipoAsentamiento" required choices={coloniaTipoAsentamiento} />
        <ReferenceInput source="municipioId" required hint reference="municipio" labelField="municipioNombre" />
        <ReferenceInput
          source="codigoPostal"
          required
          hint
          reference="codigo-postal"
          dependsOn={{ municipioId: 'municipioId' }}
          fills
          labelField="codigoPostalNombre"
        />
      </FormSection>
    </>
  );
}
