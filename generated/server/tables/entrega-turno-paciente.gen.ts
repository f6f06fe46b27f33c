// Generated from schemas/entities/hospital/entrega-turno.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import { entregaTurno } from './entrega-turno.gen';
import { hospitalizacion } from './hospitalizacion.gen';
import { paciente } from './paciente.gen';
import type { EntregaTurno } from '../../shared/types/entrega-turno.gen';

type Line = NonNullable<EntregaTurno['pacientes']>[number];

/** Pacientes. */
export const entregaTurnoPaciente = pgTable(
  'entrega_turno_paciente',
  {
    entregaTurnoPacienteId: bigint('entrega_turno_paciente_id', { mode: 'number' })
      .generatedByDefaultAsIdentity()
      .primaryKey(),
    entregaTurnoId: bigint('entrega_turno_id', { mode: 'number' }).notNull(),
    orden: bigint('orden', { mode: 'number' }).notNull(),
    hospitalizacionId: bigint('hospitalizacion_id', { mode: 'number' }).notNull(),
    pacienteId: bigint('paciente_id', { mode: 'number' }).notNull(),
    camaNumero: text('cama_numero'),
    diagnostico: text('diagnostico'),
    dias: bigint('dias', { mode: 'number' }),
    news2: bigint('news2', { mode: 'number' }),
    news2Antes: bigint('news2_antes', { mode: 'number' }),
    alergias: text('alergias'),
    aislamiento: text('aislamiento'),
    accesos: text('accesos'),
    dosisDadas: bigint('dosis_dadas', { mode: 'number' }),
    ingresosMl: bigint('ingresos_ml', { mode: 'number' }),
    egresosMl: bigint('egresos_ml', { mode: 'number' }),
    hallazgos: jsonb('hallazgos').$type<NonNullable<Line['hallazgos']>>(),
    recomendacion: text('recomendacion'),
    ...auditColumns(),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({
      name: 'entrega_turno_paciente_entrega_turno_id_fk',
      columns: [table.entregaTurnoId],
      foreignColumns: [entregaTurno.entregaTurnoId],
    }),
    foreignKey({
      name: 'entrega_turno_paciente_hospitalizacion_id_fk',
      columns: [table.hospitalizacionId],
      foreignColumns: [hospitalizacion.hospitalizacionId],
    }),
    foreignKey({
      name: 'entrega_turno_paciente_paciente_id_fk',
      columns: [table.pacienteId],
      foreignColumns: [paciente.pacienteId],
    }),
    check('entrega_turno_paciente_orden_check', sql`"orden" >= 0`),
    check('entrega_turno_paciente_cama_numero_check', sql`char_length("cama_numero") <= 20`),
    check('entrega_turno_paciente_diagnostico_check', sql`char_length("diagnostico") <= 300`),
    check('entrega_turno_paciente_dias_check', sql`"dias" >= 0`),
    check('entrega_turno_paciente_news2_check', sql`"news2" >= 0 and "news2" <= 20`),
    check('entrega_turno_paciente_news2_antes_check', sql`"news2_antes" >= 0 and "news2_antes" <= 20`),
    check('entrega_turno_paciente_alergias_check', sql`char_length("alergias") <= 1000`),
    check('entrega_turno_paciente_aislamiento_check', sql`char_length("aislamiento") <= 20`),
    check('entrega_turno_paciente_accesos_check', sql`char_length("accesos") <= 1000`),
    check('entrega_turno_paciente_dosis_dadas_check', sql`"dosis_dadas" >= 0`),
    check('entrega_turno_paciente_ingresos_ml_check', sql`"ingresos_ml" >= 0`),
    check('entrega_turno_paciente_egresos_ml_check', sql`"egresos_ml" >= 0`),
    check('entrega_turno_paciente_recomendacion_check', sql`char_length("recomendacion") <= 1000`),
    uniqueIndex('entrega_turno_paciente_entrega_turno_id_hospitalizacion_id_key').on(
      table.entregaTurnoId,
      table.hospitalizacionId,
    ),
    index('entrega_turno_paciente_entrega_turno_id_idx').on(table.entregaTurnoId),
    index('entrega_turno_paciente_orden_idx').on(table.orden, table.entregaTurnoPacienteId, table.activo),
    index('entrega_turno_paciente_hospitalizacion_id_idx').on(table.hospitalizacionId),
    index('entrega_turno_paciente_paciente_id_idx').on(table.pacienteId),
  ],
);
