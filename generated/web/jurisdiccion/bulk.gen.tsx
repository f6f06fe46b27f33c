// Generated from schemas/entities/red/jurisdiccion.json by `npm run generate`. Do not edit: your change would be lost.

import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import type { BulkField } from '#platform/web/ui/list/bulk/bulk-field';

export const bulkFields: readonly BulkField[] = [
  { source: 'nombre', input: <TextInput source="nombre" required maxLength={80} /> },
  {
    source: 'sedeMunicipioId',
    input: (
      <ReferenceInput source="sedeMunicipioId" required hint reference="municipio" labelField="sedeMunicipioNombre" />
    ),
  },
  {
    source: 'almacenId',
    input: (
      <ReferenceInput
        source="almacenId"
        reference="almacen"
        filter={{ tipo: 'ALMACEN_JURISDICCIONAL' }}
        labelField="almacenNombre"
      />
    ),
  },
  {
    source: 'jefePersonalMedicoId',
    input: (
      <ReferenceInput source="jefePersonalMedicoId" reference="personal-medico" labelField="jefePersonalMedicoNombre" />
    ),
  },
  { source: 'telefono', input: <TextInput source="telefono" hint type="phone" mask="phone" maxLength={16} /> },
  { source: 'correo', input: <TextInput source="correo" type="email" maxLength={120} /> },
];
