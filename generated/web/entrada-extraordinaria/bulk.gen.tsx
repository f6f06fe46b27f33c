// Generated from schemas/entities/inventario/entrada-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

import { DateInput } from '#platform/web/ui/form/inputs/DateInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import type { BulkField } from '#platform/web/ui/list/bulk/bulk-field';

export const bulkFields: readonly BulkField[] = [
  {
    source: 'almacenId',
    input: <ReferenceInput source="almacenId" required reference="almacen" labelField="almacenNombre" />,
  },
  {
    source: 'motivoEntradaExtraordinariaId',
    input: (
      <ReferenceInput
        source="motivoEntradaExtraordinariaId"
        required
        reference="motivo-entrada-extraordinaria"
        labelField="motivoEntradaExtraordinariaNombre"
      />
    ),
  },
  { source: 'fechaDocumento', input: <DateInput source="fechaDocumento" required /> },
  { source: 'procedencia', input: <TextInput source="procedencia" hint maxLength={200} /> },
  { source: 'observaciones', input: <TextArea source="observaciones" hint wide /> },
];
