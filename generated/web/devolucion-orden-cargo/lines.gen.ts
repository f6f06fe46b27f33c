// Generated from schemas/entities/ordenes/devolucion-orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.

import type { LineColumn } from '#platform/web/ui/lines/line-column';
import { condicionDevolucion } from './enums.gen';

/** The lines in the form: what is filled in there, and what is worth seeing beside it. */
export const lineasColumns: readonly LineColumn[] = [{ source: 'importe', type: 'money' }];

/** The lines as they are read. */
export const lineasAllColumns: readonly LineColumn[] = [
  { source: 'insumoOrdenCargoId', type: 'integer' },
  {
    source: 'insumoId',
    type: 'reference',
    reference: 'insumo',
    labelField: 'insumoNombre',
    permission: 'catalogo.ver',
  },
  { source: 'loteId', type: 'reference', reference: 'lote', labelField: 'loteNombre', permission: 'inventario.ver' },
  { source: 'cantidad', type: 'integer' },
  { source: 'condicion', type: 'enum', choices: condicionDevolucion },
  { source: 'costoUnitario', type: 'money' },
  { source: 'importe', type: 'money' },
];
