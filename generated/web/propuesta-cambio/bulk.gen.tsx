// Generated from schemas/entities/proveedores/propuesta-cambio.json by `npm run generate`. Do not edit: your change would be lost.

import { DateInput } from '#platform/web/ui/form/inputs/DateInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import type { BulkField } from '#platform/web/ui/list/bulk/bulk-field';
import { tipoPropuesta } from './enums.gen';

export const bulkFields: readonly BulkField[] = [
  {
    source: 'proveedorId',
    input: <ReferenceInput source="proveedorId" required reference="proveedor" labelField="proveedorNombre" />,
  },
  {
    source: 'almacenId',
    input: <ReferenceInput source="almacenId" required reference="almacen" labelField="almacenNombre" />,
  },
  { source: 'tipo', input: <SelectInput source="tipo" required hint choices={tipoPropuesta} /> },
  { source: 'fechaCompromiso', input: <DateInput source="fechaCompromiso" required hint /> },
  { source: 'proveedorNota', input: <TextArea source="proveedorNota" wide /> },
];
