// Generated from schemas/entities/catalogos/motivo-cancelacion.json by `npm run generate`. Do not edit: your change would be lost.

import { MultiSelect } from '#platform/web/ui/form/inputs/MultiSelect';
import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import type { BulkField } from '#platform/web/ui/list/bulk/bulk-field';
import { tipoDocumento } from './enums.gen';

export const bulkFields: readonly BulkField[] = [
  { source: 'nombre', input: <TextInput source="nombre" required maxLength={100} /> },
  { source: 'aplicaA', input: <MultiSelect source="aplicaA" required hint choices={tipoDocumento} wide /> },
  { source: 'requiereExplicacion', empty: false, input: <SwitchInput source="requiereExplicacion" required hint /> },
  { source: 'orden', input: <NumberInput source="orden" hint integer /> },
];
