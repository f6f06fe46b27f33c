// Generated from schemas/entities/consulta/consulta.json by `npm run generate`. Do not edit: your change would be lost.

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
  timestamp,
  uniqueIndex,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import { jurisdiccion } from './jurisdiccion.gen';
import { nucleo } from './nucleo.gen';
import { paciente } from './paciente.gen';
import { personalMedico } from './personal-medico.gen';
import { signos } from './signos.gen';
import { unidad } from './unidad.gen';
import { usuario } from './usuario.gen';
import { visita } from './visita.gen';
import type { Consulta } from '../../shared/types/consulta.gen';

/** Consulta. Nota médica de una consulta, conforme a la NOM-004-SSA3-2012. Firmada, ya no cambia. */
export const consulta = pgTable(
  'consulta',
  {
    consultaId: bigint('consulta_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    pacienteId: bigint('paciente_id', { mode: 'number' }).notNull(),
    folio: text('folio'),
    estatus: text('estatus').$type<Consulta['estatus']>().notNull().default('BORRADOR'),
    visitaId: bigint('visita_id', { mode: 'number' }),
    signosId: bigint('signos_id', { mode: 'number' }),
    unidadId: bigint('unidad_id', { mode: 'number' }).notNull(),
    jurisdiccionId: bigint('jurisdiccion_id', { mode: 'number' }),
    nucleoId: bigint('nucleo_id', { mode: 'number' }),
    autorId: bigint('autor_id', { mode: 'number' }),
    personalMedicoId: bigint('personal_medico_id', { mode: 'number' }),
    fechaHora: timestamp('fecha_hora', { withTimezone: true, precision: 3, mode: 'date' }),
    tipo: text('tipo').$type<Consulta['tipo']>().notNull().default('SUBSECUENTE'),
    motivoConsulta: text('motivo_consulta'),
    padecimientoActual: text('padecimiento_actual'),
    exploracionFisica: text('exploracion_fisica'),
    resultadosRelevantes: text('resultados_relevantes'),
    pronostico: text('pronostico').$type<NonNullable<Consulta['pronostico']>>(),
    tratamientoIndicaciones: text('tratamiento_indicaciones'),
    proximaCita: date('proxima_cita', { mode: 'string' }),
    proximaCitaInicio: timestamp('proxima_cita_inicio', { withTimezone: true, precision: 3, mode: 'date' }),
    incapacidadDias: bigint('incapacidad_dias', { mode: 'number' }),
    referencia: jsonb('referencia').$type<NonNullable<Consulta['referencia']>>(),
    firmadaPorId: bigint('firmada_por_id', { mode: 'number' }),
    firmaNombre: text('firma_nombre'),
    firmaCedula: text('firma_cedula'),
    fechaFirma: timestamp('fecha_firma', { withTimezone: true, precision: 3, mode: 'date' }),
    firmaHash: text('firma_hash'),
    motivoAnulacion: text('motivo_anulacion'),
    anuladaPorId: bigint('anulada_por_id', { mode: 'number' }),
    fechaAnulacion: timestamp('fecha_anulacion', { withTimezone: true, precision: 3, mode: 'date' }),
    estatusDesde: timestamp('estatus_desde', { withTimezone: true, precision: 3, mode: 'date' }),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(
      sql`plano(coalesce("folio", '') || ' ' || coalesce("motivo_consulta", ''))`,
    ),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({ name: 'consulta_paciente_id_fk', columns: [table.pacienteId], foreignColumns: [paciente.pacienteId] }),
    foreignKey({ name: 'consulta_visita_id_fk', columns: [table.visitaId], foreignColumns: [visita.visitaId] }),
    foreignKey({ name: 'consulta_signos_id_fk', columns: [table.signosId], foreignColumns: [signos.signosId] }),
    foreignKey({ name: 'consulta_unidad_id_fk', columns: [table.unidadId], foreignColumns: [unidad.unidadId] }),
    foreignKey({
      name: 'consulta_jurisdiccion_id_fk',
      columns: [table.jurisdiccionId],
      foreignColumns: [jurisdiccion.jurisdiccionId],
    }),
    foreignKey({ name: 'consulta_nucleo_id_fk', columns: [table.nucleoId], foreignColumns: [nucleo.nucleoId] }),
    foreignKey({ name: 'consulta_autor_id_fk', columns: [table.autorId], foreignColumns: [usuario.usuarioId] }),
    foreignKey({
      name: 'consulta_personal_medico_id_fk',
      columns: [table.personalMedicoId],
      foreignColumns: [personalMedico.personalMedicoId],
    }),
    foreignKey({
      name: 'consulta_firmada_por_id_fk',
      columns: [table.firmadaPorId],
      foreignColumns: [usuario.usuarioId],
    }),
    foreignKey({
      name: 'consulta_anulada_por_id_fk',
      columns: [table.anuladaPorId],
      foreignColumns: [usuario.usuarioId],
    }),
    check('consulta_folio_check', sql`char_length("folio") <= 30`),
    check('consulta_estatus_check', sql`"estatus" in ('BORRADOR', 'FIRMADA', 'ANULADA')`),
    check(
      'consulta_tipo_check',
      sql`"tipo" in ('PRIMERA_VEZ', 'SUBSECUENTE', 'URGENCIA', 'CONTROL_NINO_SANO', 'PRENATAL', 'PLANIFICACION', 'DENTAL', 'TELECONSULTA')`,
    ),
    check('consulta_motivo_consulta_check', sql`char_length("motivo_consulta") <= 500`),
    check('consulta_padecimiento_actual_check', sql`char_length("padecimiento_actual") <= 4000`),
    check('consulta_exploracion_fisica_check', sql`char_length("exploracion_fisica") <= 4000`),
    check('consulta_resultados_relevantes_check', sql`char_length("resultados_relevantes") <= 4000`),
    check(
      'consulta_pronostico_check',
      sql`"pronostico" in ('BUENO_VIDA_FUNCION', 'BUENO_VIDA_MALO_FUNCION', 'RESERVADO_EVOLUCION', 'MALO', 'NO_DEFINIDO')`,
    ),
    check('consulta_tratamiento_indicaciones_check', sql`char_length("tratamiento_indicaciones") <= 4000`),
    check('consulta_incapacidad_dias_check', sql`"incapacidad_dias" >= 0 and "incapacidad_dias" <= 90`),
    check('consulta_firma_nombre_check', sql`char_length("firma_nombre") <= 200`),
    check('consulta_firma_cedula_check', sql`char_length("firma_cedula") <= 8`),
    check('consulta_firma_hash_check', sql`char_length("firma_hash") <= 64`),
    check(
      'consulta_motivo_anulacion_check',
      sql`char_length("motivo_anulacion") >= 10 and char_length("motivo_anulacion") <= 300`,
    ),
    uniqueIndex('consulta_folio_key').on(table.folio),
    index('consulta_paciente_id_fecha_hora_idx').on(table.pacienteId, table.fechaHora, table.consultaId),
    index('consulta_visita_id_idx').on(table.visitaId, table.consultaId),
    index('consulta_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);
