// Generated from schemas/entities/solicitudes/solicitud.json by `npm run generate`. Do not edit: your change would be lost.

import { DateInput } from '#platform/web/ui/form/inputs/DateInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import type { BulkField } from '#platform/web/ui/list/bulk/bulk-field';
import { tipoSolicitud } from './enums.gen';

export const bulkFields: readonly BulkField[] = [
  { source: 'tipo', input: <SelectInput source="tipo" required choices={tipoSolicitud} /> },
  {
    source: 'almacenSolicitanteId',
    input: (
      <ReferenceInput
        source="almacenSolicitanteId"
        required
        reference="almacen"
        labelField="almacenSolicitanteNombre"
      />
    ),
  },
  {
    source: 'almacenSurtidorId',
    input: (
      <ReferenceInput source="almacenSurtidorId" required reference="almacen" labelField="almacenSurtidorNombre" />
    ),
  },
  { source: 'urgente', empty: false, input: <SwitchInput source="urgente" required hint /> },
  { source: 'aceptaSustitutos', empty: false, input: <SwitchInput source="aceptaSustitutos" hint /> },
  { source: 'fechaRequerida', input: <DateInput source="fechaRequerida" /> },
  { source: 'folioPapel', input: <TextInput source="folioPapel" required maxLength={30} /> },
  { source: 'fechaPapel', input: <DateInput source="fechaPapel" required /> },
  { source: 'motivoManual', input: <TextArea source="motivoManual" required wide /> },
  { source: 'justificacion', input: <TextArea source="justificacion" hint wide /> },
];
