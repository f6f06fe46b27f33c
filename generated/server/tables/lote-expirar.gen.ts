// Generated from schemas/entities/proveedores/lote-expirar.json by `npm run generate`. Do not edit: your change would be lost.

import { bigint, boolean, date, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import type { LoteExpirar } from '../../shared/types/lote-expirar.gen';

/** Lote a expirar. Lotes con existencia que caducan en 180 días o menos, o que todavía se pueden canjear, con lo que está en riesgo y qué conviene hacer. */
export const loteExpirar = pgTable('lote_expirar', {
  loteExpirarId: bigint('lote_expirar_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
  loteId: bigint('lote_id', { mode: 'number' }).notNull(),
  insumoClave: text('insumo_clave').notNull(),
  insumoId: bigint('insumo_id', { mode: 'number' }).notNull(),
  nombreGenerico: text('nombre_generico'),
  numeroLote: text('numero_lote'),
  caducidad: date('caducidad', { mode: 'string' }),
  diasParaCaducar: bigint('dias_para_caducar', { mode: 'number' }).notNull(),
  semaforo: text('semaforo').$type<LoteExpirar['semaforo']>().notNull(),
  estatusLote: text('estatus_lote').$type<NonNullable<LoteExpirar['estatusLote']>>(),
  almacenId: bigint('almacen_id', { mode: 'number' }).notNull(),
  unidadId: bigint('unidad_id', { mode: 'number' }).notNull(),
  jurisdiccionId: bigint('jurisdiccion_id', { mode: 'number' }),
  existencia: bigint('existencia', { mode: 'number' }).notNull(),
  libre: bigint('libre', { mode: 'number' }),
  cpm: numeric('cpm', { precision: 12, scale: 2, mode: 'number' }),
  mesesExistencia: numeric('meses_existencia', { precision: 12, scale: 1, mode: 'number' }),
  piezasEnRiesgo: bigint('piezas_en_riesgo', { mode: 'number' }).notNull(),
  importeEnRiesgo: numeric('importe_en_riesgo', { precision: 18, scale: 4, mode: 'number' }),
  costoUnitario: numeric('costo_unitario', { precision: 14, scale: 4, mode: 'number' }),
  proveedorId: bigint('proveedor_id', { mode: 'number' }),
  cartaCanjeId: bigint('carta_canje_id', { mode: 'number' }),
  conCarta: boolean('con_carta').notNull(),
  conDerecho: boolean('con_derecho').notNull(),
  vigenciaFecha: date('vigencia_fecha', { mode: 'string' }),
  diasDerecho: bigint('dias_derecho', { mode: 'number' }),
  piezasConDerecho: bigint('piezas_con_derecho', { mode: 'number' }),
  propuestaCambioId: bigint('propuesta_cambio_id', { mode: 'number' }),
  propuestaEstatus: text('propuesta_estatus').$type<NonNullable<LoteExpirar['propuestaEstatus']>>(),
  sugerencia: text('sugerencia').$type<LoteExpirar['sugerencia']>().notNull(),
  ...auditColumns(),
  busqueda: text('busqueda'),
});
