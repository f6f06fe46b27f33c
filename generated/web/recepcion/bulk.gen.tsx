// Generated from schemas/entities/proveedores/recepcion.json by `npm run generate`. Do not edit: your change would be lost.

import { DateInput } from '#platform/web/ui/form/inputs/DateInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import type { BulkField } from '#platform/web/ui/list/bulk/bulk-field';

export const bulkFields: readonly BulkField[] = [
  {
    source: 'almacenId',
    input: <ReferenceInput source="almacenId" required reference="almacen" labelField="almacenNombre" />,
  },
  {
    source: 'proveedorId',
    input: <ReferenceInput source="proveedorId" required reference="proveedor" labelField="proveedorNombre" />,
  },
  { source: 'ordenSuministro', input: <TextInput source="ordenSuministro" maxLength={60} /> },
  { source: 'remision', input: <TextInput source="remision" required hint maxLength={60} /> },
  { source: 'factura', input: <TextInput source="factura" maxLength={60} /> },
  { source: 'fecha', input: <DateInput source="fecha" required /> },
];
