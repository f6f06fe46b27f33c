// Generated from schemas/entities/agenda/evento.json by `npm run generate`. Do not edit: your change would be lost.

import { FormSection } from '../../../src/ui/form/FormSection';
import { DateTimeInput } from '../../../src/ui/form/inputs/DateTimeInput';
import { ReferenceInput } from '../../../src/ui/form/inputs/ReferenceInput';
import { TextArea } from '../../../src/ui/form/inputs/TextArea';
import { TextInput } from '../../../src/ui/form/inputs/TextInput';

export function EventoFields() {
  return (
    <>
      <FormSection id="cita">
        <ReferenceInput source="pacienteId" reference="paciente" labelField="pacienteNombre" />
        <TextInput source="titulo" required maxLength={120} />
        <ReferenceInput source="unidadId" required reference="unidad" labelField="unidadNombre" />
        <ReferenceInput
          source="personalMedicoId"
          reference="personal-medico"
          dependsOn={{ unidadId: 'unidadId' }}
          filter={{ puedePrescribir: true }}
          labelField="personalMedicoNombre"
        />
        <ReferenceInput
          source="nucleoId"
          hint
          reference="nucleo"
          dependsOn={{ unidadId: 'unidadId' }}
          labelField="nucleoNombre"
        />
        <DateTimeInput source="inicio" required hint />
        <TextArea source="observaciones" wide />
      </FormSection>
    </>
  );
}
