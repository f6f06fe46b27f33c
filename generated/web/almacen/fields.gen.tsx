// Generated from schemas/entities/red/almacen.json by `npm run generate`. Do not edit: your change would be lost.

import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { RecordsInput } from '#platform/web/ui/form/inputs/RecordsInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
import { almacenPoliticaSurtido, estadoUbicacion, tipoAlmacen } from './enums.gen';

export function AlmacenFields() {
  return (
    <>
      <FormSection id="identificacion">
        <TextInput source="clave" required hint maxLength={15} />
        <TextInput source="nombre" required maxLength={120} />
        <SelectInput source="tipo" required choices={tipoAlmacen} />
        <ReferenceInput source="unidadId" required reference="unidad" labelField="unidadNombre" />
        <ReferenceInput
          source="responsablePersonalId"
          required
          reference="personal-medico"
          labelField="responsablePersonalNombre"
        />
      </FormSection>
      <FormSection id="operacion">
        <ReferenceInput source="almacenAbastecedorId" hint reference="almacen" labelField="almacenAbastecedorNombre" />
        <SelectInput source="politicaSurtido" required hint choices={almacenPoliticaSurtido} />
        <NumberInput source="diasVigenciaMinimaSalida" required hint integer unit="días" />
        <SwitchInput source="manejaControlados" required hint />
        <SwitchInput source="manejaRedFria" required />
        <SwitchInput source="surtimientoCruzado" hint />
      </FormSection>
      <FormSection id="ubicaciones">
        <RecordsInput source="ubicaciones" hint maxItems={500}>
          <TextInput source="codigo" required maxLength={20} />
          <TextInput source="descripcion" maxLength={120} />
          <SelectInput source="estado" required choices={estadoUbicacion} />
        </RecordsInput>
      </FormSection>
    </>
  );
}
