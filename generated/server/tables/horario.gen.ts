// Generated from schemas/entities/agenda/horario.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  jsonb,
  pgTable,
  text,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import { almacen } from './almacen.gen';
import { jurisdiccion } from './jurisdiccion.gen';
import { nucleo } from './nucleo.gen';
import { personalMedico } from './personal-medico.gen';
import { unidad } from './unidad.gen';
import type { Horario } from '../../shared/types/horario.gen';

/** Horario de agenda. Cuándo atiende un médico, o recibe un almacén: día de la semana, horas, cuánto dura cada lugar y a cuántos se atiende en él. */
export const horario = pgTable(
  'horario',
  {
    horarioId: bigint('horario_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    personalMedicoId: bigint('personal_medico_id', { mode: 'number' }),
    almacenId: bigint('almacen_id', { mode: 'number' }),
    anden: text('anden'),
    unidadId: bigint('unidad_id', { mode: 'number' }),
    jurisdiccionId: bigint('jurisdiccion_id', { mode: 'number' }),
    nucleoId: bigint('nucleo_id', { mode: 'number' }),
    diaSemana: text('dia_semana').$type<Horario['diaSemana']>().notNull(),
    inicio: text('inicio').notNull(),
    fin: text('fin').notNull(),
    duracionMin: bigint('duracion_min', { mode: 'number' }).notNull().default(20),
    cupo: bigint('cupo', { mode: 'number' }).notNull().default(1),
    vigenciaDesde: date('vigencia_desde', { mode: 'string' }),
    vigenciaHasta: date('vigencia_hasta', { mode: 'string' }),
    excepciones: jsonb('excepciones').$type<NonNullable<Horario['excepciones']>>(),
    ...auditColumns(),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({
      name: 'horario_personal_medico_id_fk',
      columns: [table.personalMedicoId],
      foreignColumns: [personalMedico.personalMedicoId],
    }),
    foreignKey({ name: 'horario_almacen_id_fk', columns: [table.almacenId], foreignColumns: [almacen.almacenId] }),
    foreignKey({ name: 'horario_unidad_id_fk', columns: [table.unidadId], foreignColumns: [unidad.unidadId] }),
    foreignKey({
      name: 'horario_jurisdiccion_id_fk',
      columns: [table.jurisdiccionId],
      foreignColumns: [jurisdiccion.jurisdiccionId],
    }),
    foreignKey({ name: 'horario_nucleo_id_fk', columns: [table.nucleoId], foreignColumns: [nucleo.nucleoId] }),
    check('horario_anden_check', sql`char_length("anden") <= 20`),
    check(
      'horario_dia_semana_check',
      sql`"dia_semana" in ('LUNES', 'MARTES', 'MIERCOLES', 'JUEVES', 'VIERNES', 'SABADO', 'DOMINGO')`,
    ),
    check('horario_inicio_check', sql`"inicio" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
    check('horario_fin_check', sql`"fin" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
    check('horario_duracion_min_check', sql`"duracion_min" >= 5 and "duracion_min" <= 240`),
    check('horario_cupo_check', sql`"cupo" >= 1 and "cupo" <= 50`),
    index('horario_personal_medico_id_idx').on(table.personalMedicoId, table.horarioId),
    index('horario_almacen_id_idx').on(table.almacenId, table.horarioId),
  ],
);
