// Generated from schemas/entities/catalogos/unidad-medida.json by `npm run generate`. Do not edit: your change would be lost.

import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import type { BulkField } from '#platform/web/ui/list/bulk/bulk-field';
import { tipoUnidadMedida } from './enums.gen';

export const bulkFields: readonly BulkField[] = [
  { source: 'nombre', input: <TextInput source="nombre" required maxLength={60} /> },
  { source: 'abreviatura', input: <TextInput source="abreviatura" required hint maxLength={15} /> },
  { source: 'tipo', input: <SelectInput source="tipo" required hint choices={tipoUnidadMedida} /> },
];
