// Generated from schemas/entities/agenda/evento.json by `npm run generate`. Do not edit: your change would be lost.

import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import type { BulkField } from '#platform/web/ui/list/bulk/bulk-field';

export const bulkFields: readonly BulkField[] = [
  { source: 'titulo', input: <TextInput source="titulo" required maxLength={120} /> },
  { source: 'cajas', input: <NumberInput source="cajas" integer /> },
  { source: 'tarimas', input: <NumberInput source="tarimas" integer /> },
  { source: 'observaciones', input: <TextArea source="observaciones" wide /> },
];
