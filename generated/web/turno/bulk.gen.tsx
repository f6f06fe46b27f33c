// Generated from schemas/entities/red/turno.json by `npm run generate`. Do not edit: your change would be lost.

import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import { TimeInput } from '#platform/web/ui/form/inputs/TimeInput';
import type { BulkField } from '#platform/web/ui/list/bulk/bulk-field';
import { turno } from './enums.gen';

export const bulkFields: readonly BulkField[] = [
  { source: 'nombre', input: <TextInput source="nombre" required maxLength={80} /> },
  { source: 'codigo', input: <SelectInput source="codigo" required hint choices={turno} /> },
  { source: 'horaInicio', input: <TimeInput source="horaInicio" required /> },
  { source: 'horaFin', input: <TimeInput source="horaFin" required hint /> },
  { source: 'orden', input: <NumberInput source="orden" hint integer /> },
];
