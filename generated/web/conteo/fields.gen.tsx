// Generated from schemas/entities/inventario/conteo.json by `npm run generate`. Do not edit: your change would be lost.

import { DateInput } from '#platform/web/ui/form/inputs/DateInput';
import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { ReferencesInput } from '#platform/web/ui/form/inputs/ReferencesInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
import { tipoConteo } from './enums.gen';

export function ConteoFields() {
  return (
    <>
      <FormSection id="documento">
        <ReferenceInput source="almacenId" required reference="almacen" labelField="almacenNombre" />
        <SelectInput source="tipo" required choices={tipoConteo} />
        <DateInput source="fechaProgramada" required />
        <SwitchInput source="ciego" required hint />
        <NumberInput source="tolerancia" required hint scale={2} unit="%" />
        <TextArea source="observaciones" wide />
      </FormSection>
      <FormSection id="alcance">
        <ReferencesInput source="insumoIds" hint reference="insumo" wide />
        <TextInput source="ubicacion" hint maxLength={20} />
        <NumberInput source="lotesAlAzar" hint integer />
      </FormSection>
    </>
  );
}
