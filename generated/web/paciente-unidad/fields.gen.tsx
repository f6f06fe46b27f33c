// Generated from schemas/entities/clinica/paciente-unidad.json by `npm run generate`. Do not edit: your change would be lost.

import { FormSection } from '../../../src/ui/form/FormSection';
import { DateInput } from '../../../src/ui/form/inputs/DateInput';
import { ReferenceInput } from '../../../src/ui/form/inputs/ReferenceInput';
import { SelectInput } from '../../../src/ui/form/inputs/SelectInput';
import { TextInput } from '../../../src/ui/form/inputs/TextInput';
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
