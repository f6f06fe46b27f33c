// Generated from schemas/entities/red/cama.json by `npm run generate`. Do not edit: your change would be lost.

import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
import { genero, tipoCama } from './enums.gen';

export function CamaFields() {
  return (
    <>
      <FormSection id="identificacion">
        <ReferenceInput source="unidadId" required reference="unidad" labelField="unidadNombre" />
        <ReferenceInput
          source="servicioId"
          required
          reference="nucleo"
          dependsOn={{ unidadId: 'unidadId' }}
          filter={{ tipo: ['SERVICIO_HOSPITALARIO', 'URGENCIAS', 'QUIROFANO', 'CENTRAL_ENFERMERIA'] }}
          labelField="servicioNombre"
        />
        <TextInput source="numero" required hint maxLength={10} />
        <SelectInput source="tipo" required choices={tipoCama} />
        <SwitchInput source="censable" required hint />
        <SelectInput source="generoPermitido" hint choices={genero} />
      </FormSection>
      <FormSection id="equipo">
        <SwitchInput source="oxigeno" />
        <SwitchInput source="monitor" />
        <SwitchInput source="ventilador" />
      </FormSection>
      <FormSection id="plano">
        <NumberInput source="fila" hint integer />
        <NumberInput source="columna" integer />
      </FormSection>
    </>
  );
}
