// Generated from schemas/entities/ordenes/orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.

import { DateTimeInput } from '#platform/web/ui/form/inputs/DateTimeInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import type { BulkField } from '#platform/web/ui/list/bulk/bulk-field';
import { tipoOrdenCargo } from './enums.gen';

export const bulkFields: readonly BulkField[] = [
  { source: 'tipo', input: <SelectInput source="tipo" required choices={tipoOrdenCargo} /> },
  { source: 'motivoUrgencia', input: <TextInput source="motivoUrgencia" maxLength={200} /> },
  { source: 'requeridaPara', input: <DateTimeInput source="requeridaPara" /> },
];
