// Generated from schemas/entities/consulta/consulta.json by `npm run generate`. Do not edit: your change would be lost.

import { DateInput } from '#platform/web/ui/form/inputs/DateInput';
import { DateTimeInput } from '#platform/web/ui/form/inputs/DateTimeInput';
import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { ObjectFields } from '#platform/web/ui/form/inputs/ObjectFields';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
import { LinesInput } from '#platform/web/ui/lines/LinesInput';
import { pronostico, tipoConsulta } from './enums.gen';
import { diagnosticosColumns } from './lines.gen';

export function ConsultaFields() {
  return (
    <>
      <FormSection id="consulta">
        <ReferenceInput source="pacienteId" required reference="paciente" labelField="pacienteNombre" />
        <ReferenceInput
          source="visitaId"
          reference="visita"
          dependsOn={{ pacienteId: 'pacienteId' }}
          labelField="visitaNombre"
        />
        <ReferenceInput
          source="signosId"
          hint
          reference="signos"
          dependsOn={{ pacienteId: 'pacienteId' }}
          labelField="signosNombre"
        />
        <ReferenceInput source="unidadId" required reference="unidad" labelField="unidadNombre" />
        <ReferenceInput
          source="nucleoId"
          reference="nucleo"
          dependsOn={{ unidadId: 'unidadId' }}
          labelField="nucleoNombre"
        />
        <SelectInput source="tipo" required choices={tipoConsulta} />
      </FormSection>
      <FormSection id="nota">
        <TextArea source="motivoConsulta" wide />
        <TextArea source="padecimientoActual" wide />
        <TextArea source="exploracionFisica" wide />
        <TextArea source="resultadosRelevantes" wide />
      </FormSection>
      <FormSection id="diagnosticos">
        <LinesInput
          source="diagnosticos"
          rowKey="consultaDiagnosticoId"
          columns={diagnosticosColumns}
          unique={[['diagnosticoId']]}
          maxItems={12}
          plain
        />
      </FormSection>
      <FormSection id="plan">
        <SelectInput source="pronostico" choices={pronostico} />
        <TextArea source="tratamientoIndicaciones" wide />
        <DateInput source="proximaCita" />
        <DateTimeInput source="proximaCitaInicio" hint />
        <NumberInput source="incapacidadDias" integer unit="días" />
        <ObjectFields source="referencia">
          <ReferenceInput source="unidadDestinoId" reference="unidad" />
          <TextArea source="motivo" wide />
          <SwitchInput source="urgente" />
          <TextArea source="resumen" wide />
        </ObjectFields>
      </FormSection>
    </>
  );
}
