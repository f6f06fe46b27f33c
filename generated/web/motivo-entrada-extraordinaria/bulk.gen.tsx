// Generated from schemas/entities/catalogos/motivo-entrada-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import type { BulkField } from '#platform/web/ui/list/bulk/bulk-field';

export const bulkFields: readonly BulkField[] = [
  { source: 'nombre', input: <TextInput source="nombre" required maxLength={100} /> },
  { source: 'requiereAutorizacion', empty: false, input: <SwitchInput source="requiereAutorizacion" required hint /> },
  { source: 'requiereEvidencia', empty: false, input: <SwitchInput source="requiereEvidencia" required hint /> },
  { source: 'permiteSinCosto', empty: false, input: <SwitchInput source="permiteSinCosto" required hint /> },
  { source: 'orden', input: <NumberInput source="orden" hint integer /> },
];
