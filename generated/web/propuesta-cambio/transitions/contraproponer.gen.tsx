// Generated from schemas/entities/proveedores/propuesta-cambio.json by `npm run generate`. Do not edit: your change would be lost.

import { TextArea } from '#platform/web/ui/form/inputs/TextArea';
import { LinesInput } from '#platform/web/ui/lines/LinesInput';
import type { LineColumn } from '#platform/web/ui/lines/line-column';

/** What is seen of a line, and what the step fills in. */
const columns: readonly LineColumn[] = [
  { source: 'cantidadSale', type: 'integer' },
  { source: 'caducidadEntra', type: 'date' },
  { source: 'cantidadEntra', type: 'integer' },
  {
    source: 'insumoId',
    type: 'reference',
    reference: 'insumo',
    labelField: 'insumoNombre',
    permission: 'catalogo.ver',
  },
  { source: 'numeroLote', type: 'text' },
  { source: 'caducidad', type: 'date' },
  { source: 'cantidadContra', type: 'integer', required: true, input: { type: 'number', integer: true } },
];

export default function PropuestaCambioContraproponerInputs() {
  return (
    <>
      <TextArea source="motivo" required hint wide />
      <LinesInput
        source="lineas"
        rowKey="propuestaCambioDetalleId"
        columns={columns}
        totals={[
          { field: 'cantidadSale', fn: 'sum' },
          { field: 'cantidadEntra', fn: 'sum' },
        ]}
        fixed
        required
      />
    </>
  );
}
