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
    source: 'insumoSolicitadoId',
    type: 'reference',
    reference: 'insumo',
    labelField: 'insumoSolicitadoNombre',
    permission: 'catalogo.ver',
  },
  { source: 'cantidadSurtida', type: 'integer' },
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
];

/** How «Recibir» goes through them. */
const walk: WalkSpec = {
  field: 'lineas',
  key: 'solicitudDetalleId',
  quantity: 'cantidadRecibida',
  most: 1000000,
  of: 'cantidadSurtida',
  order: ['insumoId'],
  scan: { reference: 'insumoId', lot: 'lotes.numeroLote', expiry: 'lotes.caducidad', add: true },
};

export default function SolicitudRecibirWalk(props: WalkProps) {
  return <WalkView {...props} walk={walk} columns={columns} />;
}
