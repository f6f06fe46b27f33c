// Generated from schemas/entities/catalogos/motivo-salida-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import type { BulkField } from '#platform/web/ui/list/bulk/bulk-field';
import { destinoSalida } from './enums.gen';

export const bulkFields: readonly BulkField[] = [
  { source: 'nombre', input: <TextInput source="nombre" required maxLength={100} /> },
  { source: 'requiereAutorizacion', empty: false, input: <SwitchInput source="requiereAutorizacion" required hint /> },
  { source: 'requiereEvidencia', empty: false, input: <SwitchInput source="requiereEvidencia" required hint /> },
  { source: 'requiereActa', empty: false, input: <SwitchInput source="requiereActa" required hint /> },
  { source: 'destino', input: <SelectInput source="destino" required choices={destinoSalida} /> },
  { source: 'esMerma', empty: false, input: <SwitchInput source="esMerma" required hint /> },
  { source: 'permiteLoteCaducado', empty: false, input: <SwitchInput source="permiteLoteCaducado" required /> },
  { source: 'orden', input: <NumberInput source="orden" hint integer /> },
];
