// Generated from schemas/entities/organizacion/color.json by `npm run generate`. Do not edit: your change would be lost.

import { NumberInput } from '../../../src/ui/form/inputs/NumberInput';
import { SelectInput } from '../../../src/ui/form/inputs/SelectInput';
import { TextInput } from '../../../src/ui/form/inputs/TextInput';
import type { BulkField } from '../../../src/ui/list/bulk/bulk-field';
import { icono } from './enums.gen';

export const bulkFields: readonly BulkField[] = [
  { source: 'nombre', input: <TextInput source="nombre" required maxLength={40} /> },
  { source: 'codigoHex', input: <TextInput source="codigoHex" required hint maxLength={7} /> },
  { source: 'icono', input: <SelectInput source="icono" hint choices={icono} /> },
  { source: 'orden', input: <NumberInput source="orden" hint integer /> },
];
