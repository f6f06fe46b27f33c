// Generated from schemas/entities/proveedores/entrega-proveedor.json by `npm run generate`. Do not edit: your change would be lost.

import { bigint, date, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import type { EntregaProveedor } from '../../shared/types/entrega-proveedor.gen';

/** Entrega. Cada lote que un proveedor entregó: lo aceptado, lo rechazado y por qué. */
export const entregaProveedor = pgTable('entrega_proveedor', {
  entregaProveedorId: bigint('entrega_proveedor_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
  folio: text('folio'),
  remision: text('remision').notNull(),
  fecha: date('fecha', { mode: 'string' }).notNull(),
  estatus: text('estatus').$type<EntregaProveedor['estatus']>().notNull(),
  proveedorId: bigint('proveedor_id', { mode: 'number' }).notNull(),
  contratoId: bigint('contrato_id', { mode: 'number' }),
  almacenId: bigint('almacen_id', { mode: 'number' }).notNull(),
  unidadId: bigint('unidad_id', { mode: 'number' }),
  jurisdiccionId: bigint('jurisdiccion_id', { mode: 'number' }),
  insumoId: bigint('insumo_id', { mode: 'number' }).notNull(),
  loteId: bigint('lote_id', { mode: 'number' }),
  marca: text('marca'),
  numeroLote: text('numero_lote'),
  caducidad: date('caducidad', { mode: 'string' }),
  cantidad: bigint('cantidad', { mode: 'number' }).notNull(),
  aceptada: bigint('aceptada', { mode: 'number' }).notNull(),
  rechazada: bigint('rechazada', { mode: 'number' }).notNull(),
  motivoRechazo: text('motivo_rechazo'),
  importe: numeric('importe', { precision: 14, scale: 4, mode: 'number' }),
  diasDeVida: bigint('dias_de_vida', { mode: 'number' }),
  ...auditColumns(),
  busqueda: text('busqueda'),
});
