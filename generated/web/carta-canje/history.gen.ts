// Generated from schemas/entities/proveedores/carta-canje.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';
import { estatusCartaCanje } from './enums.gen';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  folio: { type: 'text' },
  estatus: { type: 'enum', choices: estatusCartaCanje },
  memoFolio: { type: 'text' },
  memoFecha: { type: 'date' },
  vigenciaMeses: { type: 'number', scale: 0, unit: 'meses' },
  loteId: { type: 'reference', reference: 'lote', permission: 'inventario.ver' },
  caducidad: { type: 'date' },
  vigenciaFecha: { type: 'date' },
  plazoRespuestaDias: { type: 'number', scale: 0, unit: 'días' },
  proveedorId: { type: 'reference', reference: 'proveedor', permission: 'proveedor.ver' },
  recepcionId: { type: 'reference', reference: 'recepcion', permission: 'inventario.ver' },
  almacenId: { type: 'reference', reference: 'almacen', permission: 'catalogo.ver' },
  unidadId: { type: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  jurisdiccionId: { type: 'reference', reference: 'jurisdiccion', permission: 'catalogo.ver' },
  insumoId: { type: 'reference', reference: 'insumo', permission: 'catalogo.ver' },
  cantidad: { type: 'integer' },
  cantidadCanjeada: { type: 'integer' },
  piezasEnCanje: { type: 'integer' },
  saldo: { type: 'integer' },
  motivo: { type: 'longText' },
  condiciones: { type: 'longText' },
  observaciones: { type: 'longText' },
  avisoDias: { type: 'integer' },
  canjeSolicitado: { type: 'datetime' },
  canjeLimite: { type: 'date' },
  estatusDesde: { type: 'datetime' },
};
