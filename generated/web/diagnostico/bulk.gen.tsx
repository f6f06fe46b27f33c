// Generated from schemas/entities/catalogos/diagnostico.json by `npm run generate`. Do not edit: your change would be lost.

import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { TagsInput } from '#platform/web/ui/form/inputs/TagsInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import type { BulkField } from '#platform/web/ui/list/bulk/bulk-field';
import { sexoPermitido } from './enums.gen';

export const bulkFields: readonly BulkField[] = [
  { source: 'nombre', input: <TextArea source="nombre" required wide /> },
  { source: 'capitulo', input: <TextInput source="capitulo" hint maxLength={5} /> },
  { source: 'sinonimos', input: <TagsInput source="sinonimos" hint /> },
  { source: 'sexoPermitido', input: <SelectInput source="sexoPermitido" required choices={sexoPermitido} /> },
  { source: 'edadMinimaDias', input: <NumberInput source="edadMinimaDias" hint integer unit="días" /> },
  { source: 'edadMaximaDias', input: <NumberInput source="edadMaximaDias" hint integer unit="días" /> },
  { source: 'notificacionObligatoria', empty: false, input: <SwitchInput source="notificacionObligatoria" hint /> },
  { source: 'cronico', empty: false, input: <SwitchInput source="cronico" /> },
];
