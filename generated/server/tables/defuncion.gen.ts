// Generated from schemas/entities/pacientes/defuncion.json by `npm run generate`. Do not edit: your change would be lost.

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
import { hospitalizacion } from './hospitalizacion.gen';
import { paciente } from './paciente.gen';
import { unidad } from './unidad.gen';
import { usuario } from './usuario.gen';
import type { Defuncion } from '../../shared/types/defuncion.gen';

/** Defunción. La muerte de un paciente: cuándo fue, cómo se supo y qué se canceló por ella. */
export const defuncion = pgTable(
  'defuncion',
  {
    defuncionId: bigint('defuncion_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    pacienteId: bigint('paciente_id', { mode: 'number' }),
    unidadId: bigint('unidad_id', { mode: 'number' }),
    estatus: text('estatus').$type<Defuncion['estatus']>().notNull().default('REGISTRADA'),
    fechaHora: timestamp('fecha_hora', { withTimezone: true, precision: 3, mode: 'date' }),
    fuente: text('fuente').$type<Defuncion['fuente']>(),
    folioCertificado: text('folio_certificado'),
    observaciones: text('observaciones'),
    hospitalizacionId: bigint('hospitalizacion_id', { mode: 'number' }),
    canceladas: text('canceladas'),
    registradaPorId: bigint('registrada_por_id', { mode: 'number' }),
    fechaRegistro: timestamp('fecha_registro', { withTimezone: true, precision: 3, mode: 'date' }),
    motivoReversion: text('motivo_reversion'),
    pideReversionId: bigint('pide_reversion_id', { mode: 'number' }),
    fechaPeticion: timestamp('fecha_peticion', { withTimezone: true, precision: 3, mode: 'date' }),
    revierteId: bigint('revierte_id', { mode: 'number' }),
    fechaReversion: timestamp('fecha_reversion', { withTimezone: true, precision: 3, mode: 'date' }),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(sql`plano(coalesce("folio_certificado", ''))`),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({
      name: 'defuncion_paciente_id_fk',
      columns: [table.pacienteId],
      foreignColumns: [paciente.pacienteId],
    }),
    foreignKey({ name: 'defuncion_unidad_id_fk', columns: [table.unidadId], foreignColumns: [unidad.unidadId] }),
    foreignKey({
      name: 'defuncion_hospitalizacion_id_fk',
      columns: [table.hospitalizacionId],
      foreignColumns: [hospitalizacion.hospitalizacionId],
    }),
    foreignKey({
      name: 'defuncion_registrada_por_id_fk',
      columns: [table.registradaPorId],
      foreignColumns: [usuario.usuarioId],
    }),
    foreignKey({
      name: 'defuncion_pide_reversion_id_fk',
      columns: [table.pideReversionId],
      foreignColumns: [usuario.usuarioId],
    }),
    foreignKey({ name: 'defuncion_revierte_id_fk', columns: [table.revierteId], foreignColumns: [usuario.usuarioId] }),
    check('defuncion_estatus_check', sql`"estatus" in ('REGISTRADA', 'EN_REVISION', 'REVERTIDA')`),
    check(
      'defuncion_fuente_check',
      sql`"fuente" in ('ALTA_HOSPITALARIA', 'CERTIFICADO', 'AVISO_FAMILIAR', 'REGISTRO_CIVIL')`,
    ),
    check('defuncion_folio_certificado_check', sql`char_length("folio_certificado") <= 40`),
    check('defuncion_observaciones_check', sql`char_length("observaciones") <= 500`),
    check('defuncion_canceladas_check', sql`char_length("canceladas") <= 500`),
    check(
      'defuncion_motivo_reversion_check',
      sql`char_length("motivo_reversion") >= 10 and char_length("motivo_reversion") <= 300`,
    ),
    index('defuncion_paciente_id_idx').on(table.pacienteId, table.defuncionId, table.activo),
    index('defuncion_unidad_id_idx').on(table.unidadId, table.defuncionId, table.activo),
    index('defuncion_estatus_idx').on(table.estatus, table.defuncionId, table.activo),
    index('defuncion_fecha_hora_idx').on(table.fechaHora, table.defuncionId, table.activo),
    index('defuncion_fuente_idx').on(table.fuente, table.defuncionId, table.activo),
    index('defuncion_hospitalizacion_id_idx').on(table.hospitalizacionId),
    index('defuncion_registrada_por_id_idx').on(table.registradaPorId, table.defuncionId, table.activo),
    index('defuncion_pide_reversion_id_idx').on(table.pideReversionId),
    index('defuncion_revierte_id_idx').on(table.revierteId),
    index('defuncion_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);
