// Generated from schemas/entities/inventario/alerta-sanitaria.json by `npm run generate`. Do not edit: your change would be lost.

import { DateInput } from '#platform/web/ui/form/inputs/DateInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { TagsInput } from '#platform/web/ui/form/inputs/TagsInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
import { claseAlerta, origenAlerta } from './enums.gen';

export function AlertaSanitariaFields() {
  return (
    <>
      <FormSection id="documento">
        <ReferenceInput source="insumoId" required reference="insumo" labelField="insumoNombre" />
        <TextInput source="numeroLote" required hint maxLength={30} />
        <TagsInput source="otrosNumeros" hint />
        <ReferenceInput source="proveedorId" hint reference="proveedor" labelField="proveedorNombre" />
        <TextInput source="marca" hint maxLength={80} />
        <SwitchInput source="parecidosRevisados" hint />
        <SelectInput source="origen" required choices={origenAlerta} />
        <SelectInput source="clase" required choices={claseAlerta} />
        <ReferenceInput source="unidadId" required reference="unidad" labelField="unidadNombre" />
        <TextInput source="numeroOficio" maxLength={60} />
        <DateInput source="fechaOficio" />
        <TextArea source="motivo" required wide />
        <TextArea source="instrucciones" wide />
      </FormSection>
    </>
  );
}
