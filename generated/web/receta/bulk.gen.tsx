// Generated from schemas/entities/farmacia/receta.json by `npm run generate`. Do not edit: your change would be lost.

import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import type { BulkField } from '#platform/web/ui/list/bulk/bulk-field';

export const bulkFields: readonly BulkField[] = [
  {
    source: 'almacenId',
    input: (
      <ReferenceInput
        source="almacenId"
        hint
        reference="almacen"
        filter={{ tipo: ['FARMACIA', 'CENDIS'] }}
        labelField="almacenNombre"
      />
    ),
  },
  {
    source: 'diagnosticoId',
    input: <ReferenceInput source="diagnosticoId" hint reference="diagnostico" labelField="diagnosticoNombre" />,
  },
  { source: 'surtimientosPermitidos', input: <NumberInput source="surtimientosPermitidos" required hint integer /> },
  { source: 'indicacionesGenerales', input: <TextArea source="indicacionesGenerales" wide /> },
];
