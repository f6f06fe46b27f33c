// Generated from schemas/entities/red/colonia.json by `npm run generate`. Do not edit: your change would be lost.

import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
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
