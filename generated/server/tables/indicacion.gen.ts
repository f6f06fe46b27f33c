// Generated from schemas/entities/hospital/indicacion.json by `npm run generate`. Do not edit: your change would be lost.

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
import { insumo } from './insumo.gen';
import { notaEvolucion } from './nota-evolucion.gen';
import { nucleo } from './nucleo.gen';
import { paciente } from './paciente.gen';
import { unidad } from './unidad.gen';
import { usuario } from './usuario.gen';
import type { Indicacion } from '../../shared/types/indicacion.gen';

/** Indicación. Lo que el médico indica durante la estancia: medicamentos con dosis, vía y horario, dieta, cuidados y estudios. */
export const indicacion = pgTable(
  'indicacion',
  {
    indicacionId: bigint('indicacion_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    hospitalizacionId: bigint('hospitalizacion_id', { mode: 'number' }).notNull(),
    pacienteId: bigint('paciente_id', { mode: 'number' }),
    unidadId: bigint('unidad_id', { mode: 'number' }),
    servicioId: bigint('servicio_id', { mode: 'number' }),
    notaEvolucionId: bigint('nota_evolucion_id', { mode: 'number' }),
    tipo: text('tipo').$type<Indicacion['tipo']>().notNull().default('MEDICAMENTO'),
    estatus: text('estatus').$type<Indicacion['estatus']>().notNull().default('ACTIVA'),
    insumoId: bigint('insumo_id', { mode: 'number' }),
    descripcion: text('descripcion'),
    dosis: numeric('dosis', { precision: 18, scale: 3, mode: 'number' }),
    unidadDosis: text('unidad_dosis').$type<NonNullable<Indicacion['unidadDosis']>>(),
    via: text('via').$type<NonNullable<Indicacion['via']>>(),
    frecuenciaHoras: bigint('frecuencia_horas', { mode: 'number' }),
    prn: boolean('prn').notNull().default(false),
    indicacionPrn: text('indicacion_prn'),
    desde: timestamp('desde', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
    hasta: timestamp('hasta', { withTimezone: true, precision: 3, mode: 'date' }),
    altoRiesgo: boolean('alto_riesgo').default(false),
    justificacion: text('justificacion'),
    indicadaPorId: bigint('indicada_por_id', { mode: 'number' }),
    suspendidaPorId: bigint('suspendida_por_id', { mode: 'number' }),
    motivoSuspension: text('motivo_suspension'),
    estatusDesde: timestamp('estatus_desde', { withTimezone: true, precision: 3, mode: 'date' }),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(sql`plano(coalesce("descripcion", ''))`),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({
      name: 'indicacion_hospitalizacion_id_fk',
      columns: [table.hospitalizacionId],
      foreignColumns: [hospitalizacion.hospitalizacionId],
    }),
    foreignKey({
      name: 'indicacion_paciente_id_fk',
      columns: [table.pacienteId],
      foreignColumns: [paciente.pacienteId],
    }),
    foreignKey({ name: 'indicacion_unidad_id_fk', columns: [table.unidadId], foreignColumns: [unidad.unidadId] }),
    foreignKey({ name: 'indicacion_servicio_id_fk', columns: [table.servicioId], foreignColumns: [nucleo.nucleoId] }),
    foreignKey({
      name: 'indicacion_nota_evolucion_id_fk',
      columns: [table.notaEvolucionId],
      foreignColumns: [notaEvolucion.notaEvolucionId],
    }),
    foreignKey({ name: 'indicacion_insumo_id_fk', columns: [table.insumoId], foreignColumns: [insumo.insumoId] }),
    foreignKey({
      name: 'indicacion_indicada_por_id_fk',
      columns: [table.indicadaPorId],
      foreignColumns: [usuario.usuarioId],
    }),
    foreignKey({
      name: 'indicacion_suspendida_por_id_fk',
      columns: [table.suspendidaPorId],
      foreignColumns: [usuario.usuarioId],
    }),
    check('indicacion_tipo_check', sql`"tipo" in ('MEDICAMENTO', 'SOLUCION', 'DIETA', 'CUIDADO', 'ESTUDIO')`),
    check('indicacion_estatus_check', sql`"estatus" in ('ACTIVA', 'SUSPENDIDA', 'COMPLETADA')`),
    check('indicacion_descripcion_check', sql`char_length("descripcion") <= 300`),
    check('indicacion_dosis_check', sql`"dosis" >= 0 and "dosis" <= 100000`),
    check(
      'indicacion_unidad_dosis_check',
      sql`"unidad_dosis" in ('mcg', 'mg', 'g', 'UI', 'mEq', 'mmol', 'mL', 'gota', 'tableta', 'comprimido', 'gragea', 'cápsula', 'sobre', 'supositorio', 'óvulo', 'parche', 'ampolleta', 'frasco ámpula', 'jeringa', 'frasco', 'pieza', 'dosis', 'disparo', 'aplicación')`,
    ),
    check(
      'indicacion_via_check',
      sql`"via" in ('ORAL', 'SUBLINGUAL', 'IV', 'IM', 'SC', 'ID', 'TOPICA', 'OFTALMICA', 'OTICA', 'NASAL', 'INHALADA', 'RECTAL', 'VAGINAL', 'SNG', 'EPIDURAL', 'INTRATECAL', 'TRANSDERMICA')`,
    ),
    check('indicacion_frecuencia_horas_check', sql`"frecuencia_horas" >= 1 and "frecuencia_horas" <= 168`),
    check('indicacion_indicacion_prn_check', sql`char_length("indicacion_prn") <= 200`),
    check('indicacion_justificacion_check', sql`char_length("justificacion") <= 300`),
    check(
      'indicacion_motivo_suspension_check',
      sql`char_length("motivo_suspension") >= 5 and char_length("motivo_suspension") <= 300`,
    ),
    index('indicacion_hospitalizacion_id_estatus_idx').on(table.hospitalizacionId, table.estatus, table.indicacionId),
    index('indicacion_desde_idx').on(table.desde, table.indicacionId),
    index('indicacion_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);
