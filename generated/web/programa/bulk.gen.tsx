// Generated from schemas/entities/programas/programa.json by `npm run generate`. Do not edit: your change would be lost.

import { DateInput } from '#platform/web/ui/form/inputs/DateInput';
import { ReferenceInput } from '#platform/web/ui/form/inputs/ReferenceInput';
import { ReferencesInput } from '#platform/web/ui/form/inputs/ReferencesInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import type { BulkField } from '#platform/web/ui/list/bulk/bulk-field';
import { programaTipo } from './enums.gen';

export const bulkFields: readonly BulkField[] = [
  { source: 'nombre', input: <TextInput source="nombre" required maxLength={120} /> },
  { source: 'tipo', input: <SelectInput source="tipo" required choices={programaTipo} /> },
  { source: 'descripcion', input: <TextArea source="descripcion" wide /> },
  {
    source: 'responsableId',
    input: (
      <ReferenceInput source="responsableId" required reference="personal-medico" labelField="responsableNombre" />
    ),
  },
  { source: 'vigenciaDesde', input: <DateInput source="vigenciaDesde" required /> },
  { source: 'vigenciaHasta', input: <DateInput source="vigenciaHasta" hint /> },
  { source: 'diagnosticoIds', input: <ReferencesInput source="diagnosticoIds" hint reference="diagnostico" wide /> },
  { source: 'unidadIds', input: <ReferencesInput source="unidadIds" hint reference="unidad" wide /> },
];
