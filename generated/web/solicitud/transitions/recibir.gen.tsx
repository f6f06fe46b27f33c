// Generated from schemas/entities/solicitudes/solicitud.json by `npm run generate`. Do not edit: your change would be lost.

import { NumberInput } from '#platform/web/ui/form/inputs/NumberInput';
import { PictureInput } from '#platform/web/ui/form/inputs/PictureInput';
import { LinesInput } from '#platform/web/ui/lines/LinesInput';
import type { LineColumn } from '#platform/web/ui/lines/line-column';
import { tipoDiferencia } from '../enums.gen';

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
  { source: 'cantidadSurtida', type: 'integer' },
  { source: 'cantidadRecibida', type: 'integer', required: true, input: { type: 'number', integer: true } },
  {
    source: 'diferenciaTipo',
    type: 'enum',
    choices: tipoDiferencia,
    input: { type: 'select', choices: tipoDiferencia },
  },
  { source: 'diferenciaNota', type: 'text', input: { type: 'text', maxLength: 300 } },
];

export default function SolicitudRecibirInputs() {
  return (
    <>
      <NumberInput source="temperaturaLlegada" scale={1} unit="°C" />
      <PictureInput source="evidenciaDanoId" resource="solicitud" wide />
      <LinesInput
        source="lineas"
        rowKey="solicitudDetalleId"
        columns={columns}
        totals={[
          { field: 'cantidadSurtida', fn: 'sum' },
          { field: 'cantidadRecibida', fn: 'sum' },
        ]}
        fixed
        required
      />
    </>
  );
}
