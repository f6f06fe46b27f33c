// Generated from schemas/entities/red/pais.json by `npm run generate`. Do not edit: your change would be lost.

import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import type { BulkField } from '#platform/web/ui/list/bulk/bulk-field';

export const bulkFields: readonly BulkField[] = [
  { source: 'nombre', input: <TextInput source="nombre" required maxLength={80} /> },
  { source: 'nacionalidad', input: <TextInput source="nacionalidad" hint maxLength={60} /> },
  { source: 'orden', input: <NumberInput source="orden" hint integer /> },
];
