// Generated from schemas/entities/seguridad/permiso.json by `npm run generate`. Do not edit: your change would be lost.

import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
import { riesgoPermiso } from './enums.gen';

export function PermisoFields() {
  return (
    <>
      <FormSection id="general">
        <TextInput source="clave" required hint maxLength={60} />
        <TextInput source="descripcion" required maxLength={200} />
        <TextInput source="descripcionEn" maxLength={200} />
        <TextInput source="recurso" required maxLength={40} />
        <TextInput source="accion" required maxLength={30} />
        <ReferenceInput source="moduloId" required reference="modulo" labelField="moduloNombre" />
        <SelectInput source="riesgo" required hint choices={riesgoPermiso} />
        <SwitchInput source="requiereSegundaPersona" required hint />
      </FormSection>
    </>
  );
}
