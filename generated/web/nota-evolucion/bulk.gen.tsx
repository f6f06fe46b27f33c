// Generated from schemas/entities/hospital/nota-evolucion.json by `npm run generate`. Do not edit: your change would be lost.

import { DateTimeInput } from '#platform/web/ui/form/inputs/DateTimeInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import type { BulkField } from '#platform/web/ui/list/bulk/bulk-field';
import { pronostico } from './enums.gen';

export const bulkFields: readonly BulkField[] = [
  { source: 'fechaHora', input: <DateTimeInput source="fechaHora" required /> },
  { source: 'resumenInterrogatorio', input: <TextArea source="resumenInterrogatorio" wide /> },
  { source: 'exploracionFisica', input: <TextArea source="exploracionFisica" wide /> },
  { source: 'evolucionCuadroClinico', input: <TextArea source="evolucionCuadroClinico" wide /> },
  { source: 'resultadosRelevantes', input: <TextArea source="resultadosRelevantes" wide /> },
  { source: 'habitusExterior', input: <TextArea source="habitusExterior" wide /> },
  { source: 'procedimientosRealizados', input: <TextArea source="procedimientosRealizados" wide /> },
  { source: 'observaciones', input: <TextArea source="observaciones" wide /> },
  { source: 'motivoEnvio', input: <TextArea source="motivoEnvio" wide /> },
  { source: 'respuestaInterconsulta', input: <TextArea source="respuestaInterconsulta" wide /> },
  {
    source: 'unidadReceptoraId',
    input: <ReferenceInput source="unidadReceptoraId" reference="unidad" labelField="unidadReceptoraNombre" />,
  },
  { source: 'manejoEstancia', input: <TextArea source="manejoEstancia" wide /> },
  { source: 'problemasPendientes', input: <TextArea source="problemasPendientes" wide /> },
  { source: 'pronostico', input: <SelectInput source="pronostico" choices={pronostico} /> },
  { source: 'tratamientoIndicaciones', input: <TextArea source="tratamientoIndicaciones" wide /> },
  { source: 'recomendaciones', input: <TextArea source="recomendaciones" wide /> },
  { source: 'factoresRiesgo', input: <TextArea source="factoresRiesgo" wide /> },
];
