// Generated from schemas/entities/inventario/conteo.json by `npm run generate`. Do not edit: your change would be lost.

import type { LineColumn } from '#platform/web/ui/lines/line-column';
import { estatusLote } from './enums.gen';

/** The lines in the form: what is filled in there, and what is worth seeing beside it. */
export const lineasColumns: readonly LineColumn[] = [
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
  { source: 'contado', type: 'integer' },
  { source: 'sistema', type: 'integer' },
  { source: 'diferencia', type: 'integer' },
  {
    source: 'motivoDiferenciaId',
    type: 'reference',
    reference: 'motivo-diferencia',
    labelField: 'motivoDiferenciaNombre',
    permission: 'catalogo.ver',
  },
];

/** The lines as they are read. */
export const lineasAllColumns: readonly LineColumn[] = [
  {
    source: 'insumoId',
    type: 'reference',
    reference: 'insumo',
    labelField: 'insumoNombre',
    permission: 'catalogo.ver',
  },
  { source: 'loteId', type: 'reference', reference: 'lote', labelField: 'loteNombre', permission: 'inventario.ver' },
  { source: 'numeroLote', type: 'text' },
  { source: 'caducidad', type: 'date' },
  { source: 'ubicacion', type: 'text' },
  { source: 'origen', type: 'text' },
  { source: 'estatusLote', type: 'enum', choices: estatusLote },
  { source: 'conteo1', type: 'integer' },
  { source: 'contadoEn', type: 'datetime' },
  {
    source: 'contadorId',
    type: 'reference',
    reference: 'usuario',
    labelField: 'contadorNombre',
    permission: 'usuario.ver',
  },
  { source: 'recontar', type: 'boolean' },
  { source: 'conteo2', type: 'integer' },
  { source: 'recontadoEn', type: 'datetime' },
  {
    source: 'recontadorId',
    type: 'reference',
    reference: 'usuario',
    labelField: 'recontadorNombre',
    permission: 'usuario.ver',
  },
  { source: 'contado', type: 'integer' },
  { source: 'sistema', type: 'integer' },
  { source: 'diferencia', type: 'integer' },
  {
    source: 'motivoDiferenciaId',
    type: 'reference',
    reference: 'motivo-diferencia',
    labelField: 'motivoDiferenciaNombre',
    permission: 'catalogo.ver',
  },
  { source: 'notaDiferencia', type: 'text' },
  { source: 'dudosa', type: 'boolean' },
];
