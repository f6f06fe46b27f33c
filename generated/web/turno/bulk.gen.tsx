// Generated from schemas/entities/organizacion/turno.json by `npm run generate`. Do not edit: your change would be lost.

import { NumberInput } from '../../../src/ui/form/inputs/NumberInput';
import { SelectInput } from '../../../src/ui/form/inputs/SelectInput';
import { TextInput } from '../../../src/ui/form/inputs/TextInput';
import { TimeInput } from '../../../src/ui/form/inputs/TimeInput';
import type { BulkField } from '../../../src/ui/list/bulk/bulk-field';
import { turno } from './enums.gen';

export const bulkFields: readonly BulkField[] = [
  { source: 'nombre', input: <TextInput source="nombre" required maxLength={80} /> },
  { source: 'codigo', input: <SelectInput source="codigo" required hint choices={turno} /> },
  { source: 'horaInicio', input: <TimeInput source="horaInicio" required /> },
  { source: 'horaFin', input: <TimeInput source="horaFin" required hint /> },
  { source: 'orden', input: <NumberInput source="orden" hint integer /> },
];
