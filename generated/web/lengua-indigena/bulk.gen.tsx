// Generated from schemas/entities/clinica/lengua-indigena.json by `npm run generate`. Do not edit: your change would be lost.

import { SelectInput } from '../../../src/ui/form/inputs/SelectInput';
import { TagsInput } from '../../../src/ui/form/inputs/TagsInput';
import { TextInput } from '../../../src/ui/form/inputs/TextInput';
import type { BulkField } from '../../../src/ui/list/bulk/bulk-field';
import { familiaLinguistica } from './enums.gen';

export const bulkFields: readonly BulkField[] = [
  { source: 'nombre', input: <TextInput source="nombre" required maxLength={100} /> },
  { source: 'familia', input: <SelectInput source="familia" required choices={familiaLinguistica} /> },
  { source: 'otrosNombres', input: <TagsInput source="otrosNombres" hint /> },
];
