// Generated from schemas/entities/farmacia/surtimiento.json by `npm run generate`. Do not edit: your change would be lost.

import type { LineColumn } from '#platform/web/ui/lines/line-column';

/** The lines in the form: what is filled in there, and what is worth seeing beside it. */
export const lineasColumns: readonly LineColumn[] = [];

/** The lines as they are read. */
export const lineasAllColumns: readonly LineColumn[] = [
  { source: 'recetaDetalleId', type: 'integer' },
  {
    source: 'insumoId',
    type: 'reference',
    reference: 'insumo',
    labelField: 'insumoNombre',
    permission: 'catalogo.ver',
  },
  {
    source: 'insumoRecetadoId',
    type: 'reference',
    reference: 'insumo',
    labelField: 'insumoRecetadoNombre',
    permission: 'catalogo.ver',
  },
  { source: 'loteId', type: 'reference', reference: 'lote', labelField: 'loteNombre', permission: 'inventario.ver' },
  { source: 'caducidad', type: 'date' },
  { source: 'cantidad', type: 'integer' },
  { source: 'escaneado', type: 'boolean' },
  { source: 'motivoNoFefo', type: 'text' },
  { source: 'movimiento', type: 'integer' },
];
