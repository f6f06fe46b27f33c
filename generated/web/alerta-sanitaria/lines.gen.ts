// Generated from schemas/entities/inventario/alerta-sanitaria.json by `npm run generate`. Do not edit: your change would be lost.

import type { LineColumn } from '#platform/web/ui/lines/line-column';

/** The lines in the form: what is filled in there, and what is worth seeing beside it. */
export const almacenesColumns: readonly LineColumn[] = [
  {
    source: 'almacenId',
    type: 'reference',
    reference: 'almacen',
    labelField: 'almacenNombre',
    permission: 'catalogo.ver',
  },
  { source: 'telefono', type: 'phone' },
  { source: 'recibidas', type: 'integer' },
  { source: 'existencia', type: 'integer' },
  { source: 'enCamino', type: 'integer' },
  { source: 'entregadas', type: 'integer' },
  { source: 'localizadas', type: 'integer' },
  { source: 'respuesta', type: 'text' },
  {
    source: 'respondioId',
    type: 'reference',
    reference: 'usuario',
    labelField: 'respondioNombre',
    permission: 'usuario.ver',
  },
  { source: 'fechaRespuesta', type: 'datetime' },
];

/** The lines as they are read. */
export const almacenesAllColumns: readonly LineColumn[] = [
  {
    source: 'almacenId',
    type: 'reference',
    reference: 'almacen',
    labelField: 'almacenNombre',
    permission: 'catalogo.ver',
  },
  { source: 'telefono', type: 'phone' },
  { source: 'recibidas', type: 'integer' },
  { source: 'existencia', type: 'integer' },
  { source: 'enCamino', type: 'integer' },
  { source: 'entregadas', type: 'integer' },
  { source: 'enviadas', type: 'integer' },
  { source: 'localizadas', type: 'integer' },
  { source: 'respuesta', type: 'text' },
  {
    source: 'respondioId',
    type: 'reference',
    reference: 'usuario',
    labelField: 'respondioNombre',
    permission: 'usuario.ver',
  },
  { source: 'fechaRespuesta', type: 'datetime' },
];
