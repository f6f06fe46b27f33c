// Generated from schemas/entities/proveedores/evaluacion-proveedor.json by `npm run generate`. Do not edit: your change would be lost.

import { bigint, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';

/** Evaluación de proveedor. Cómo ha cumplido cada proveedor en los últimos doce meses: a tiempo, en cantidad, con los canjes y sin rechazos. */
export const evaluacionProveedor = pgTable('evaluacion_proveedor', {
  evaluacionProveedorId: bigint('evaluacion_proveedor_id', { mode: 'number' })
    .generatedByDefaultAsIdentity()
    .primaryKey(),
  proveedorId: bigint('proveedor_id', { mode: 'number' }).notNull(),
  razonSocial: text('razon_social').notNull(),
  calificacion: numeric('calificacion', { precision: 6, scale: 1, mode: 'number' }),
  cumplimientoTiempo: numeric('cumplimiento_tiempo', { precision: 6, scale: 1, mode: 'number' }),
  entregasPuntuales: bigint('entregas_puntuales', { mode: 'number' }).notNull(),
  entregas: bigint('entregas', { mode: 'number' }).notNull(),
  cumplimientoCantidad: numeric('cumplimiento_cantidad', { precision: 6, scale: 1, mode: 'number' }),
  piezasEntregadas: bigint('piezas_entregadas', { mode: 'number' }).notNull(),
  piezasDebidas: bigint('piezas_debidas', { mode: 'number' }).notNull(),
  canjesAtendidos: numeric('canjes_atendidos', { precision: 6, scale: 1, mode: 'number' }),
  piezasCanjeadas: bigint('piezas_canjeadas', { mode: 'number' }).notNull(),
  piezasCarta: bigint('piezas_carta', { mode: 'number' }).notNull(),
  rechazos: numeric('rechazos', { precision: 6, scale: 1, mode: 'number' }),
  piezasRechazadas: bigint('piezas_rechazadas', { mode: 'number' }).notNull(),
  piezasRevisadas: bigint('piezas_revisadas', { mode: 'number' }).notNull(),
  recepciones: bigint('recepciones', { mode: 'number' }).notNull(),
  canjes: bigint('canjes', { mode: 'number' }).notNull(),
  ...auditColumns(),
  busqueda: text('busqueda'),
});
