// Generated from schemas/entities/inventario/lote.json by `npm run generate`. Do not edit: your change would be lost.

import { TextArea } from '../../../src/ui/form/inputs/TextArea';
import { TextInput } from '../../../src/ui/form/inputs/TextInput';
import type { BulkField } from '../../../src/ui/list/bulk/bulk-field';

export const bulkFields: readonly BulkField[] = [
  { source: 'ubicacionCodigo', input: <TextInput source="ubicacionCodigo" maxLength={20} /> },
  { source: 'observaciones', input: <TextArea source="observaciones" wide /> },
];
