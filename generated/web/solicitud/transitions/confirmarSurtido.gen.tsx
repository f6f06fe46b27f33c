// Generated from schemas/entities/solicitudes/solicitud.json by `npm run generate`. Do not edit: your change would be lost.

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
  {
    source: 'insumoSolicitadoId',
    type: 'reference',
    reference: 'insumo',
    labelField: 'insumoSolicitadoNombre',
    permission: 'catalogo.ver',
  },
  { source: 'cantidadAutorizada', type: 'integer' },
  {
    source: 'lotes',
    type: 'brief',
    parts: [
      { source: 'ubicacionCodigo', type: 'text' },
      { source: 'numeroLote', type: 'text' },
      { source: 'caducidad', type: 'date' },
      { source: 'origen', type: 'text' },
      { source: 'cantidad', type: 'integer' },
      { source: 'cantidadRecibida', type: 'integer' },
      { source: 'cantidadRetenida', type: 'integer' },
      { source: 'cantidadSobrante', type: 'integer' },
    ],
    input: {
      type: 'shares',
      reference: 'lote',
      key: 'loteId',
      amount: 'cantidad',
      free: 'libre',
      total: 'cantidadSurtida',
      sums: { cantidadRecibida: 'cantidadRecibida' },
      dependsOn: { almacenId: 'almacenSurtidorId', insumoId: 'lineas.insumoId' },
      filter: { estatus: 'DISPONIBLE' },
      sort: 'caducidad',
      show: [
        { source: 'caducidad', type: 'date' },
        { source: 'ubicacionCodigo', type: 'text' },
        { source: 'origen', type: 'longText' },
      ],
      keep: ['ubicacionCodigo', 'numeroLote', 'caducidad', 'origen'],
    },
  },
  { source: 'cantidadSurtida', type: 'integer', required: true, input: { type: 'number', integer: true } },
  { source: 'motivoFaltante', type: 'text', input: { type: 'text', maxLength: 300 } },
  { source: 'motivoNoFefo', type: 'text', input: { type: 'text', maxLength: 300 } },
];

export default function SolicitudConfirmarSurtidoInputs() {
  return (
    <>
      <LinesInput
        source="lineas"
        rowKey="solicitudDetalleId"
        columns={columns}
        totals={[
          { field: 'cantidadAutorizada', fn: 'sum' },
          { field: 'cantidadSurtida', fn: 'sum' },
        ]}
        fixed
        required
        plain
      />
    </>
  );
}
