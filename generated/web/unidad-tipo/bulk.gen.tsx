// Generated from schemas/entities/red/unidad-tipo.json by `npm run generate`. Do not edit: your change would be lost.

import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import type { BulkField } from '#platform/web/ui/list/bulk/bulk-field';
import { grupoUnidad } from './enums.gen';

export const bulkFields: readonly BulkField[] = [
  { source: 'nombre', input: <TextInput source="nombre" required maxLength={80} /> },
  { source: 'grupo', input: <SelectInput source="grupo" required hint choices={grupoUnidad} /> },
  { source: 'nivelAtencion', input: <NumberInput source="nivelAtencion" required hint integer /> },
  { source: 'tieneHospitalizacion', empty: false, input: <SwitchInput source="tieneHospitalizacion" /> },
  { source: 'tieneFarmacia', empty: false, input: <SwitchInput source="tieneFarmacia" /> },
  { source: 'tieneUrgencias', empty: false, input: <SwitchInput source="tieneUrgencias" /> },
  { source: 'nucleosPrevistos', input: <NumberInput source="nucleosPrevistos" hint integer /> },
];
