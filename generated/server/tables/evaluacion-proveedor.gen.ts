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
  cumplimientoCantidad: numeric('cumplimiento_cantidad', { precision: 6, scale: 1, mode: 'number' }),
  canjesAtendidos: numeric('canjes_atendidos', { precision: 6, scale: 1, mode: 'number' }),
  rechazos: numeric('rechazos', { precision: 6, scale: 1, mode: 'number' }),
  entregas: bigint('entregas', { mode: 'number' }).notNull(),
  canjes: bigint('canjes', { mode: 'number' }).notNull(),
  ...auditColumns(),
  busqueda: text('busqueda'),
});
