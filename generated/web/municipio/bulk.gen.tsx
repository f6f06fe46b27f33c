// Generated from schemas/entities/red/municipio.json by `npm run generate`. Do not edit: your change would be lost.

import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import type { BulkField } from '#platform/web/ui/list/bulk/bulk-field';

export const bulkFields: readonly BulkField[] = [
  { source: 'nombre', input: <TextInput source="nombre" required maxLength={80} /> },
  {
    source: 'jurisdiccionId',
    input: <ReferenceInput source="jurisdiccionId" hint reference="jurisdiccion" labelField="jurisdiccionNombre" />,
  },
  { source: 'poblacion', input: <NumberInput source="poblacion" hint integer /> },
];
