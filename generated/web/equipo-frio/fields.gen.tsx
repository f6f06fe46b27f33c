// Generated from schemas/entities/inventario/equipo-frio.json by `npm run generate`. Do not edit: your change would be lost.

import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
import { tipoEquipoFrio } from './enums.gen';

export function EquipoFrioFields() {
  return (
    <>
      <FormSection id="equipo">
        <TextInput source="clave" required hint maxLength={20} />
        <TextInput source="nombre" required maxLength={80} />
        <ReferenceInput source="almacenId" required reference="almacen" labelField="almacenNombre" />
      </FormSection>
      <FormSection id="rango">
        <SelectInput source="tipo" required hint choices={tipoEquipoFrio} />
        <NumberInput source="minima" required scale={1} unit="°C" />
        <NumberInput source="maxima" required scale={1} unit="°C" />
        <NumberInput source="lecturasPorDia" required hint integer />
      </FormSection>
    </>
  );
}
