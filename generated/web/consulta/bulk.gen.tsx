// Generated from schemas/entities/consulta/consulta.json by `npm run generate`. Do not edit: your change would be lost.

import { DateInput } from '#platform/web/ui/form/inputs/DateInput';
import { DateTimeInput } from '#platform/web/ui/form/inputs/DateTimeInput';
import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import type { BulkField } from '#platform/web/ui/list/bulk/bulk-field';
import { pronostico, tipoConsulta } from './enums.gen';

export const bulkFields: readonly BulkField[] = [
  { source: 'tipo', input: <SelectInput source="tipo" required choices={tipoConsulta} /> },
  { source: 'motivoConsulta', input: <TextArea source="motivoConsulta" wide /> },
  { source: 'padecimientoActual', input: <TextArea source="padecimientoActual" wide /> },
  { source: 'exploracionFisica', input: <TextArea source="exploracionFisica" wide /> },
  { source: 'resultadosRelevantes', input: <TextArea source="resultadosRelevantes" wide /> },
  { source: 'pronostico', input: <SelectInput source="pronostico" choices={pronostico} /> },
  { source: 'tratamientoIndicaciones', input: <TextArea source="tratamientoIndicaciones" wide /> },
  { source: 'proximaCita', input: <DateInput source="proximaCita" /> },
  { source: 'proximaCitaInicio', input: <DateTimeInput source="proximaCitaInicio" hint /> },
  { source: 'incapacidadDias', input: <NumberInput source="incapacidadDias" integer unit="días" /> },
];
