// Generated from schemas/entities/seguridad/usuario.json by `npm run generate`. Do not edit: your change would be lost.

import { EmbedFields } from '#platform/web/ui/form/inputs/EmbedFields';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { ReferencesInput } from '#platform/web/ui/form/inputs/ReferencesInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
import { PersonaFields } from '../persona/fields.gen';
import { estatusUsuario } from './enums.gen';

export function UsuarioFields() {
  return (
    <>
      <FormSection id="cuenta">
        <TextInput source="email" required hint type="email" maxLength={120} />
        <ReferenceInput source="perfilId" required reference="perfil" labelField="perfilNombre" />
        <SelectInput source="estatus" required choices={estatusUsuario} />
        <TextInput source="motivoCuentaAdicional" hint maxLength={200} />
      </FormSection>
      <FormSection id="persona">
        <EmbedFields source="persona">
          <PersonaFields />
        </EmbedFields>
      </FormSection>
      <FormSection id="alcance">
        <ReferenceInput source="personalMedicoId" hint reference="personal-medico" labelField="personalMedicoNombre" />
        <ReferenceInput source="unidadId" hint reference="unidad" labelField="unidadNombre" />
        <ReferenceInput source="proveedorId" hint reference="proveedor" labelField="proveedorNombre" />
        <ReferencesInput source="almacenIds" reference="almacen" wide />
        <ReferencesInput source="servicioIds" reference="nucleo" dependsOn={{ unidadId: 'unidadId' }} wide />
      </FormSection>
    </>
  );
}
