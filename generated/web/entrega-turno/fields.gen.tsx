// Generated from schemas/entities/hospital/entrega-turno.json by `npm run generate`. Do not edit: your change would be lost.

import { DateInput } from '#platform/web/ui/form/inputs/DateInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
import { LinesInput } from '#platform/web/ui/lines/LinesInput';
import { turnoHospital } from './enums.gen';
import { pacientesColumns } from './lines.gen';

export function EntregaTurnoFields() {
  return (
    <>
      <FormSection id="turno">
        <ReferenceInput source="servicioId" required reference="nucleo" labelField="servicioNombre" />
        <DateInput source="fecha" required />
        <SelectInput source="turno" required choices={turnoHospital} />
      </FormSection>
      <FormSection id="pacientes">
        <LinesInput
          source="pacientes"
          rowKey="entregaTurnoPacienteId"
          columns={pacientesColumns}
          unique={[['hospitalizacionId']]}
          maxItems={100}
        />
        <TextArea source="observaciones" wide />
      </FormSection>
      <FormSection id="firma">
        <ReferenceInput source="recibeId" reference="usuario" labelField="recibeNombre" />
        <TextInput source="quienRecibe" maxLength={200} />
      </FormSection>
    </>
  );
}
