// Generated from schemas/entities/proveedores/evaluacion-proveedor.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  proveedorId: { type: 'reference', reference: 'proveedor', permission: 'proveedor.ver' },
  razonSocial: { type: 'text' },
  calificacion: { type: 'number', scale: 1, unit: '%' },
  cumplimientoTiempo: { type: 'number', scale: 1, unit: '%' },
  entregasPuntuales: { type: 'integer' },
  entregas: { type: 'integer' },
  cumplimientoCantidad: { type: 'number', scale: 1, unit: '%' },
  piezasEntregadas: { type: 'integer' },
  piezasDebidas: { type: 'integer' },
  canjesAtendidos: { type: 'number', scale: 1, unit: '%' },
  piezasCanjeadas: { type: 'integer' },
  piezasCarta: { type: 'integer' },
  rechazos: { type: 'number', scale: 1, unit: '%' },
  piezasRechazadas: { type: 'integer' },
  piezasRevisadas: { type: 'integer' },
  recepciones: { type: 'integer' },
  canjes: { type: 'integer' },
};
