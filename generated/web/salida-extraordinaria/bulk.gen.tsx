// Generated from schemas/entities/inventario/salida-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

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
    source: 'motivoSalidaExtraordinariaId',
    input: (
      <ReferenceInput
        source="motivoSalidaExtraordinariaId"
        required
        reference="motivo-salida-extraordinaria"
        labelField="motivoSalidaExtraordinariaNombre"
      />
    ),
  },
  { source: 'fechaDocumento', input: <DateInput source="fechaDocumento" required /> },
  { source: 'destinoTexto', input: <TextInput source="destinoTexto" hint maxLength={200} /> },
  { source: 'actaNumero', input: <TextInput source="actaNumero" maxLength={40} /> },
  { source: 'observaciones', input: <TextArea source="observaciones" hint wide /> },
];
