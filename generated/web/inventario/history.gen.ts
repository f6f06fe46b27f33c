// Generated from schemas/entities/inventario/inventario.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';
import { nivelAbasto, tipoAlmacen, tipoInsumo } from './enums.gen';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  almacenId: { type: 'reference', reference: 'almacen', permission: 'catalogo.ver' },
  insumoId: { type: 'reference', reference: 'insumo', permission: 'catalogo.ver' },
  insumoClave: { type: 'text' },
  nombreGenerico: { type: 'text' },
  unidadId: { type: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  jurisdiccionId: { type: 'reference', reference: 'jurisdiccion', permission: 'catalogo.ver' },
  tipoInsumo: { type: 'enum', choices: tipoInsumo },
  esencial: { type: 'boolean' },
  tipoAlmacen: { type: 'enum', choices: tipoAlmacen },
  existencia: { type: 'integer' },
  reservada: { type: 'integer' },
  noDisponible: { type: 'integer' },
  disponible: { type: 'integer' },
  enTransito: { type: 'integer' },
  nivelAbasto: { type: 'enum', choices: nivelAbasto },
  lotes: { type: 'integer' },
  proximaCaducidad: { type: 'date' },
  valor: { type: 'money' },
  ultimoMovimiento: { type: 'datetime' },
  movimientos: { type: 'integer' },
  minimo: { type: 'integer' },
  puntoReorden: { type: 'integer' },
  maximo: { type: 'integer' },
  fondoFijo: { type: 'integer' },
};
