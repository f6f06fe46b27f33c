// Generated from schemas/entities/red/color.json by `npm run generate`. Do not edit: your change would be lost.

import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import type { BulkField } from '#platform/web/ui/list/bulk/bulk-field';
import { icono } from './enums.gen';

export const bulkFields: readonly BulkField[] = [
  { source: 'nombre', input: <TextInput source="nombre" required maxLength={40} /> },
  { source: 'codigoHex', input: <TextInput source="codigoHex" required hint maxLength={7} /> },
  { source: 'icono', input: <SelectInput source="icono" hint choices={icono} /> },
  { source: 'orden', input: <NumberInput source="orden" hint integer /> },
];
