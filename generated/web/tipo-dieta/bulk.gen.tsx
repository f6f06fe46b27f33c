// Generated from schemas/entities/clinica/tipo-dieta.json by `npm run generate`. Do not edit: your change would be lost.

import { NumberInput } from '../../../src/ui/form/inputs/NumberInput';
import { SwitchInput } from '../../../src/ui/form/inputs/SwitchInput';
import { TextArea } from '../../../src/ui/form/inputs/TextArea';
import { TextInput } from '../../../src/ui/form/inputs/TextInput';
import type { BulkField } from '../../../src/ui/list/bulk/bulk-field';

export const bulkFields: readonly BulkField[] = [
  { source: 'nombre', input: <TextInput source="nombre" required maxLength={100} /> },
  { source: 'descripcion', input: <TextArea source="descripcion" hint wide /> },
  { source: 'ayuno', empty: false, input: <SwitchInput source="ayuno" required hint /> },
  { source: 'orden', input: <NumberInput source="orden" hint integer /> },
];
