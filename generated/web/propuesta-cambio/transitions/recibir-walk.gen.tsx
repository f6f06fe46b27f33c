// Generated from schemas/entities/proveedores/propuesta-cambio.json by `npm run generate`. Do not edit: your change would be lost.

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
  { source: 'numeroLote', type: 'text' },
  { source: 'caducidad', type: 'date' },
  { source: 'numeroLoteEntra', type: 'text' },
  { source: 'caducidadEntra', type: 'date' },
  { source: 'pendiente', type: 'integer' },
];

/** How «Recibir» goes through them. */
const walk: WalkSpec = {
  field: 'lineas',
  key: 'propuestaCambioDetalleId',
  quantity: 'recibido',
  most: 1000000,
  order: ['caducidad'],
  scan: { reference: 'insumoId', lot: 'numeroLoteEntra', expiry: 'caducidadEntra', add: true },
};

export default function PropuestaCambioRecibirWalk(props: WalkProps) {
  return <WalkView {...props} walk={walk} columns={columns} />;
}
