// Generated from schemas/entities/personas/personal-medico.json by `npm run generate`. Do not edit: your change would be lost.

import { DateInput } from '#platform/web/ui/form/inputs/DateInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import type { BulkField } from '#platform/web/ui/list/bulk/bulk-field';
import { tipoPersonal, turno } from './enums.gen';

export const bulkFields: readonly BulkField[] = [
  { source: 'tipo', input: <SelectInput source="tipo" required choices={tipoPersonal} /> },
  {
    source: 'unidadId',
    input: <ReferenceInput source="unidadId" required hint reference="unidad" labelField="unidadNombre" />,
  },
  { source: 'turno', input: <SelectInput source="turno" required choices={turno} /> },
  { source: 'cargoCodigo', input: <TextInput source="cargoCodigo" hint maxLength={10} /> },
  { source: 'cargoNombre', input: <TextInput source="cargoNombre" maxLength={100} /> },
  {
    source: 'especialidadId',
    input: (
      <ReferenceInput source="especialidadId" reference="especialidad" canCreate labelField="especialidadNombre" />
    ),
  },
  { source: 'cedulaProfesional', input: <TextInput source="cedulaProfesional" hint mask="digits" maxLength={8} /> },
  { source: 'cedulaEspecialidad', input: <TextInput source="cedulaEspecialidad" hint mask="digits" maxLength={8} /> },
  { source: 'puedePrescribir', empty: false, input: <SwitchInput source="puedePrescribir" required hint /> },
  {
    source: 'puedePrescribirControlados',
    empty: false,
    input: <SwitchInput source="puedePrescribirControlados" required hint />,
  },
  { source: 'puedeAutorizarOrdenCargo', empty: false, input: <SwitchInput source="puedeAutorizarOrdenCargo" hint /> },
  { source: 'fechaBaja', input: <DateInput source="fechaBaja" /> },
  { source: 'motivoBaja', input: <TextInput source="motivoBaja" required maxLength={200} /> },
];
