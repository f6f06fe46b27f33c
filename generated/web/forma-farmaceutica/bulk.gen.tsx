// Generated from schemas/entities/suministro/forma-farmaceutica.json by `npm run generate`. Do not edit: your change would be lost.

import { SelectInput } from '../../../src/ui/form/inputs/SelectInput';
import { TextInput } from '../../../src/ui/form/inputs/TextInput';
import type { BulkField } from '../../../src/ui/list/bulk/bulk-field';
import { formaFarmaceuticaEstadoFisico } from './enums.gen';

export const bulkFields: readonly BulkField[] = [
  { source: 'nombre', input: <TextInput source="nombre" required maxLength={100} /> },
  {
    source: 'estadoFisico',
    input: <SelectInput source="estadoFisico" required choices={formaFarmaceuticaEstadoFisico} />,
  },
];
