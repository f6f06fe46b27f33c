// Generated from schemas/entities/proveedores/contrato.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  proveedorId: { type: 'reference', reference: 'proveedor', permission: 'proveedor.ver' },
  numero: { type: 'text' },
  ejercicio: { type: 'text' },
  vigenciaDesde: { type: 'date' },
  vigenciaHasta: { type: 'date' },
  diasCanje: { type: 'integer' },
  mesesCaducidadMinima: { type: 'integer' },
  'lineas.insumoId': { type: 'reference', reference: 'insumo', permission: 'catalogo.ver' },
  'lineas.cantidadMinima': { type: 'integer' },
  'lineas.cantidadMaxima': { type: 'integer' },
  'lineas.precio': { type: 'money' },
  'avance.insumoId': { type: 'reference', reference: 'insumo', permission: 'catalogo.ver' },
  'avance.entregado': { type: 'integer' },
  'avance.faltaMinimo': { type: 'integer' },
  'avance.pendiente': { type: 'integer' },
  'avance.ultimaEntrega': { type: 'date' },
};
