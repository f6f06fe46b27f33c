// Generated from schemas/entities/inventario/insumo-configuracion.json by `npm run generate`. Do not edit: your change would be lost.

import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import type { BulkField } from '#platform/web/ui/list/bulk/bulk-field';

export const bulkFields: readonly BulkField[] = [
  { source: 'minimo', input: <NumberInput source="minimo" required hint integer /> },
  { source: 'puntoReorden', input: <NumberInput source="puntoReorden" required hint integer /> },
  { source: 'maximo', input: <NumberInput source="maximo" required hint integer /> },
  { source: 'fondoFijo', input: <NumberInput source="fondoFijo" hint integer /> },
  { source: 'mesesCobertura', input: <NumberInput source="mesesCobertura" required hint scale={2} unit="meses" /> },
  { source: 'diasEntrega', input: <NumberInput source="diasEntrega" required hint integer unit="días" /> },
  { source: 'multiplo', input: <NumberInput source="multiplo" required hint integer /> },
  { source: 'consumoMaximoSolicitud', input: <NumberInput source="consumoMaximoSolicitud" hint integer /> },
  { source: 'cpmManual', input: <NumberInput source="cpmManual" hint scale={2} /> },
  { source: 'motivoCpm', input: <TextArea source="motivoCpm" wide /> },
];
