// Generated from schemas/entities/inventario/lote.json by `npm run generate`. Do not edit: your change would be lost.

import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import type { BulkField } from '#platform/web/ui/list/bulk/bulk-field';

export const bulkFields: readonly BulkField[] = [
  { source: 'ubicacionCodigo', input: <TextInput source="ubicacionCodigo" maxLength={20} /> },
  { source: 'observaciones', input: <TextArea source="observaciones" wide /> },
];
