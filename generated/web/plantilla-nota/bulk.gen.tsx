// Generated from schemas/entities/consulta/plantilla-nota.json by `npm run generate`. Do not edit: your change would be lost.

import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import type { BulkField } from '#platform/web/ui/list/bulk/bulk-field';

export const bulkFields: readonly BulkField[] = [
  { source: 'nombre', input: <TextInput source="nombre" required maxLength={80} /> },
  {
    source: 'diagnosticoId',
    input: <ReferenceInput source="diagnosticoId" required reference="diagnostico" labelField="diagnosticoNombre" />,
  },
  {
    source: 'unidadId',
    input: <ReferenceInput source="unidadId" required reference="unidad" labelField="unidadNombre" />,
  },
  { source: 'padecimientoActual', input: <TextArea source="padecimientoActual" wide /> },
  { source: 'exploracionFisica', input: <TextArea source="exploracionFisica" wide /> },
  { source: 'tratamientoIndicaciones', input: <TextArea source="tratamientoIndicaciones" wide /> },
];
