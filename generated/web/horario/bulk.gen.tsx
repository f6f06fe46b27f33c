// Generated from schemas/entities/agenda/horario.json by `npm run generate`. Do not edit: your change would be lost.

import { DateInput } from '#platform/web/ui/form/inputs/DateInput';
import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { TimeInput } from '#platform/web/ui/form/inputs/TimeInput';
import type { BulkField } from '#platform/web/ui/list/bulk/bulk-field';
import { diaSemana } from './enums.gen';

export const bulkFields: readonly BulkField[] = [
  { source: 'diaSemana', input: <SelectInput source="diaSemana" required choices={diaSemana} /> },
  { source: 'inicio', input: <TimeInput source="inicio" required /> },
  { source: 'fin', input: <TimeInput source="fin" required /> },
  { source: 'duracionMin', input: <NumberInput source="duracionMin" required integer unit="min" /> },
  { source: 'cupo', input: <NumberInput source="cupo" required hint integer /> },
  { source: 'vigenciaDesde', input: <DateInput source="vigenciaDesde" /> },
  { source: 'vigenciaHasta', input: <DateInput source="vigenciaHasta" /> },
];
