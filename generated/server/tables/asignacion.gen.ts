// Generated from schemas/entities/hospital/asignacion.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import {
  bigint,
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
import { hospitalizacion } from './hospitalizacion.gen';
import { nucleo } from './nucleo.gen';
import { personalMedico } from './personal-medico.gen';
import { unidad } from './unidad.gen';
import type { Asignacion } from '../../shared/types/asignacion.gen';

/** Asignación de turno. Quién cuida a qué paciente en un turno. */
export const asignacion = pgTable(
  'asignacion',
  {
    asignacionId: bigint('asignacion_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    hospitalizacionId: bigint('hospitalizacion_id', { mode: 'number' }).notNull(),
    unidadId: bigint('unidad_id', { mode: 'number' }).notNull(),
    servicioId: bigint('servicio_id', { mode: 'number' }).notNull(),
    personalMedicoId: bigint('personal_medico_id', { mode: 'number' }).notNull(),
    rol: text('rol').$type<Asignacion['rol']>().notNull(),
    turno: text('turno').$type<Asignacion['turno']>().notNull(),
    fecha: date('fecha', { mode: 'string' }).notNull(),
    ...auditColumns(),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({
      name: 'asignacion_hospitalizacion_id_fk',
      columns: [table.hospitalizacionId],
      foreignColumns: [hospitalizacion.hospitalizacionId],
    }),
    foreignKey({ name: 'asignacion_unidad_id_fk', columns: [table.unidadId], foreignColumns: [unidad.unidadId] }),
    foreignKey({ name: 'asignacion_servicio_id_fk', columns: [table.servicioId], foreignColumns: [nucleo.nucleoId] }),
    foreignKey({
      name: 'asignacion_personal_medico_id_fk',
      columns: [table.personalMedicoId],
      foreignColumns: [personalMedico.personalMedicoId],
    }),
    check('asignacion_rol_check', sql`"rol" in ('MEDICO_TRATANTE', 'MEDICO_GUARDIA', 'ENFERMERA', 'JEFE_ENFERMERIA')`),
    check(
      'asignacion_turno_check',
      sql`"turno" in ('MATUTINO', 'VESPERTINO', 'NOCTURNO_A', 'NOCTURNO_B', 'JORNADA_ACUMULADA', 'MIXTO')`,
    ),
    uniqueIndex('asignacion_hospitalizacion_id_personal_medico_id_rol_t_703d87bc')
      .on(table.hospitalizacionId, table.personalMedicoId, table.rol, table.turno, table.fecha)
      .where(sql`"activo"`),
    index('asignacion_personal_medico_id_fecha_idx').on(table.personalMedicoId, table.fecha, table.asignacionId),
    index('asignacion_hospitalizacion_id_fecha_idx').on(table.hospitalizacionId, table.fecha, table.asignacionId),
  ],
);
