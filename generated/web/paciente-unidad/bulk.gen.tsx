// Generated from schemas/entities/pacientes/paciente-unidad.json by `npm run generate`. Do not edit: your change would be lost.

import { DateInput } from '#platform/web/ui/form/inputs/DateInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import type { BulkField } from '#platform/web/ui/list/bulk/bulk-field';
import { estatusExpediente } from './enums.gen';

export const bulkFields: readonly BulkField[] = [
  { source: 'fechaApertura', input: <DateInput source="fechaApertura" required /> },
  { source: 'archivoFisico', input: <TextInput source="archivoFisico" maxLength={40} /> },
  {
    source: 'estatusExpediente',
    input: <SelectInput source="estatusExpediente" required choices={estatusExpediente} />,
  },
];
