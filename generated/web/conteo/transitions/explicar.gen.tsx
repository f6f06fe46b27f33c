// Generated from schemas/entities/inventario/conteo.json by `npm run generate`. Do not edit: your change would be lost.

import { LinesInput } from '#platform/web/ui/lines/LinesInput';
import type { LineColumn } from '#platform/web/ui/lines/line-column';
import { estatusLote } from '../enums.gen';

/** What is seen of a line, and what the step fills in. */
const columns: readonly LineColumn[] = [
  {
    source: 'insumoId',
    type: 'reference',
    reference: 'insumo',
    labelField: 'insumoNombre',
    permission: 'catalogo.ver',
  },
  { source: 'numeroLote', type: 'text' },
  { source: 'caducidad', type: 'date' },
  { source: 'ubicacion', type: 'text' },
  { source: 'origen', type: 'text' },
  { source: 'estatusLote', type: 'enum', choices: estatusLote },
  { source: 'contado', type: 'integer' },
  { source: 'sistema', type: 'integer' },
  { source: 'diferencia', type: 'integer' },
  {
    source: 'motivoDiferenciaId',
    type: 'reference',
    reference: 'motivo-diferencia',
    labelField: 'motivoDiferenciaNombre',
    permission: 'catalogo.ver',
    input: {
      type: 'reference',
      reference: 'motivo-diferencia',
      labelField: 'motivoDiferenciaNombre',
      codes: ['clave'],
    },
  },
  { source: 'notaDiferencia', type: 'text', input: { type: 'text', maxLength: 300 } },
];

export default function ConteoExplicarInputs() {
  return (
    <>
      <LinesInput
        source="lineas"
        rowKey="conteoDetalleId"
        columns={columns}
        totals={[{ field: 'diferencia', fn: 'sum' }]}
        fixed
        required
        plain
      />
    </>
  );
}
