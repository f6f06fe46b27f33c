// Generated from schemas/entities/red/codigo-postal.json by `npm run generate`. Do not edit: your change would be lost.

import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import type { BulkField } from '#platform/web/ui/list/bulk/bulk-field';
import { codigoPostalZona } from './enums.gen';

export const bulkFields: readonly BulkField[] = [
  {
    source: 'estadoClave',
    input: (
      <ReferenceInput
        source="estadoClave"
        required
        reference="estado"
        filter={{ paisCodigo: 'MX' }}
        labelField="estadoNombre"
      />
    ),
  },
  { source: 'ciudad', input: <TextInput source="ciudad" hint maxLength={80} /> },
  { source: 'zona', input: <SelectInput source="zona" choices={codigoPostalZona} /> },
];
