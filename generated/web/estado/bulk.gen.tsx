// Generated from schemas/entities/geografia/estado.json by `npm run generate`. Do not edit: your change would be lost.

import { ReferenceInput } from '../../../src/ui/form/inputs/ReferenceInput';
import { TextInput } from '../../../src/ui/form/inputs/TextInput';
import type { BulkField } from '../../../src/ui/list/bulk/bulk-field';

export const bulkFields: readonly BulkField[] = [
  { source: 'nombre', input: <TextInput source="nombre" required maxLength={60} /> },
  { source: 'abreviatura', input: <TextInput source="abreviatura" maxLength={8} /> },
  {
    source: 'paisCodigo',
    input: <ReferenceInput source="paisCodigo" required reference="pais" labelField="paisNombre" />,
  },
];
