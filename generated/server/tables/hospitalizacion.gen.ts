// Generated from schemas/entities/hospital/hospitalizacion.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
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
import { cama } from './cama.gen';
import { diagnostico } from './diagnostico.gen';
import { jurisdiccion } from './jurisdiccion.gen';
import { nucleo } from './nucleo.gen';
import { paciente } from './paciente.gen';
import { personalMedico } from './personal-medico.gen';
import { tipoDieta } from './tipo-dieta.gen';
import { unidad } from './unidad.gen';
import { usuario } from './usuario.gen';
import { visita } from './visita.gen';
import type { Hospitalizacion } from '../../shared/types/hospitalizacion.gen';

/** Hospitalización. Estancia de un paciente en un hospital: de la solicitud de ingreso al alta. */
export const hospitalizacion = pgTable(
  'hospitalizacion',
  {
    hospitalizacionId: bigint('hospitalizacion_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    folio: text('folio'),
    pacienteId: bigint('paciente_id', { mode: 'number' }).notNull(),
    estatus: text('estatus').$type<Hospitalizacion['estatus']>().notNull().default('SOLICITADA'),
    unidadId: bigint('unidad_id', { mode: 'number' }).notNull(),
    jurisdiccionId: bigint('jurisdiccion_id', { mode: 'number' }),
    servicioId: bigint('servicio_id', { mode: 'number' }).notNull(),
    camaId: bigint('cama_id', { mode: 'number' }),
    origen: text('origen').$type<Hospitalizacion['origen']>().notNull(),
    unidadReferenciaId: bigint('unidad_referencia_id', { mode: 'number' }),
    visitaId: bigint('visita_id', { mode: 'number' }),
    fechaSolicitud: timestamp('fecha_solicitud', { withTimezone: true, precision: 3, mode: 'date' }),
    solicitadaPorId: bigint('solicitada_por_id', { mode: 'number' }),
    fechaIngreso: timestamp('fecha_ingreso', { withTimezone: true, precision: 3, mode: 'date' }),
    ingresadaPorId: bigint('ingresada_por_id', { mode: 'number' }),
    identidadVerificada: boolean('identidad_verificada').default(false),
    diagnosticoIngresoId: bigint('diagnostico_ingreso_id', { mode: 'number' }).notNull(),
    motivoIngreso: text('motivo_ingreso').notNull(),
    medicoTratanteId: bigint('medico_tratante_id', { mode: 'number' }).notNull(),
    estanciaEsperadaDias: bigint('estancia_esperada_dias', { mode: 'number' }),
    fechaProbableAlta: date('fecha_probable_alta', { mode: 'string' }),
    casoMedicoLegal: boolean('caso_medico_legal').default(false),
    mpNotificado: boolean('mp_notificado').default(false),
    riesgoCaidas: text('riesgo_caidas').$type<NonNullable<Hospitalizacion['riesgoCaidas']>>(),
    riesgoUpp: text('riesgo_upp').$type<NonNullable<Hospitalizacion['riesgoUpp']>>(),
    aislamiento: text('aislamiento').$type<Hospitalizacion['aislamiento']>().notNull().default('NINGUNO'),
    tipoDietaId: bigint('tipo_dieta_id', { mode: 'number' }),
    ayuno: boolean('ayuno').default(false),
    news2Suspendido: boolean('news2_suspendido').default(false),
    news2Motivo: text('news2_motivo'),
    responsable: jsonb('responsable').$type<NonNullable<Hospitalizacion['responsable']>>(),
    motivoEgreso: text('motivo_egreso').$type<NonNullable<Hospitalizacion['motivoEgreso']>>(),
    unidadDestinoId: bigint('unidad_destino_id', { mode: 'number' }),
    destinoExterno: text('destino_externo'),
    voluntaria: jsonb('voluntaria').$type<NonNullable<Hospitalizacion['voluntaria']>>(),
    defuncion: jsonb('defuncion').$type<NonNullable<Hospitalizacion['defuncion']>>(),
    citaControl: date('cita_control', { mode: 'string' }),
    altaMedicaPorId: bigint('alta_medica_por_id', { mode: 'number' }),
    fechaAltaMedica: timestamp('fecha_alta_medica', { withTimezone: true, precision: 3, mode: 'date' }),
    egresadaPorId: bigint('egresada_por_id', { mode: 'number' }),
    fechaEgreso: timestamp('fecha_egreso', { withTimezone: true, precision: 3, mode: 'date' }),
    estatusDesde: timestamp('estatus_desde', { withTimezone: true, precision: 3, mode: 'date' }),
    limite: timestamp('limite', { withTimezone: true, precision: 3, mode: 'date' }),
    avisoNota: timestamp('aviso_nota', { withTimezone: true, precision: 3, mode: 'date' }),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(
      sql`plano(coalesce("folio", '') || ' ' || coalesce("motivo_ingreso", ''))`,
    ),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({
      name: 'hospitalizacion_paciente_id_fk',
      columns: [table.pacienteId],
      foreignColumns: [paciente.pacienteId],
    }),
    foreignKey({ name: 'hospitalizacion_unidad_id_fk', columns: [table.unidadId], foreignColumns: [unidad.unidadId] }),
    foreignKey({
      name: 'hospitalizacion_jurisdiccion_id_fk',
      columns: [table.jurisdiccionId],
      foreignColumns: [jurisdiccion.jurisdiccionId],
    }),
    foreignKey({
      name: 'hospitalizacion_servicio_id_fk',
      columns: [table.servicioId],
      foreignColumns: [nucleo.nucleoId],
    }),
    foreignKey({ name: 'hospitalizacion_cama_id_fk', columns: [table.camaId], foreignColumns: [cama.camaId] }),
    foreignKey({
      name: 'hospitalizacion_unidad_referencia_id_fk',
      columns: [table.unidadReferenciaId],
      foreignColumns: [unidad.unidadId],
    }),
    foreignKey({ name: 'hospitalizacion_visita_id_fk', columns: [table.visitaId], foreignColumns: [visita.visitaId] }),
    foreignKey({
      name: 'hospitalizacion_solicitada_por_id_fk',
      columns: [table.solicitadaPorId],
      foreignColumns: [usuario.usuarioId],
    }),
    foreignKey({
      name: 'hospitalizacion_ingresada_por_id_fk',
      columns: [table.ingresadaPorId],
      foreignColumns: [usuario.usuarioId],
    }),
    foreignKey({
      name: 'hospitalizacion_diagnostico_ingreso_id_fk',
      columns: [table.diagnosticoIngresoId],
      foreignColumns: [diagnostico.diagnosticoId],
    }),
    foreignKey({
      name: 'hospitalizacion_medico_tratante_id_fk',
      columns: [table.medicoTratanteId],
      foreignColumns: [personalMedico.personalMedicoId],
    }),
    foreignKey({
      name: 'hospitalizacion_tipo_dieta_id_fk',
      columns: [table.tipoDietaId],
      foreignColumns: [tipoDieta.tipoDietaId],
    }),
    foreignKey({
      name: 'hospitalizacion_unidad_destino_id_fk',
      columns: [table.unidadDestinoId],
      foreignColumns: [unidad.unidadId],
    }),
    foreignKey({
      name: 'hospitalizacion_alta_medica_por_id_fk',
      columns: [table.altaMedicaPorId],
      foreignColumns: [usuario.usuarioId],
    }),
    foreignKey({
      name: 'hospitalizacion_egresada_por_id_fk',
      columns: [table.egresadaPorId],
      foreignColumns: [usuario.usuarioId],
    }),
    check('hospitalizacion_folio_check', sql`char_length("folio") <= 30`),
    check(
      'hospitalizacion_estatus_check',
      sql`"estatus" in ('SOLICITADA', 'INGRESADO', 'PREALTA', 'ALTA', 'CANCELADA')`,
    ),
    check(
      'hospitalizacion_origen_check',
      sql`"origen" in ('URGENCIAS', 'CONSULTA_EXTERNA', 'REFERENCIA', 'PROGRAMADO', 'NACIMIENTO', 'TRASLADO_INTERNO')`,
    ),
    check('hospitalizacion_motivo_ingreso_check', sql`char_length("motivo_ingreso") <= 500`),
    check(
      'hospitalizacion_estancia_esperada_dias_check',
      sql`"estancia_esperada_dias" >= 0 and "estancia_esperada_dias" <= 180`,
    ),
    check('hospitalizacion_riesgo_caidas_check', sql`"riesgo_caidas" in ('BAJO', 'MEDIO', 'ALTO')`),
    check('hospitalizacion_riesgo_upp_check', sql`"riesgo_upp" in ('BAJO', 'MEDIO', 'ALTO')`),
    check(
      'hospitalizacion_aislamiento_check',
      sql`"aislamiento" in ('NINGUNO', 'CONTACTO', 'GOTAS', 'AEREO', 'PROTECTOR')`,
    ),
    check('hospitalizacion_news2_motivo_check', sql`char_length("news2_motivo") <= 200`),
    check(
      'hospitalizacion_motivo_egreso_check',
      sql`"motivo_egreso" in ('MEJORIA', 'CURACION', 'VOLUNTARIO', 'TRASLADO', 'PASE_OTRO_HOSPITAL', 'FUGA', 'DEFUNCION', 'MAXIMO_BENEFICIO', 'OTRO')`,
    ),
    check('hospitalizacion_destino_externo_check', sql`char_length("destino_externo") <= 120`),
    uniqueIndex('hospitalizacion_folio_key').on(table.folio),
    index('hospitalizacion_paciente_id_fecha_solicitud_idx').on(
      table.pacienteId,
      table.fechaSolicitud,
      table.hospitalizacionId,
    ),
    index('hospitalizacion_servicio_id_estatus_idx').on(table.servicioId, table.estatus, table.hospitalizacionId),
    index('hospitalizacion_unidad_id_estatus_idx').on(table.unidadId, table.estatus, table.hospitalizacionId),
    index('hospitalizacion_cama_id_idx').on(table.camaId, table.hospitalizacionId),
    index('hospitalizacion_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);
