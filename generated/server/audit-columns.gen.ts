// Generated from schemas/entities by `npm run generate`. Do not edit: your change would be lost.

import { bigint, boolean, integer, timestamp } from 'drizzle-orm/pg-core';

/** Columns that every table has: whether the record is in use, its version, who wrote it and when. */
export const auditColumns = () => ({
  activo: boolean('activo').notNull().default(true),
  version: integer('version').notNull().default(1),
  creadoPor: bigint('creado_por', { mode: 'number' }),
  fechaCreacion: timestamp('fecha_creacion', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  modificadoPor: bigint('modificado_por', { mode: 'number' }),
  fechaModificacion: timestamp('fecha_modificacion', { withTimezone: true, precision: 3, mode: 'date' })
    .notNull()
    .defaultNow(),
});
