// Generated from schemas/entities/catalogos/fuente-financiamiento.json by `npm run generate`. Do not edit: your change would be lost.

import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { SelectInput } from '#platform/web/ui/form/inputs/SelectInput';
import { TextInput } from '#platform/web/ui/form/inputs/TextInput';
import type { BulkField } from '#platform/web/ui/list/bulk/bulk-field';
import { origenFinanciamiento } from './enums.gen';

export const bulkFields: readonly BulkField[] = [
  { source: 'nombre', input: <TextInput source="nombre" required maxLength={120} /> },
  { source: 'origen', input: <SelectInput source="origen" required choices={origenFinanciamiento} /> },
  { source: 'ejercicio', input: <NumberInput source="ejercicio" required integer /> },
  { source: 'partidaPresupuestal', input: <TextInput source="partidaPresupuestal" hint mask="digits" maxLength={5} /> },
];
