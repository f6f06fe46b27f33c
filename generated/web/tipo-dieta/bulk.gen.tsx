// Generated from schemas/entities/catalogos/tipo-dieta.json by `npm run generate`. Do not edit: your change would be lost.

import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import type { BulkField } from '#platform/web/ui/list/bulk/bulk-field';

export const bulkFields: readonly BulkField[] = [
  { source: 'nombre', input: <TextInput source="nombre" required maxLength={100} /> },
  { source: 'descripcion', input: <TextArea source="descripcion" hint wide /> },
  { source: 'ayuno', empty: false, input: <SwitchInput source="ayuno" required hint /> },
  { source: 'orden', input: <NumberInput source="orden" hint integer /> },
];
