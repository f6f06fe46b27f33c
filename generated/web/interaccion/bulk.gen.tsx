// Generated from schemas/entities/catalogos/interaccion.json by `npm run generate`. Do not edit: your change would be lost.

import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import type { BulkField } from '#platform/web/ui/list/bulk/bulk-field';
import { gravedadInteraccion } from './enums.gen';

export const bulkFields: readonly BulkField[] = [
  { source: 'gravedad', input: <SelectInput source="gravedad" required choices={gravedadInteraccion} /> },
  { source: 'efecto', input: <TextArea source="efecto" required wide /> },
  { source: 'fuente', input: <TextInput source="fuente" maxLength={120} /> },
];
