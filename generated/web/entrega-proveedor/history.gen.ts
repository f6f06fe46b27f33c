// Generated from schemas/entities/proveedores/entrega-proveedor.json by `npm run generate`. Do not edit: your change would be lost.

import type { ValueSpec } from '#platform/web/ui/values/value-spec';
import { estatusEntrega } from './enums.gen';

export const historyFields: Readonly<Record<string, ValueSpec>> = {
  folio: { type: 'text' },
  remision: { type: 'text' },
  fecha: { type: 'date' },
  estatus: { type: 'enum', choices: estatusEntrega },
  proveedorId: { type: 'reference', reference: 'proveedor', permission: 'proveedor.ver' },
  contratoId: { type: 'reference', reference: 'contrato', permission: 'proveedor.ver' },
  almacenId: { type: 'reference', reference: 'almacen', permission: 'catalogo.ver' },
  unidadId: { type: 'reference', reference: 'unidad', permission: 'catalogo.ver' },
  jurisdiccionId: { type: 'reference', reference: 'jurisdiccion', permission: 'catalogo.ver' },
  insumoId: { type: 'reference', reference: 'insumo', permission: 'catalogo.ver' },
  loteId: { type: 'reference', reference: 'lote', permission: 'inventario.ver' },
  marca: { type: 'text' },
  numeroLote: { type: 'text' },
  caducidad: { type: 'date' },
  cantidad: { type: 'integer' },
  aceptada: { type: 'integer' },
  rechazada: { type: 'integer' },
  motivoRechazo: { type: 'longText' },
  importe: { type: 'money' },
  diasDeVida: { type: 'integer' },
};
