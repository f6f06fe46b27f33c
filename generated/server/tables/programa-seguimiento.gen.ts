// Generated from schemas/entities/programas/programa-seguimiento.json by `npm run generate`. Do not edit: your change would be lost.

import { bigint, date, pgTable, text } from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import type { ProgramaSeguimiento } from '../../shared/types/programa-seguimiento.gen';

/** Seguimiento de programa. Cada inscripción con la última consulta del programa, el día en que se espera al paciente y si ya pasó sin que viniera. */
export const programaSeguimiento = pgTable('programa_seguimiento', {
  programaSeguimientoId: bigint('programa_seguimiento_id', { mode: 'number' })
    .generatedByDefaultAsIdentity()
    .primaryKey(),
  programaInscripcionId: bigint('programa_inscripcion_id', { mode: 'number' }).notNull(),
  pacienteId: bigint('paciente_id', { mode: 'number' }).notNull(),
  nombreCompleto: text('nombre_completo'),
  nombrePrograma: text('nombre_programa'),
  programaId: bigint('programa_id', { mode: 'number' }).notNull(),
  seguimiento: text('seguimiento').$type<NonNullable<ProgramaSeguimiento['seguimiento']>>(),
  proximaCita: date('proxima_cita', { mode: 'string' }),
  diasVencida: bigint('dias_vencida', { mode: 'number' }),
  ultimaConsulta: date('ultima_consulta', { mode: 'string' }),
  unidadId: bigint('unidad_id', { mode: 'number' }).notNull(),
  jurisdiccionId: bigint('jurisdiccion_id', { mode: 'number' }),
  estatus: text('estatus').$type<ProgramaSeguimiento['estatus']>().notNull(),
  fecha: date('fecha', { mode: 'string' }).notNull(),
  fechaSalida: date('fecha_salida', { mode: 'string' }),
  eventoId: bigint('evento_id', { mode: 'number' }),
  ...auditColumns(),
  busqueda: text('busqueda'),
});
