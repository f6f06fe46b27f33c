// Generated from schemas/entities/catalogos/lengua-indigena.json by `npm run generate`. Do not edit: your change would be lost.

import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { TagsInput } from '#platform/web/ui/form/inputs/TagsInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import type { BulkField } from '#platform/web/ui/list/bulk/bulk-field';
import { familiaLinguistica } from './enums.gen';

export const bulkFields: readonly BulkField[] = [
  { source: 'nombre', input: <TextInput source="nombre" required maxLength={100} /> },
  { source: 'familia', input: <SelectInput source="familia" required choices={familiaLinguistica} /> },
  { source: 'otrosNombres', input: <TagsInput source="otrosNombres" hint /> },
];
