// Generated from schemas/entities/proveedores/contrato.json by `npm run generate`. Do not edit: your change would be lost.

import { DateInput } from '#platform/web/ui/form/inputs/DateInput';
import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import type { BulkField } from '#platform/web/ui/list/bulk/bulk-field';

export const bulkFields: readonly BulkField[] = [
  {
    source: 'proveedorId',
    input: <ReferenceInput source="proveedorId" required reference="proveedor" labelField="proveedorNombre" />,
  },
  { source: 'ejercicio', input: <NumberInput source="ejercicio" required integer /> },
  { source: 'vigenciaDesde', input: <DateInput source="vigenciaDesde" required /> },
  { source: 'vigenciaHasta', input: <DateInput source="vigenciaHasta" required /> },
  { source: 'diasCanje', input: <NumberInput source="diasCanje" required hint integer /> },
  { source: 'mesesCaducidadMinima', input: <NumberInput source="mesesCaducidadMinima" required hint integer /> },
];
