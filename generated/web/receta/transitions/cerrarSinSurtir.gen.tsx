// Generated from schemas/entities/farmacia/receta.json by `npm run generate`. Do not edit: your change would be lost.

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
  { source: 'cantidadPrescrita', type: 'integer' },
  { source: 'cantidadSurtida', type: 'integer' },
  { source: 'cantidadPendiente', type: 'integer' },
  {
    source: 'motivoNoSurtidoId',
    type: 'reference',
    reference: 'motivo-no-surtido',
    labelField: 'motivoNoSurtidoNombre',
    permission: 'catalogo.ver',
    input: { type: 'reference', reference: 'motivo-no-surtido', labelField: 'motivoNoSurtidoNombre', codes: ['clave'] },
  },
];

export default function RecetaCerrarSinSurtirInputs() {
  return (
    <>
      <LinesInput
        source="lineas"
        rowKey="recetaDetalleId"
        columns={columns}
        totals={[{ field: 'cantidadPrescrita', fn: 'sum' }]}
        fixed
        required
        plain
      />
    </>
  );
}
