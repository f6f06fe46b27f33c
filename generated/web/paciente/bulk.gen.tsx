// Generated from schemas/entities/pacientes/paciente.json by `npm run generate`. Do not edit: your change would be lost.

import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { SwitchInput } from '#platform/web/ui/form/inputs/SwitchInput';
import type { BulkField } from '#platform/web/ui/list/bulk/bulk-field';
import { afiliacion, pacienteMotivoSinCurp } from './enums.gen';

export const bulkFields: readonly BulkField[] = [
  { source: 'fechaNacimientoEstimada', empty: false, input: <SwitchInput source="fechaNacimientoEstimada" required /> },
  { source: 'motivoSinCurp', input: <SelectInput source="motivoSinCurp" choices={pacienteMotivoSinCurp} /> },
  {
    source: 'unidadId',
    input: <ReferenceInput source="unidadId" required hint reference="unidad" labelField="unidadNombre" />,
  },
  {
    source: 'nacionalidad',
    input: <ReferenceInput source="nacionalidad" reference="pais" labelField="nacionalidadNombre" />,
  },
  { source: 'afiliacion', input: <SelectInput source="afiliacion" required choices={afiliacion} /> },
];
