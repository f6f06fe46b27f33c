// Generated from schemas/entities/consulta/consulta.json by `npm run generate`. Do not edit: your change would be lost.

import { DateInput } from '../../../src/ui/form/inputs/DateInput';
import { DateTimeInput } from '../../../src/ui/form/inputs/DateTimeInput';
import { NumberInput } from '../../../src/ui/form/inputs/NumberInput';
import { SelectInput } from '../../../src/ui/form/inputs/SelectInput';
import { TextArea } from '../../../src/ui/form/inputs/TextArea';
import type { BulkField } from '../../../src/ui/list/bulk/bulk-field';
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
