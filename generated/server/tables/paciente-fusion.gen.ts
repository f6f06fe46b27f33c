// Generated from schemas/entities/pacientes/paciente-fusion.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import { paciente } from './paciente.gen';
import { unidad } from './unidad.gen';
import { usuario } from './usuario.gen';
import type { PacienteFusion } from '../../shared/types/paciente-fusion.gen';

/** Fusión de pacientes. Un paciente que estaba registrado dos veces: cuál quedó, por qué, y hasta cuándo puede deshacerse. */
export const pacienteFusion = pgTable(
  'paciente_fusion',
  {
    pacienteFusionId: bigint('paciente_fusion_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    sobrevivienteId: bigint('sobreviviente_id', { mode: 'number' }),
    duplicadoId: bigint('duplicado_id', { mode: 'number' }),
    unidadId: bigint('unidad_id', { mode: 'number' }),
    estatus: text('estatus').$type<PacienteFusion['estatus']>().notNull().default('VIGENTE'),
    motivo: text('motivo'),
    fecha: timestamp('fecha', { withTimezone: true, precision: 3, mode: 'date' }),
    usuarioId: bigint('usuario_id', { mode: 'number' }),
    separadaPorId: bigint('separada_por_id', { mode: 'number' }),
    fechaSeparacion: timestamp('fecha_separacion', { withTimezone: true, precision: 3, mode: 'date' }),
    curpMovida: text('curp_movida'),
    expedientesMovidos: jsonb('expedientes_movidos').$type<NonNullable<PacienteFusion['expedientesMovidos']>>(),
    inscripcionesMovidas: jsonb('inscripciones_movidas').$type<NonNullable<PacienteFusion['inscripcionesMovidas']>>(),
    inscripcionesCerradas:
      jsonb('inscripciones_cerradas').$type<NonNullable<PacienteFusion['inscripcionesCerradas']>>(),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(sql`plano(coalesce("motivo", ''))`),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({
      name: 'paciente_fusion_sobreviviente_id_fk',
      columns: [table.sobrevivienteId],
      foreignColumns: [paciente.pacienteId],
    }),
    foreignKey({
      name: 'paciente_fusion_duplicado_id_fk',
      columns: [table.duplicadoId],
      foreignColumns: [paciente.pacienteId],
    }),
    foreignKey({ name: 'paciente_fusion_unidad_id_fk', columns: [table.unidadId], foreignColumns: [unidad.unidadId] }),
    foreignKey({
      name: 'paciente_fusion_usuario_id_fk',
      columns: [table.usuarioId],
      foreignColumns: [usuario.usuarioId],
    }),
    foreignKey({
      name: 'paciente_fusion_separada_por_id_fk',
      columns: [table.separadaPorId],
      foreignColumns: [usuario.usuarioId],
    }),
    check('paciente_fusion_estatus_check', sql`"estatus" in ('VIGENTE', 'SEPARADA')`),
    check('paciente_fusion_motivo_check', sql`char_length("motivo") >= 10 and char_length("motivo") <= 300`),
    check('paciente_fusion_curp_movida_check', sql`char_length("curp_movida") <= 18`),
    index('paciente_fusion_sobreviviente_id_idx').on(table.sobrevivienteId, table.pacienteFusionId, table.activo),
    index('paciente_fusion_duplicado_id_idx').on(table.duplicadoId, table.pacienteFusionId, table.activo),
    index('paciente_fusion_unidad_id_idx').on(table.unidadId, table.pacienteFusionId, table.activo),
    index('paciente_fusion_estatus_idx').on(table.estatus, table.pacienteFusionId, table.activo),
    index('paciente_fusion_motivo_orden').on(sql`orden("motivo") collate "C"`, table.pacienteFusionId, table.activo),
    index('paciente_fusion_fecha_idx').on(table.fecha, table.pacienteFusionId, table.activo),
    index('paciente_fusion_usuario_id_idx').on(table.usuarioId, table.pacienteFusionId, table.activo),
    index('paciente_fusion_separada_por_id_idx').on(table.separadaPorId),
    index('paciente_fusion_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);
