// Generated from schemas/entities/solicitudes/solicitud.json by `npm run generate`. Do not edit: your change would be lost.

import type { LineColumn } from '#platform/web/ui/lines/line-column';
import { WalkView } from '#platform/web/ui/walk/WalkView';
import type { WalkProps, WalkSpec } from '#platform/web/ui/walk/walk-spec';

/** What is seen of a line. */
const columns: readonly LineColumn[] = [
  {
    source: 'insumoId',
    type: 'reference',
    reference: 'insumo',
    labelField: 'insumoNombre',
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
  },
  {
    source: 'insumoSolicitadoId',
    type: 'reference',
    reference: 'insumo',
    labelField: 'insumoSolicitadoNombre',
    permission: 'catalogo.ver',
  },
  { source: 'cantidadAutorizada', type: 'integer' },
];

/** How «Confirmar surtido» goes through them. */
const walk: WalkSpec = {
  field: 'lineas',
  key: 'solicitudDetalleId',
  quantity: 'cantidadSurtida',
  most: 1000000,
  of: 'cantidadAutorizada',
  order: ['lotes.ubicacionCodigo', 'insumoId'],
  scan: {
    reference: 'insumoId',
    lot: 'lotes.numeroLote',
    expiry: 'lotes.caducidad',
    add: true,
    lots: {
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
};

export default function SolicitudConfirmarSurtidoWalk(props: WalkProps) {
  return <WalkView {...props} walk={walk} columns={columns} />;
}
