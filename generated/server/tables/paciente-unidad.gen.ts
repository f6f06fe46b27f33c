// Generated from schemas/entities/pacientes/paciente-unidad.json by `npm run generate`. Do not edit: your change would be lost.

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
import { nucleo } from './nucleo.gen';
import { paciente } from './paciente.gen';
import { unidad } from './unidad.gen';
import type { PacienteUnidad } from '../../shared/types/paciente-unidad.gen';

/** Expediente. El expediente que una unidad lleva de un paciente, con el número que ella le da. */
export const pacienteUnidad = pgTable(
  'paciente_unidad',
  {
    pacienteUnidadId: bigint('paciente_unidad_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    numeroExpediente: text('numero_expediente'),
    pacienteId: bigint('paciente_id', { mode: 'number' }).notNull(),
    unidadId: bigint('unidad_id', { mode: 'number' }).notNull(),
    nucleoId: bigint('nucleo_id', { mode: 'number' }),
    fechaApertura: date('fecha_apertura', { mode: 'string' }).notNull(),
    principal: boolean('principal').default(false),
    archivoFisico: text('archivo_fisico'),
    estatusExpediente: text('estatus_expediente')
      .$type<PacienteUnidad['estatusExpediente']>()
      .notNull()
      .default('ACTIVO'),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(
      sql`plano(coalesce("numero_expediente", '') || ' ' || coalesce("archivo_fisico", ''))`,
    ),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({
      name: 'paciente_unidad_paciente_id_fk',
      columns: [table.pacienteId],
      foreignColumns: [paciente.pacienteId],
    }),
    foreignKey({ name: 'paciente_unidad_unidad_id_fk', columns: [table.unidadId], foreignColumns: [unidad.unidadId] }),
    foreignKey({ name: 'paciente_unidad_nucleo_id_fk', columns: [table.nucleoId], foreignColumns: [nucleo.nucleoId] }),
    check(
      'paciente_unidad_numero_expediente_check',
      sql`char_length("numero_expediente") <= 20 and "numero_expediente" ~ '^[0-9A-Z/-]+$'`,
    ),
    check('paciente_unidad_archivo_fisico_check', sql`char_length("archivo_fisico") <= 40`),
    check('paciente_unidad_estatus_expediente_check', sql`"estatus_expediente" in ('ACTIVO', 'PASIVO', 'DEPURADO')`),
    uniqueIndex('paciente_unidad_paciente_id_unidad_id_key').on(table.pacienteId, table.unidadId),
    uniqueIndex('paciente_unidad_unidad_id_numero_expediente_key').on(table.unidadId, table.numeroExpediente),
    index('paciente_unidad_numero_expediente_orden').on(
      sql`orden("numero_expediente") collate "C"`,
      table.pacienteUnidadId,
      table.numeroExpediente,
      table.activo,
    ),
    index('paciente_unidad_paciente_id_idx').on(table.pacienteId, table.pacienteUnidadId, table.activo),
    index('paciente_unidad_unidad_id_idx').on(table.unidadId, table.pacienteUnidadId, table.activo),
    index('paciente_unidad_nucleo_id_idx').on(table.nucleoId, table.pacienteUnidadId, table.activo),
    index('paciente_unidad_fecha_apertura_idx').on(table.fechaApertura, table.pacienteUnidadId, table.activo),
    index('paciente_unidad_principal_idx').on(table.principal, table.pacienteUnidadId, table.activo),
    index('paciente_unidad_archivo_fisico_orden').on(
      sql`orden("archivo_fisico") collate "C"`,
      table.pacienteUnidadId,
      table.archivoFisico,
      table.activo,
    ),
    index('paciente_unidad_estatus_expediente_idx').on(table.estatusExpediente, table.pacienteUnidadId, table.activo),
    index('paciente_unidad_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);
