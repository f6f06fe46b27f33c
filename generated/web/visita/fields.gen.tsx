// Generated from schemas/entities/consulta/visita.json by `npm run generate`. Do not edit: your change would be lost.

import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
import { tipoVisita, triage } from './enums.gen';

export function VisitaFields() {
  return (
    <>
      <FormSection id="llegada">
        <ReferenceInput source="pacienteId" required reference="paciente" canCreate labelField="pacienteNombre" />
        <SelectInput source="tipo" required choices={tipoVisita} />
        <TextArea source="motivo" required wide />
        <SelectInput source="triage" choices={triage} />
        <ReferenceInput source="unidadId" required reference="unidad" labelField="unidadNombre" />
        <ReferenceInput
          source="nucleoId"
          reference="nucleo"
          dependsOn={{ unidadId: 'unidadId' }}
          labelField="nucleoNombre"
        />
        <ReferenceInput
          source="personalMedicoId"
          reference="personal-medico"
          dependsOn={{ unidadId: 'unidadId' }}
          filter={{ puedePrescribir: true }}
          labelField="personalMedicoNombre"
        />
      </FormSection>
    </>
  );
}
