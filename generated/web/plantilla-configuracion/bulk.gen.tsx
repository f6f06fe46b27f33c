// Generated from schemas/entities/inventario/plantilla-configuracion.json by `npm run generate`. Do not edit: your change would be lost.

import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import type { BulkField } from '#platform/web/ui/list/bulk/bulk-field';
import { tipoAlmacen } from './enums.gen';

export const bulkFields: readonly BulkField[] = [
  {
    source: 'unidadTipoId',
    input: <ReferenceInput source="unidadTipoId" required reference="unidad-tipo" labelField="unidadTipoNombre" />,
  },
  { source: 'tipoAlmacen', input: <SelectInput source="tipoAlmacen" required hint choices={tipoAlmacen} /> },
];
