// Generated from schemas/entities/pacientes/paciente-unidad.json by `npm run generate`. Do not edit: your change would be lost.

import { DateInput } from '#platform/web/ui/form/inputs/DateInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
import { estatusExpediente } from './enums.gen';

export function PacienteUnidadFields() {
  return (
    <>
      <FormSection id="expediente">
        <TextInput source="numeroExpediente" hint maxLength={20} />
        <ReferenceInput source="pacienteId" required reference="paciente" labelField="pacienteNombre" />
        <ReferenceInput source="unidadId" required reference="unidad" labelField="unidadNombre" />
        <ReferenceInput
          source="nucleoId"
          reference="nucleo"
          dependsOn={{ unidadId: 'unidadId' }}
          labelField="nucleoNombre"
        />
        <DateInput source="fechaApertura" required />
        <TextInput source="archivoFisico" maxLength={40} />
        <SelectInput source="estatusExpediente" required choices={estatusExpediente} />
      </FormSection>
    </>
  );
}
