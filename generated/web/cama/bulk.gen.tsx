// Generated from schemas/entities/red/cama.json by `npm run generate`. Do not edit: your change would be lost.

import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import type { BulkField } from '#platform/web/ui/list/bulk/bulk-field';
import { genero, tipoCama } from './enums.gen';

export const bulkFields: readonly BulkField[] = [
  { source: 'tipo', input: <SelectInput source="tipo" required choices={tipoCama} /> },
  { source: 'censable', empty: false, input: <SwitchInput source="censable" required hint /> },
  { source: 'generoPermitido', input: <SelectInput source="generoPermitido" hint choices={genero} /> },
  { source: 'oxigeno', empty: false, input: <SwitchInput source="oxigeno" /> },
  { source: 'monitor', empty: false, input: <SwitchInput source="monitor" /> },
  { source: 'ventilador', empty: false, input: <SwitchInput source="ventilador" /> },
  { source: 'fila', input: <NumberInput source="fila" hint integer /> },
  { source: 'columna', input: <NumberInput source="columna" integer /> },
];
