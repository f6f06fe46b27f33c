// Generated from schemas/entities/consulta/visita.json by `npm run generate`. Do not edit: your change would be lost.

import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import type { BulkField } from '#platform/web/ui/list/bulk/bulk-field';
import { tipoVisita, triage } from './enums.gen';

export const bulkFields: readonly BulkField[] = [
  { source: 'tipo', input: <SelectInput source="tipo" required choices={tipoVisita} /> },
  { source: 'motivo', input: <TextArea source="motivo" required wide /> },
  { source: 'triage', input: <SelectInput source="triage" choices={triage} /> },
];
