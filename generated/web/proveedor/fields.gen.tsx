// Generated from schemas/entities/proveedores/proveedor.json by `npm run generate`. Do not edit: your change would be lost.

import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { ObjectFields } from '#platform/web/ui/form/inputs/ObjectFields';
import { RecordsInput } from '#platform/web/ui/form/inputs/RecordsInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
import { proveedorEstatus, proveedorTipo } from './enums.gen';

export function ProveedorFields() {
  return (
    <>
      <FormSection id="empresa">
        <TextInput source="rfc" required hint maxLength={13} />
        <TextInput source="razonSocial" required hint maxLength={200} />
        <TextInput source="nombreComercial" maxLength={120} />
        <SelectInput source="tipo" required choices={proveedorTipo} />
        <SelectInput source="estatus" required hint choices={proveedorEstatus} />
      </FormSection>
      <FormSection id="contacto">
        <TextInput source="telefono" hint type="phone" mask="phone" maxLength={16} />
        <TextInput source="correo" required hint type="email" maxLength={120} />
        <RecordsInput source="contactos" maxItems={20}>
          <TextInput source="nombre" required maxLength={120} />
          <TextInput source="puesto" maxLength={80} />
          <TextInput source="telefono" type="phone" mask="phone" maxLength={16} />
          <TextInput source="correo" type="email" maxLength={120} />
        </RecordsInput>
      </FormSection>
      <FormSection id="domicilio">
        <ObjectFields source="domicilio" plain>
          <TextInput source="calle" required maxLength={120} />
          <TextInput source="numeroExterior" hint maxLength={15} />
          <TextInput source="numeroInterior" maxLength={15} />
          <ReferenceInput
            source="codigoPostal"
            hint
            reference="codigo-postal"
            dependsOn={{ estadoClave: 'estadoClave', municipioId: 'municipioId' }}
            fills
          />
          <ReferenceInput source="estadoClave" required reference="estado" filter={{ paisCodigo: 'MX' }} />
          <ReferenceInput
            source="municipioId"
            required
            reference="municipio"
            dependsOn={{ estadoClave: 'estadoClave' }}
          />
          <ReferenceInput
            source="coloniaId"
            reference="colonia"
            dependsOn={{ codigoPostal: 'codigoPostal' }}
            canCreate
          />
          <TextInput source="coloniaTexto" maxLength={100} />
          <TextInput source="entreCalles" maxLength={160} />
          <TextArea source="referencias" hint wide />
          <NumberInput source="latitud" scale={6} unit="°" />
          <NumberInput source="longitud" scale={6} unit="°" />
        </ObjectFields>
      </FormSection>
      <FormSection id="sanitario">
        <SwitchInput source="manejaControlados" required hint />
        <TextInput source="licenciaSanitaria" maxLength={40} />
        <TextInput source="avisoFuncionamiento" maxLength={40} />
        <TextInput source="responsableSanitario" hint maxLength={120} />
      </FormSection>
    </>
  );
}
