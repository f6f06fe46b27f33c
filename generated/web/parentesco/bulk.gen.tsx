// Generated from schemas/entities/clinica/parentesco.json by `npm run generate`. Do not edit: your change would be lost.

import { NumberInput } from '../../../src/ui/form/inputs/NumberInput';
import { SelectInput } from '../../../src/ui/form/inputs/SelectInput';
import { TextInput } from '../../../src/ui/form/inputs/TextInput';
import type { BulkField } from '../../../src/ui/list/bulk/bulk-field';
import { tipoParentesco } from './enums.gen';

export const bulkFields: readonly BulkField[] = [
  { source: 'nombre', input: <TextInput source="nombre" required maxLength={60} /> },
  { source: 'tipo', input: <SelectInput source="tipo" required choices={tipoParentesco} /> },
  { source: 'orden', input: <NumberInput source="orden" hint integer /> },
];
