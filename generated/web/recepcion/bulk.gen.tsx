// Generated from schemas/entities/inventario/recepcion.json by `npm run generate`. Do not edit: your change would be lost.

import { DateInput } from '../../../src/ui/form/inputs/DateInput';
import { ReferenceInput } from '../../../src/ui/form/inputs/ReferenceInput';
import { TextInput } from '../../../src/ui/form/inputs/TextInput';
import type { BulkField } from '../../../src/ui/list/bulk/bulk-field';

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
