// Generated from schemas/entities/ordenes/orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.

import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { LinesInput } from '#platform/web/ui/lines/LinesInput';
import type { LineColumn } from '#platform/web/ui/lines/line-column';

/** What is seen of a line, and what the step fills in. */
const columns: readonly LineColumn[] = [
  {
    source: 'insumoId',
    type: 'reference',
    reference: 'insumo',
    labelField: 'insumoNombre',
    permission: 'catalogo.ver',
  },
  { source: 'cantidadSolicitada', type: 'integer' },
  { source: 'cantidadAutorizada', type: 'integer', required: true, input: { type: 'number', integer: true } },
  { source: 'motivoModificacion', type: 'text', input: { type: 'text', maxLength: 300 } },
];

export default function OrdenCargoAutorizarInputs() {
  return (
    <>
      <TextArea source="observacionAutorizacion" wide />
      <LinesInput
        source="lineas"
        rowKey="insumoOrdenCargoId"
        columns={columns}
        totals={[{ field: 'cantidadSolicitada', fn: 'sum' }]}
        fixed
        required
      />
    </>
  );
}
