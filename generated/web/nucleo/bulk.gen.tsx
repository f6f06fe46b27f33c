// Generated from schemas/entities/red/nucleo.json by `npm run generate`. Do not edit: your change would be lost.

import { MoneyInput } from '#platform/web/ui/form/inputs/MoneyInput';
import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import type { BulkField } from '#platform/web/ui/list/bulk/bulk-field';
import { tipoNucleo, turno } from './enums.gen';

export const bulkFields: readonly BulkField[] = [
  { source: 'nombre', input: <TextInput source="nombre" required maxLength={80} /> },
  { source: 'tipo', input: <SelectInput source="tipo" required choices={tipoNucleo} /> },
  { source: 'turno', input: <SelectInput source="turno" choices={turno} /> },
  {
    source: 'especialidadId',
    input: (
      <ReferenceInput source="especialidadId" reference="especialidad" canCreate labelField="especialidadNombre" />
    ),
  },
  { source: 'poblacionAsignada', input: <NumberInput source="poblacionAsignada" hint integer /> },
  { source: 'autorizacionAutomatica', empty: false, input: <SwitchInput source="autorizacionAutomatica" hint /> },
  { source: 'importeMaximoAutomatico', input: <MoneyInput source="importeMaximoAutomatico" hint /> },
  {
    source: 'paqueteDeterioroId',
    input: (
      <ReferenceInput source="paqueteDeterioroId" hint reference="procedimiento" labelField="paqueteDeterioroNombre" />
    ),
  },
];
