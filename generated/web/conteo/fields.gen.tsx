// Generated from schemas/entities/inventario/conteo.json by `npm run generate`. Do not edit: your change would be lost.

import { FormSection } from '../../../src/ui/form/FormSection';
import { DateInput } from '../../../src/ui/form/inputs/DateInput';
import { NumberInput } from '../../../src/ui/form/inputs/NumberInput';
import { ReferenceInput } from '../../../src/ui/form/inputs/ReferenceInput';
import { ReferencesInput } from '../../../src/ui/form/inputs/ReferencesInput';
import { SelectInput } from '../../../src/ui/form/inputs/SelectInput';
import { SwitchInput } from '../../../src/ui/form/inputs/SwitchInput';
import { TextArea } from '../../../src/ui/form/inputs/TextArea';
import { TextInput } from '../../../src/ui/form/inputs/TextInput';
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
