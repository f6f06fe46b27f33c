// Generated from schemas/entities/red/estado.json by `npm run generate`. Do not edit: your change would be lost.

import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import type { BulkField } from '#platform/web/ui/list/bulk/bulk-field';

export const bulkFields: readonly BulkField[] = [
  { source: 'nombre', input: <TextInput source="nombre" required maxLength={60} /> },
  { source: 'abreviatura', input: <TextInput source="abreviatura" maxLength={8} /> },
  {
    source: 'paisCodigo',
    input: <ReferenceInput source="paisCodigo" required reference="pais" labelField="paisNombre" />,
  },
];
