// Generated from schemas/entities/proveedores/contrato-clave.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  contratoId: { type: 'reference', reference: 'contrato', permission: 'proveedor.ver' },
  proveedorId: { type: 'reference', reference: 'proveedor', permission: 'proveedor.ver' },
  ejercicio: { type: 'integer' },
  vigenciaDesde: { type: 'date' },
  vigenciaHasta: { type: 'date' },
  insumoClave: { type: 'text' },
  insumoId: { type: 'reference', reference: 'insumo', permission: 'catalogo.ver' },
  cantidadMinima: { type: 'integer' },
  cantidadMaxima: { type: 'integer' },
  precio: { type: 'money' },
  entregado: { type: 'integer' },
  faltaMinimo: { type: 'integer' },
  pendiente: { type: 'integer' },
  avance: { type: 'number', scale: 1, unit: '%' },
  ultimaEntrega: { type: 'date' },
};
