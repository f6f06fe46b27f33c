// Generated from schemas/entities/inventario/insumo-configuracion.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '../../../src/ui/values/value-spec';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  almacenId: { type: 'reference', reference: 'almacen', permission: 'catalogo.ver' },
  insumoId: { type: 'reference', reference: 'insumo', permission: 'catalogo.ver' },
  insumoClave: { type: 'text' },
  nombreGenerico: { type: 'text' },
  unidadId: { type: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  jurisdiccionId: { type: 'reference', reference: 'jurisdiccion', permission: 'catalogo.ver' },
  esIndispensable: { type: 'boolean' },
  minimo: { type: 'integer' },
  puntoReorden: { type: 'integer' },
  maximo: { type: 'integer' },
  fondoFijo: { type: 'integer' },
  mesesCobertura: { type: 'number', scale: 2, unit: 'meses' },
  diasEntrega: { type: 'number', scale: 0, unit: 'días' },
  multiplo: { type: 'integer' },
  consumoMaximoSolicitud: { type: 'integer' },
  cpmManual: { type: 'number', scale: 2 },
  motivoCpm: { type: 'longText' },
  autorizado: { type: 'boolean' },
};
