// Generated from schemas/entities/hospital/nota-evolucion.json by `npm run generate`. Do not edit: your change would be lost.

import { DateTimeInput } from '#platform/web/ui/form/inputs/DateTimeInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { FormSection } from '#platform/web/ui/form/page/FormSection';
import { LinesInput } from '#platform/web/ui/lines/LinesInput';
import { pronostico, tipoNota } from './enums.gen';
import { diagnosticosColumns } from './lines.gen';

export function NotaEvolucionFields() {
  return (
    <>
      <FormSection id="nota">
        <ReferenceInput
          source="hospitalizacionId"
          required
          reference="hospitalizacion"
          labelField="hospitalizacionNombre"
        />
        <SelectInput source="tipo" required choices={tipoNota} />
        <DateTimeInput source="fechaHora" required />
        <ReferenceInput
          source="adendaDeId"
          reference="nota-evolucion"
          dependsOn={{ hospitalizacionId: 'hospitalizacionId' }}
          labelField="adendaDeNombre"
        />
        <ReferenceInput
          source="signosId"
          hint
          reference="signos"
          dependsOn={{ pacienteId: 'pacienteId' }}
          labelField="signosNombre"
        />
      </FormSection>
      <FormSection id="contenido">
        <TextArea source="resumenInterrogatorio" wide />
        <TextArea source="exploracionFisica" wide />
        <TextArea source="evolucionCuadroClinico" wide />
        <TextArea source="resultadosRelevantes" wide />
        <TextArea source="habitusExterior" wide />
        <TextArea source="procedimientosRealizados" wide />
        <TextArea source="observaciones" wide />
        <ReferenceInput
          source="servicioInterconsultadoId"
          reference="nucleo"
          dependsOn={{ unidadId: 'unidadId' }}
          labelField="servicioInterconsultadoNombre"
        />
        <TextArea source="motivoEnvio" wide />
        <TextArea source="respuestaInterconsulta" wide />
        <ReferenceInput source="unidadReceptoraId" reference="unidad" labelField="unidadReceptoraNombre" />
        <TextArea source="manejoEstancia" wide />
        <TextArea source="problemasPendientes" wide />
      </FormSection>
      <FormSection id="diagnosticos">
        <LinesInput
          source="diagnosticos"
          rowKey="notaEvolucionDiagnosticoId"
          columns={diagnosticosColumns}
          unique={[['diagnosticoId']]}
          maxItems={12}
          plain
        />
      </FormSection>
      <FormSection id="plan">
        <SelectInput source="pronostico" choices={pronostico} />
        <TextArea source="tratamientoIndicaciones" wide />
        <TextArea source="recomendaciones" wide />
        <TextArea source="factoresRiesgo" wide />
      </FormSection>
    </>
  );
}
