// Generated from schemas/entities/catalogos/procedimiento.json by `npm run generate`. Do not edit: your change would be lost.

import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import type { BulkField } from '#platform/web/ui/list/bulk/bulk-field';
import { procedimientoTipo, sexoPermitido } from './enums.gen';

export const bulkFields: readonly BulkField[] = [
  { source: 'nombre', input: <TextArea source="nombre" required wide /> },
  { source: 'tipo', input: <SelectInput source="tipo" required choices={procedimientoTipo} /> },
  { source: 'sexoPermitido', input: <SelectInput source="sexoPermitido" required choices={sexoPermitido} /> },
  {
    source: 'requiereConsentimiento',
    empty: false,
    input: <SwitchInput source="requiereConsentimiento" required hint />,
  },
];
