// Generated from schemas/entities/programas/programa-inscripcion.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  pgTable,
  text,
  uniqueIndex,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import { jurisdiccion } from './jurisdiccion.gen';
import { paciente } from './paciente.gen';
import { programa } from './programa.gen';
import { unidad } from './unidad.gen';
import { usuario } from './usuario.gen';
import type { ProgramaInscripcion } from '../../shared/types/programa-inscripcion.gen';

/** Inscripción a programa. Un paciente que una unidad sigue en un programa de salud, desde que se inscribe hasta que termina o se da de baja. */
export const programaInscripcion = pgTable(
  'programa_inscripcion',
  {
    programaInscripcionId: bigint('programa_inscripcion_id', { mode: 'number' })
      .generatedByDefaultAsIdentity()
      .primaryKey(),
    programaId: bigint('programa_id', { mode: 'number' }).notNull(),
    pacienteId: bigint('paciente_id', { mode: 'number' }).notNull(),
    unidadId: bigint('unidad_id', { mode: 'number' }).notNull(),
    nombrePrograma: text('nombre_programa'),
    jurisdiccionId: bigint('jurisdiccion_id', { mode: 'number' }),
    fecha: date('fecha', { mode: 'string' }).notNull(),
    estatus: text('estatus').$type<ProgramaInscripcion['estatus']>().notNull().default('ACTIVO'),
    proximaCita: date('proxima_cita', { mode: 'string' }),
    justificacion: text('justificacion'),
    observaciones: text('observaciones'),
    inscritoPorId: bigint('inscrito_por_id', { mode: 'number' }),
    motivoBaja: text('motivo_baja'),
    fechaSalida: date('fecha_salida', { mode: 'string' }),
    salidaPorId: bigint('salida_por_id', { mode: 'number' }),
    ...auditColumns(),
    abierta: boolean('abierta').generatedAlwaysAs(sql`case when "estatus" = 'ACTIVO' then true end`),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({
      name: 'programa_inscripcion_programa_id_fk',
      columns: [table.programaId],
      foreignColumns: [programa.programaId],
    }),
    foreignKey({
      name: 'programa_inscripcion_paciente_id_fk',
      columns: [table.pacienteId],
      foreignColumns: [paciente.pacienteId],
    }),
    foreignKey({
      name: 'programa_inscripcion_unidad_id_fk',
      columns: [table.unidadId],
      foreignColumns: [unidad.unidadId],
    }),
    foreignKey({
      name: 'programa_inscripcion_jurisdiccion_id_fk',
      columns: [table.jurisdiccionId],
      foreignColumns: [jurisdiccion.jurisdiccionId],
    }),
    foreignKey({
      name: 'programa_inscripcion_inscrito_por_id_fk',
      columns: [table.inscritoPorId],
      foreignColumns: [usuario.usuarioId],
    }),
    foreignKey({
      name: 'programa_inscripcion_salida_por_id_fk',
      columns: [table.salidaPorId],
      foreignColumns: [usuario.usuarioId],
    }),
    check('programa_inscripcion_nombre_programa_check', sql`char_length("nombre_programa") <= 120`),
    check('programa_inscripcion_estatus_check', sql`"estatus" in ('ACTIVO', 'BAJA', 'CONCLUIDO')`),
    check(
      'programa_inscripcion_justificacion_check',
      sql`char_length("justificacion") >= 10 and char_length("justificacion") <= 300`,
    ),
    check('programa_inscripcion_observaciones_check', sql`char_length("observaciones") <= 500`),
    check(
      'programa_inscripcion_motivo_baja_check',
      sql`char_length("motivo_baja") >= 5 and char_length("motivo_baja") <= 300`,
    ),
    uniqueIndex('programa_inscripcion_paciente_id_programa_id_abierta_key').on(
      table.pacienteId,
      table.programaId,
      table.abierta,
    ),
    index('programa_inscripcion_programa_id_idx').on(table.programaId, table.programaInscripcionId, table.activo),
    index('programa_inscripcion_paciente_id_idx').on(table.pacienteId, table.programaInscripcionId, table.activo),
    index('programa_inscripcion_unidad_id_idx').on(table.unidadId, table.programaInscripcionId, table.activo),
    index('programa_inscripcion_jurisdiccion_id_idx').on(
      table.jurisdiccionId,
      table.programaInscripcionId,
      table.activo,
    ),
    index('programa_inscripcion_fecha_idx').on(table.fecha, table.programaInscripcionId, table.activo),
    index('programa_inscripcion_estatus_idx').on(table.estatus, table.programaInscripcionId, table.activo),
    index('programa_inscripcion_proxima_cita_idx').on(table.proximaCita, table.programaInscripcionId, table.activo),
    index('programa_inscripcion_inscrito_por_id_idx').on(table.inscritoPorId),
    index('programa_inscripcion_motivo_baja_orden').on(
      sql`orden("motivo_baja") collate "C"`,
      table.programaInscripcionId,
      table.activo,
    ),
    index('programa_inscripcion_fecha_salida_idx').on(table.fechaSalida, table.programaInscripcionId, table.activo),
    index('programa_inscripcion_salida_por_id_idx').on(table.salidaPorId),
  ],
);
