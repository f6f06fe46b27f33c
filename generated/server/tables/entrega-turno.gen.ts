// Generated from schemas/entities/hospital/entrega-turno.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import { jurisdiccion } from './jurisdiccion.gen';
import { nucleo } from './nucleo.gen';
import { unidad } from './unidad.gen';
import { usuario } from './usuario.gen';
import type { EntregaTurno } from '../../shared/types/entrega-turno.gen';

/** Entrega de turno. Lo que una enfermera deja dicho de sus pacientes a quien la releva (SBAR). Firmada por las dos, ya no cambia. */
export const entregaTurno = pgTable(
  'entrega_turno',
  {
    entregaTurnoId: bigint('entrega_turno_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    servicioId: bigint('servicio_id', { mode: 'number' }).notNull(),
    unidadId: bigint('unidad_id', { mode: 'number' }),
    jurisdiccionId: bigint('jurisdiccion_id', { mode: 'number' }),
    fecha: date('fecha', { mode: 'string' }).notNull(),
    turno: text('turno').$type<EntregaTurno['turno']>().notNull(),
    estatus: text('estatus').$type<EntregaTurno['estatus']>(),
    observaciones: text('observaciones'),
    entregaId: bigint('entrega_id', { mode: 'number' }),
    recibeId: bigint('recibe_id', { mode: 'number' }),
    quienRecibe: text('quien_recibe'),
    firmadaPorId: bigint('firmada_por_id', { mode: 'number' }),
    firmaNombre: text('firma_nombre'),
    firmaCedula: text('firma_cedula'),
    fechaFirma: timestamp('fecha_firma', { withTimezone: true, precision: 3, mode: 'date' }),
    firmaHash: text('firma_hash'),
    estatusDesde: timestamp('estatus_desde', { withTimezone: true, precision: 3, mode: 'date' }),
    ...auditColumns(),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({
      name: 'entrega_turno_servicio_id_fk',
      columns: [table.servicioId],
      foreignColumns: [nucleo.nucleoId],
    }),
    foreignKey({ name: 'entrega_turno_unidad_id_fk', columns: [table.unidadId], foreignColumns: [unidad.unidadId] }),
    foreignKey({
      name: 'entrega_turno_jurisdiccion_id_fk',
      columns: [table.jurisdiccionId],
      foreignColumns: [jurisdiccion.jurisdiccionId],
    }),
    foreignKey({
      name: 'entrega_turno_entrega_id_fk',
      columns: [table.entregaId],
      foreignColumns: [usuario.usuarioId],
    }),
    foreignKey({ name: 'entrega_turno_recibe_id_fk', columns: [table.recibeId], foreignColumns: [usuario.usuarioId] }),
    foreignKey({
      name: 'entrega_turno_firmada_por_id_fk',
      columns: [table.firmadaPorId],
      foreignColumns: [usuario.usuarioId],
    }),
    check('entrega_turno_turno_check', sql`"turno" in ('MATUTINO', 'VESPERTINO', 'NOCTURNO')`),
    check('entrega_turno_estatus_check', sql`"estatus" in ('BORRADOR', 'FIRMADA', 'ANULADA')`),
    check('entrega_turno_observaciones_check', sql`char_length("observaciones") <= 2000`),
    check('entrega_turno_quien_recibe_check', sql`char_length("quien_recibe") <= 200`),
    check('entrega_turno_firma_nombre_check', sql`char_length("firma_nombre") <= 200`),
    check('entrega_turno_firma_cedula_check', sql`char_length("firma_cedula") <= 8`),
    check('entrega_turno_firma_hash_check', sql`char_length("firma_hash") <= 64`),
    uniqueIndex('entrega_turno_servicio_id_fecha_turno_entrega_id_key')
      .on(table.servicioId, table.fecha, table.turno, table.entregaId)
      .where(sql`"activo"`),
    index('entrega_turno_servicio_id_fecha_idx').on(table.servicioId, table.fecha, table.entregaTurnoId),
    index('entrega_turno_entrega_id_fecha_idx').on(table.entregaId, table.fecha, table.entregaTurnoId),
  ],
);
