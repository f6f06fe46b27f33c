// Generated from schemas/entities/red/nucleo.json by `npm run generate`. Do not edit: your change would be lost.

import { MoneyInput } from '#platform/web/ui/form/inputs/MoneyInput';
import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
import { tipoNucleo, turno } from './enums.gen';

export function NucleoFields() {
  return (
    <>
      <FormSection id="identificacion">
        <ReferenceInput source="unidadId" required reference="unidad" labelField="unidadNombre" />
        <TextInput source="clave" required hint maxLength={10} />
        <TextInput source="nombre" required maxLength={80} />
        <SelectInput source="tipo" required choices={tipoNucleo} />
        <SelectInput source="turno" choices={turno} />
        <ReferenceInput source="especialidadId" reference="especialidad" canCreate labelField="especialidadNombre" />
        <NumberInput source="poblacionAsignada" hint integer />
      </FormSection>
      <FormSection id="equipo">
        <ReferenceInput
          source="medicoId"
          reference="personal-medico"
          dependsOn={{ unidadId: 'unidadId' }}
          filter={{ tipo: 'MEDICO' }}
          labelField="medicoNombre"
        />
        <ReferenceInput
          source="enfermeraId"
          reference="personal-medico"
          dependsOn={{ unidadId: 'unidadId' }}
          filter={{ tipo: 'ENFERMERIA' }}
          labelField="enfermeraNombre"
        />
        <ReferenceInput
          source="promotorId"
          reference="personal-medico"
          dependsOn={{ unidadId: 'unidadId' }}
          labelField="promotorNombre"
        />
      </FormSection>
      <FormSection id="abasto">
        <ReferenceInput
          source="almacenId"
          hint
          reference="almacen"
          dependsOn={{ unidadId: 'unidadId' }}
          labelField="almacenNombre"
        />
        <ReferenceInput
          source="almacenSurtidorId"
          hint
          reference="almacen"
          dependsOn={{ unidadId: 'unidadId' }}
          filter={{ tipo: ['CENDIS', 'FARMACIA'] }}
          labelField="almacenSurtidorNombre"
        />
        <SwitchInput source="autorizacionAutomatica" hint />
        <MoneyInput source="importeMaximoAutomatico" hint />
        <ReferenceInput
          source="paqueteDeterioroId"
          hint
          reference="procedimiento"
          labelField="paqueteDeterioroNombre"
        />
      </FormSection>
    </>
  );
}
