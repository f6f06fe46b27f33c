// Generated from schemas/entities/pacientes/acceso-emergencia.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  pgTable,
  text,
  timestamp,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import { paciente } from './paciente.gen';
import { unidad } from './unidad.gen';
import { usuario } from './usuario.gen';
import type { AccesoEmergencia } from '../../shared/types/acceso-emergencia.gen';

/** Acceso de emergencia. Quien atiende a un paciente de otra unidad abre su expediente por cuatro horas, con un motivo que después se revisa. */
export const accesoEmergencia = pgTable(
  'acceso_emergencia',
  {
    accesoEmergenciaId: bigint('acceso_emergencia_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    pacienteId: bigint('paciente_id', { mode: 'number' }),
    usuarioId: bigint('usuario_id', { mode: 'number' }),
    unidadId: bigint('unidad_id', { mode: 'number' }),
    motivoAcceso: text('motivo_acceso'),
    desde: timestamp('desde', { withTimezone: true, precision: 3, mode: 'date' }),
    hasta: timestamp('hasta', { withTimezone: true, precision: 3, mode: 'date' }),
    estatus: text('estatus').$type<AccesoEmergencia['estatus']>().notNull().default('POR_REVISAR'),
    observacion: text('observacion'),
    revisadoPorId: bigint('revisado_por_id', { mode: 'number' }),
    fechaRevision: timestamp('fecha_revision', { withTimezone: true, precision: 3, mode: 'date' }),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(sql`plano(coalesce("motivo_acceso", ''))`),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({
      name: 'acceso_emergencia_paciente_id_fk',
      columns: [table.pacienteId],
      foreignColumns: [paciente.pacienteId],
    }),
    foreignKey({
      name: 'acceso_emergencia_usuario_id_fk',
      columns: [table.usuarioId],
      foreignColumns: [usuario.usuarioId],
    }),
    foreignKey({
      name: 'acceso_emergencia_unidad_id_fk',
      columns: [table.unidadId],
      foreignColumns: [unidad.unidadId],
    }),
    foreignKey({
      name: 'acceso_emergencia_revisado_por_id_fk',
      columns: [table.revisadoPorId],
      foreignColumns: [usuario.usuarioId],
    }),
    check(
      'acceso_emergencia_motivo_acceso_check',
      sql`char_length("motivo_acceso") >= 15 and char_length("motivo_acceso") <= 300`,
    ),
    check('acceso_emergencia_estatus_check', sql`"estatus" in ('POR_REVISAR', 'JUSTIFICADO', 'INJUSTIFICADO')`),
    check(
      'acceso_emergencia_observacion_check',
      sql`char_length("observacion") >= 5 and char_length("observacion") <= 300`,
    ),
    index('acceso_emergencia_paciente_id_idx').on(table.pacienteId, table.accesoEmergenciaId, table.activo),
    index('acceso_emergencia_usuario_id_idx').on(table.usuarioId, table.accesoEmergenciaId, table.activo),
    index('acceso_emergencia_unidad_id_idx').on(table.unidadId, table.accesoEmergenciaId, table.activo),
    index('acceso_emergencia_motivo_acceso_orden').on(
      sql`orden("motivo_acceso") collate "C"`,
      table.accesoEmergenciaId,
      table.activo,
    ),
    index('acceso_emergencia_desde_idx').on(table.desde, table.accesoEmergenciaId, table.activo),
    index('acceso_emergencia_hasta_idx').on(table.hasta, table.accesoEmergenciaId, table.activo),
    index('acceso_emergencia_estatus_idx').on(table.estatus, table.accesoEmergenciaId, table.activo),
    index('acceso_emergencia_revisado_por_id_idx').on(table.revisadoPorId),
    index('acceso_emergencia_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);
