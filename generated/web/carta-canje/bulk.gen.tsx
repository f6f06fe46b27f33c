// Generated from schemas/entities/proveedores/carta-canje.json by `npm run generate`. Do not edit: your change would be lost.

import { DateInput } from '#platform/web/ui/form/inputs/DateInput';
import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import type { BulkField } from '#platform/web/ui/list/bulk/bulk-field';

export const bulkFields: readonly BulkField[] = [
  { source: 'memoFolio', input: <TextInput source="memoFolio" required hint maxLength={40} /> },
  { source: 'memoFecha', input: <DateInput source="memoFecha" required /> },
  { source: 'vigenciaMeses', input: <NumberInput source="vigenciaMeses" required integer unit="meses" /> },
  { source: 'plazoRespuestaDias', input: <NumberInput source="plazoRespuestaDias" required integer unit="días" /> },
  { source: 'condiciones', input: <TextArea source="condiciones" wide /> },
  { source: 'observaciones', input: <TextArea source="observaciones" wide /> },
];
