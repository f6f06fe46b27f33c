// Generated from schemas/entities/agenda/horario.json by `npm run generate`. Do not edit: your change would be lost.

import { DateInput } from '#platform/web/ui/form/inputs/DateInput';
import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { RecordsInput } from '#platform/web/ui/form/inputs/RecordsInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { TimeInput } from '#platform/web/ui/form/inputs/TimeInput';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
import { diaSemana } from './enums.gen';

export function HorarioFields() {
  return (
    <>
      <FormSection id="quien">
        <ReferenceInput
          source="personalMedicoId"
          hint
          reference="personal-medico"
          filter={{ puedePrescribir: true }}
          labelField="personalMedicoNombre"
        />
        <ReferenceInput source="almacenId" reference="almacen" labelField="almacenNombre" />
        <TextInput source="anden" hint maxLength={20} />
        <ReferenceInput
          source="nucleoId"
          hint
          reference="nucleo"
          dependsOn={{ unidadId: 'unidadId' }}
          labelField="nucleoNombre"
        />
      </FormSection>
      <FormSection id="horas">
        <SelectInput source="diaSemana" required choices={diaSemana} />
        <TimeInput source="inicio" required />
        <TimeInput source="fin" required />
        <NumberInput source="duracionMin" required integer unit="min" />
        <NumberInput source="cupo" required hint integer />
        <DateInput source="vigenciaDesde" />
        <DateInput source="vigenciaHasta" />
      </FormSection>
      <FormSection id="excepciones">
        <RecordsInput source="excepciones" hint maxItems={120}>
          <DateInput source="fecha" required />
          <TimeInput source="inicio" />
          <TimeInput source="fin" />
        </RecordsInput>
      </FormSection>
    </>
  );
}
