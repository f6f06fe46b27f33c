// Generated from schemas/entities/inventario/conteo.json by `npm run generate`. Do not edit: your change would be lost.

import { DateInput } from '#platform/web/ui/form/inputs/DateInput';
import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { ReferencesInput } from '#platform/web/ui/form/inputs/ReferencesInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import type { BulkField } from '#platform/web/ui/list/bulk/bulk-field';
import { tipoConteo } from './enums.gen';

export const bulkFields: readonly BulkField[] = [
  {
    source: 'almacenId',
    input: <ReferenceInput source="almacenId" required reference="almacen" labelField="almacenNombre" />,
  },
  { source: 'tipo', input: <SelectInput source="tipo" required choices={tipoConteo} /> },
  { source: 'fechaProgramada', input: <DateInput source="fechaProgramada" required /> },
  { source: 'ciego', empty: false, input: <SwitchInput source="ciego" required hint /> },
  { source: 'tolerancia', input: <NumberInput source="tolerancia" required hint scale={2} unit="%" /> },
  { source: 'observaciones', input: <TextArea source="observaciones" wide /> },
  { source: 'insumoIds', input: <ReferencesInput source="insumoIds" hint reference="insumo" wide /> },
  { source: 'ubicacion', input: <TextInput source="ubicacion" hint maxLength={20} /> },
  { source: 'lotesAlAzar', input: <NumberInput source="lotesAlAzar" hint integer /> },
];
