// Generated from schemas/entities/organizacion/almacen.json by `npm run generate`. Do not edit: your change would be lost.

import { FormSection } from '../../../src/ui/form/FormSection';
import { NumberInput } from '../../../src/ui/form/inputs/NumberInput';
import { RecordsInput } from '../../../src/ui/form/inputs/RecordsInput';
import { ReferenceInput } from '../../../src/ui/form/inputs/ReferenceInput';
import { SelectInput } from '../../../src/ui/form/inputs/SelectInput';
import { SwitchInput } from '../../../src/ui/form/inputs/SwitchInput';
import { TextInput } from '../../../src/ui/form/inputs/TextInput';
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
