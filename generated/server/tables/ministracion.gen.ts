// Generated from schemas/entities/hospital/ministracion.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  numeric,
  pgTable,
  text,
  timestamp,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import { hospitalizacion } from './hospitalizacion.gen';
import { indicacion } from './indicacion.gen';
import { lote } from './lote.gen';
import { nucleo } from './nucleo.gen';
import { paciente } from './paciente.gen';
import { unidad } from './unidad.gen';
import { usuario } from './usuario.gen';
import type { Ministracion } from '../../shared/types/ministracion.gen';

/** Ministración. Lo que enfermería dio, omitió o el paciente rechazó de una indicación. No se cambia: lo mal escrito se anula. */
export const ministracion = pgTable(
  'ministracion',
  {
    ministracionId: bigint('ministracion_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    indicacionId: bigint('indicacion_id', { mode: 'number' }),
    hospitalizacionId: bigint('hospitalizacion_id', { mode: 'number' }),
    pacienteId: bigint('paciente_id', { mode: 'number' }),
    unidadId: bigint('unidad_id', { mode: 'number' }),
    servicioId: bigint('servicio_id', { mode: 'number' }),
    estado: text('estado').$type<Ministracion['estado']>(),
    estatus: text('estatus').$type<Ministracion['estatus']>().notNull().default('VIGENTE'),
    fechaProgramada: timestamp('fecha_programada', { withTimezone: true, precision: 3, mode: 'date' }),
    fechaAplicada: timestamp('fecha_aplicada', { withTimezone: true, precision: 3, mode: 'date' }),
    dosisAplicada: numeric('dosis_aplicada', { precision: 18, scale: 3, mode: 'number' }),
    via: text('via').$type<NonNullable<Ministracion['via']>>(),
    sitio: text('sitio'),
    motivoOmision: text('motivo_omision'),
    loteId: bigint('lote_id', { mode: 'number' }),
    enfermeraId: bigint('enfermera_id', { mode: 'number' }),
    verificadorId: bigint('verificador_id', { mode: 'number' }),
    capturaTardia: boolean('captura_tardia').notNull().default(false),
    motivoAnulacion: text('motivo_anulacion'),
    ...auditColumns(),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({
      name: 'ministracion_indicacion_id_fk',
      columns: [table.indicacionId],
      foreignColumns: [indicacion.indicacionId],
    }),
    foreignKey({
      name: 'ministracion_hospitalizacion_id_fk',
      columns: [table.hospitalizacionId],
      foreignColumns: [hospitalizacion.hospitalizacionId],
    }),
    foreignKey({
      name: 'ministracion_paciente_id_fk',
      columns: [table.pacienteId],
      foreignColumns: [paciente.pacienteId],
    }),
    foreignKey({ name: 'ministracion_unidad_id_fk', columns: [table.unidadId], foreignColumns: [unidad.unidadId] }),
    foreignKey({ name: 'ministracion_servicio_id_fk', columns: [table.servicioId], foreignColumns: [nucleo.nucleoId] }),
    foreignKey({ name: 'ministracion_lote_id_fk', columns: [table.loteId], foreignColumns: [lote.loteId] }),
    foreignKey({
      name: 'ministracion_enfermera_id_fk',
      columns: [table.enfermeraId],
      foreignColumns: [usuario.usuarioId],
    }),
    foreignKey({
      name: 'ministracion_verificador_id_fk',
      columns: [table.verificadorId],
      foreignColumns: [usuario.usuarioId],
    }),
    check('ministracion_estado_check', sql`"estado" in ('APLICADA', 'OMITIDA', 'RECHAZADA')`),
    check('ministracion_estatus_check', sql`"estatus" in ('VIGENTE', 'ANULADA')`),
    check('ministracion_dosis_aplicada_check', sql`"dosis_aplicada" >= 0 and "dosis_aplicada" <= 100000`),
    check(
      'ministracion_via_check',
      sql`"via" in ('ORAL', 'SUBLINGUAL', 'IV', 'IM', 'SC', 'ID', 'TOPICA', 'OFTALMICA', 'OTICA', 'NASAL', 'INHALADA', 'RECTAL', 'VAGINAL', 'SNG', 'EPIDURAL', 'INTRATECAL', 'TRANSDERMICA')`,
    ),
    check('ministracion_sitio_check', sql`char_length("sitio") <= 60`),
    check('ministracion_motivo_omision_check', sql`char_length("motivo_omision") <= 200`),
    check(
      'ministracion_motivo_anulacion_check',
      sql`char_length("motivo_anulacion") >= 5 and char_length("motivo_anulacion") <= 300`,
    ),
    index('ministracion_hospitalizacion_id_fecha_programada_idx').on(
      table.hospitalizacionId,
      table.fechaProgramada,
      table.ministracionId,
    ),
    index('ministracion_indicacion_id_fecha_programada_idx').on(
      table.indicacionId,
      table.fechaProgramada,
      table.ministracionId,
    ),
  ],
);
