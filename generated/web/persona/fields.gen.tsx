// Generated from schemas/entities/personas/persona.json by `npm run generate`. Do not edit: your change would be lost.

import { DerivedField } from '#platform/web/ui/form/derived/DerivedField';
import { DateInput } from '#platform/web/ui/form/inputs/DateInput';
import { RadioInput } from '#platform/web/ui/form/inputs/RadioInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
import { genero } from './enums.gen';

export function PersonaFields() {
  return (
    <>
      <FormSection id="identidad">
        <TextInput source="nombre" required hint maxLength={60} />
        <TextInput source="primerApellido" required maxLength={60} />
        <TextInput source="segundoApellido" hint maxLength={60} />
        <TextInput source="curp" hint mask="curp" maxLength={18} />
        <RadioInput source="genero" required choices={genero} />
      </FormSection>
      <FormSection id="nacimiento">
        <DateInput source="fechaNacimiento" required />
        <ReferenceInput source="paisNacimiento" reference="pais" labelField="paisNacimientoNombre" />
        <ReferenceInput source="estadoNacimiento" hint reference="estado" labelField="estadoNacimientoNombre" />
        <DerivedField source="mexicano" type="boolean" />
      </FormSection>
      <FormSection id="contacto">
        <TextInput source="telefono" hint type="phone" mask="phone" maxLength={16} />
        <TextInput source="correo" type="email" maxLength={120} />
      </FormSection>
    </>
  );
}
