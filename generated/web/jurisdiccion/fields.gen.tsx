// Generated from schemas/entities/red/jurisdiccion.json by `npm run generate`. Do not edit: your change would be lost.

import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';

export function JurisdiccionFields() {
  return (
    <>
      <FormSection id="datos">
        <NumberInput source="numero" required hint integer />
        <TextInput source="nombre" required maxLength={80} />
        <ReferenceInput source="sedeMunicipioId" required hint reference="municipio" labelField="sedeMunicipioNombre" />
        <ReferenceInput
          source="almacenId"
          reference="almacen"
          filter={{ tipo: 'ALMACEN_JURISDICCIONAL' }}
          labelField="almacenNombre"
        />
      </FormSection>
      <FormSection id="contacto">
        <ReferenceInput
          source="jefePersonalMedicoId"
          reference="personal-medico"
          labelField="jefePersonalMedicoNombre"
        />
        <TextInput source="telefono" hint type="phone" mask="phone" maxLength={16} />
        <TextInput source="correo" type="email" maxLength={120} />
      </FormSection>
    </>
  );
}
