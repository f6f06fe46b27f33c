// Generated from schemas/entities/catalogos/sustancia.json by `npm run generate`. Do not edit: your change would be lost.

import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { TagsInput } from '#platform/web/ui/form/inputs/TagsInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import type { BulkField } from '#platform/web/ui/list/bulk/bulk-field';
import { tipoSustancia } from './enums.gen';

export const bulkFields: readonly BulkField[] = [
  { source: 'tipo', input: <SelectInput source="tipo" required choices={tipoSustancia} /> },
  { source: 'atc', input: <TextInput source="atc" hint maxLength={7} /> },
  { source: 'sinonimos', input: <TagsInput source="sinonimos" hint /> },
  { source: 'grupos', input: <TagsInput source="grupos" hint /> },
  { source: 'cruzadas', input: <TagsInput source="cruzadas" hint /> },
  { source: 'comparteAlergia', empty: false, input: <SwitchInput source="comparteAlergia" /> },
  { source: 'duplicaTerapia', empty: false, input: <SwitchInput source="duplicaTerapia" /> },
  { source: 'fuente', input: <TextInput source="fuente" maxLength={200} /> },
];
