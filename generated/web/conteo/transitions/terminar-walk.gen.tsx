// Generated from schemas/entities/inventario/conteo.json by `npm run generate`. Do not edit: your change would be lost.

import type { LineColumn } from '#platform/web/ui/lines/line-column';
import { WalkView } from '#platform/web/ui/walk/WalkView';
import type { WalkProps, WalkSpec } from '#platform/web/ui/walk/walk-spec';
import { estatusLote } from '../enums.gen';

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
  { source: 'origen', type: 'text' },
  { source: 'estatusLote', type: 'enum', choices: estatusLote },
  { source: 'ubicacion', type: 'text' },
  { source: 'sistema', type: 'integer' },
];

/** How «Terminar conteo» goes through them. */
const walk: WalkSpec = {
  field: 'lineas',
  key: 'conteoDetalleId',
  quantity: 'conteo1',
  most: 1000000,
  order: ['ubicacion', 'insumoId', 'caducidad', 'numeroLote'],
  scan: { reference: 'insumoId', lot: 'numeroLote', expiry: 'caducidad' },
  save: { operation: 'conteoCaptura', param: 'conteoId', as: 'conteo', ago: 'haceSegundos' },
};

export default function ConteoTerminarWalk(props: WalkProps) {
  return <WalkView {...props} walk={walk} columns={columns} />;
}
