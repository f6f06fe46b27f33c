// Generated from schemas/entities/consulta/visita.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import { evento } from './evento.gen';
import { jurisdiccion } from './jurisdiccion.gen';
import { nucleo } from './nucleo.gen';
import { paciente } from './paciente.gen';
import { personalMedico } from './personal-medico.gen';
import { unidad } from './unidad.gen';
import type { Visita } from '../../shared/types/visita.gen';

/** Visita. La llegada de un paciente a una unidad: su lugar en la fila, y lo que pasó hasta que se fue. */
export const visita = pgTable(
  'visita',
  {
    visitaId: bigint('visita_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    turnoNumero: bigint('turno_numero', { mode: 'number' }),
    pacienteId: bigint('paciente_id', { mode: 'number' }).notNull(),
    estatus: text('estatus').$type<Visita['estatus']>().notNull().default('EN_ESPERA'),
    tipo: text('tipo').$type<Visita['tipo']>().notNull().default('CONSULTA'),
    motivo: text('motivo').notNull(),
    triage: text('triage').$type<NonNullable<Visita['triage']>>(),
    unidadId: bigint('unidad_id', { mode: 'number' }).notNull(),
    jurisdiccionId: bigint('jurisdiccion_id', { mode: 'number' }),
    nucleoId: bigint('nucleo_id', { mode: 'number' }),
    personalMedicoId: bigint('personal_medico_id', { mode: 'number' }),
    eventoId: bigint('evento_id', { mode: 'number' }),
    fechaLlegada: timestamp('fecha_llegada', { withTimezone: true, precision: 3, mode: 'date' }),
    fecha: date('fecha', { mode: 'string' }),
    estatusDesde: timestamp('estatus_desde', { withTimezone: true, precision: 3, mode: 'date' }),
    limiteEspera: timestamp('limite_espera', { withTimezone: true, precision: 3, mode: 'date' }),
    llamadas: bigint('llamadas', { mode: 'number' }).default(0),
    llamadaA: text('llamada_a'),
    primeraLlamada: timestamp('primera_llamada', { withTimezone: true, precision: 3, mode: 'date' }),
    ultimaLlamada: timestamp('ultima_llamada', { withTimezone: true, precision: 3, mode: 'date' }),
    motivoCierre: text('motivo_cierre'),
    motivoCancelacion: text('motivo_cancelacion'),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(sql`plano(coalesce("motivo", ''))`),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({ name: 'visita_paciente_id_fk', columns: [table.pacienteId], foreignColumns: [paciente.pacienteId] }),
    foreignKey({ name: 'visita_unidad_id_fk', columns: [table.unidadId], foreignColumns: [unidad.unidadId] }),
    foreignKey({
      name: 'visita_jurisdiccion_id_fk',
      columns: [table.jurisdiccionId],
      foreignColumns: [jurisdiccion.jurisdiccionId],
    }),
    foreignKey({ name: 'visita_nucleo_id_fk', columns: [table.nucleoId], foreignColumns: [nucleo.nucleoId] }),
    foreignKey({
      name: 'visita_personal_medico_id_fk',
      columns: [table.personalMedicoId],
      foreignColumns: [personalMedico.personalMedicoId],
    }),
    foreignKey({ name: 'visita_evento_id_fk', columns: [table.eventoId], foreignColumns: [evento.eventoId] }),
    check('visita_turno_numero_check', sql`"turno_numero" >= 1`),
    check(
      'visita_estatus_check',
      sql`"estatus" in ('EN_ESPERA', 'EN_SIGNOS', 'LISTA_CONSULTA', 'EN_CONSULTA', 'EN_FARMACIA', 'FINALIZADA', 'NO_SE_PRESENTO', 'CANCELADA')`,
    ),
    check(
      'visita_tipo_check',
      sql`"tipo" in ('CONSULTA', 'URGENCIAS', 'HOSPITALIZACION', 'FARMACIA', 'PROGRAMA', 'SIGNOS')`,
    ),
    check('visita_motivo_check', sql`char_length("motivo") >= 3 and char_length("motivo") <= 300`),
    check('visita_triage_check', sql`"triage" in ('ROJO', 'NARANJA', 'AMARILLO', 'VERDE', 'AZUL')`),
    check('visita_llamadas_check', sql`"llamadas" >= 0`),
    check('visita_llamada_a_check', sql`char_length("llamada_a") <= 60`),
    check(
      'visita_motivo_cierre_check',
      sql`char_length("motivo_cierre") >= 10 and char_length("motivo_cierre") <= 300`,
    ),
    check(
      'visita_motivo_cancelacion_check',
      sql`char_length("motivo_cancelacion") >= 5 and char_length("motivo_cancelacion") <= 300`,
    ),
    uniqueIndex('visita_unidad_id_fecha_turno_numero_key').on(table.unidadId, table.fecha, table.turnoNumero),
    index('visita_paciente_id_fecha_llegada_idx').on(table.pacienteId, table.fechaLlegada, table.visitaId),
    index('visita_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);
