// Generated from schemas/entities/suministro/fuente-financiamiento.json by `npm run generate`. Do not edit: your change would be lost.

import { NumberInput } from '../../../src/ui/form/inputs/NumberInput';
import { SelectInput } from '../../../src/ui/form/inputs/SelectInput';
import { TextInput } from '../../../src/ui/form/inputs/TextInput';
import type { BulkField } from '../../../src/ui/list/bulk/bulk-field';
import { origenFinanciamiento } from './enums.gen';

export const bulkFields: readonly BulkField[] = [
  { source: 'nombre', input: <TextInput source="nombre" required maxLength={120} /> },
  { source: 'origen', input: <SelectInput source="origen" required choices={origenFinanciamiento} /> },
  { source: 'ejercicio', input: <NumberInput source="ejercicio" required integer /> },
  { source: 'partidaPresupuestal', input: <TextInput source="partidaPresupuestal" hint mask="digits" maxLength={5} /> },
];
