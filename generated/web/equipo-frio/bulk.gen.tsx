// Generated from schemas/entities/inventario/equipo-frio.json by `npm run generate`. Do not edit: your change would be lost.

import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import type { BulkField } from '#platform/web/ui/list/bulk/bulk-field';
import { tipoEquipoFrio } from './enums.gen';

export const bulkFields: readonly BulkField[] = [
  { source: 'nombre', input: <TextInput source="nombre" required maxLength={80} /> },
  { source: 'tipo', input: <SelectInput source="tipo" required hint choices={tipoEquipoFrio} /> },
  { source: 'minima', input: <NumberInput source="minima" required scale={1} unit="°C" /> },
  { source: 'maxima', input: <NumberInput source="maxima" required scale={1} unit="°C" /> },
  { source: 'lecturasPorDia', input: <NumberInput source="lecturasPorDia" required hint integer /> },
];
