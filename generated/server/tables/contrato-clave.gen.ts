// Generated from schemas/entities/proveedores/contrato-clave.json by `npm run generate`. Do not edit: your change would be lost.

import { bigint, date, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';

/** Clave contratada. Lo que un contrato pide de cada clave, lo que se ha recibido de ella y lo que falta. */
export const contratoClave = pgTable('contrato_clave', {
  contratoClaveId: bigint('contrato_clave_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
  contratoId: bigint('contrato_id', { mode: 'number' }).notNull(),
  proveedorId: bigint('proveedor_id', { mode: 'number' }).notNull(),
  ejercicio: bigint('ejercicio', { mode: 'number' }),
  vigenciaDesde: date('vigencia_desde', { mode: 'string' }),
  vigenciaHasta: date('vigencia_hasta', { mode: 'string' }),
  insumoClave: text('insumo_clave').notNull(),
  insumoId: bigint('insumo_id', { mode: 'number' }).notNull(),
  cantidadMinima: bigint('cantidad_minima', { mode: 'number' }).notNull(),
  cantidadMaxima: bigint('cantidad_maxima', { mode: 'number' }).notNull(),
  precio: numeric('precio', { precision: 14, scale: 4, mode: 'number' }).notNull(),
  entregado: bigint('entregado', { mode: 'number' }).notNull(),
  faltaMinimo: bigint('falta_minimo', { mode: 'number' }).notNull(),
  pendiente: bigint('pendiente', { mode: 'number' }).notNull(),
  avance: numeric('avance', { precision: 9, scale: 1, mode: 'number' }),
  ultimaEntrega: date('ultima_entrega', { mode: 'string' }),
  ...auditColumns(),
  busqueda: text('busqueda'),
});
