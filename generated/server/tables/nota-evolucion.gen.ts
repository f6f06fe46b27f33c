// Generated from schemas/entities/hospital/nota-evolucion.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
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
import { jurisdiccion } from './jurisdiccion.gen';
import { nucleo } from './nucleo.gen';
import { paciente } from './paciente.gen';
import { personalMedico } from './personal-medico.gen';
import { signos } from './signos.gen';
import { unidad } from './unidad.gen';
import { usuario } from './usuario.gen';
import type { NotaEvolucion } from '../../shared/types/nota-evolucion.gen';

/** Nota hospitalaria. Nota del expediente hospitalario, conforme a la NOM-004-SSA3-2012. Firmada, ya no cambia. */
export const notaEvolucion = pgTable(
  'nota_evolucion',
  {
    notaEvolucionId: bigint('nota_evolucion_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    hospitalizacionId: bigint('hospitalizacion_id', { mode: 'number' }).notNull(),
    pacienteId: bigint('paciente_id', { mode: 'number' }),
    tipo: text('tipo').$type<NotaEvolucion['tipo']>().notNull(),
    estatus: text('estatus').$type<NotaEvolucion['estatus']>(),
    unidadId: bigint('unidad_id', { mode: 'number' }),
    jurisdiccionId: bigint('jurisdiccion_id', { mode: 'number' }),
    servicioId: bigint('servicio_id', { mode: 'number' }),
    fechaHora: timestamp('fecha_hora', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
    capturaTardia: boolean('captura_tardia').default(false),
    adendaDeId: bigint('adenda_de_id', { mode: 'number' }),
    personalMedicoId: bigint('personal_medico_id', { mode: 'number' }),
    signosId: bigint('signos_id', { mode: 'number' }),
    resumenInterrogatorio: text('resumen_interrogatorio'),
    exploracionFisica: text('exploracion_fisica'),
    evolucionCuadroClinico: text('evolucion_cuadro_clinico'),
    resultadosRelevantes: text('resultados_relevantes'),
    habitusExterior: text('habitus_exterior'),
    procedimientosRealizados: text('procedimientos_realizados'),
    observaciones: text('observaciones'),
    servicioInterconsultadoId: bigint('servicio_interconsultado_id', { mode: 'number' }),
    motivoEnvio: text('motivo_envio'),
    respuestaInterconsulta: text('respuesta_interconsulta'),
    unidadReceptoraId: bigint('unidad_receptora_id', { mode: 'number' }),
    manejoEstancia: text('manejo_estancia'),
    problemasPendientes: text('problemas_pendientes'),
    pronostico: text('pronostico').$type<NonNullable<NotaEvolucion['pronostico']>>(),
    tratamientoIndicaciones: text('tratamiento_indicaciones'),
    recomendaciones: text('recomendaciones'),
    factoresRiesgo: text('factores_riesgo'),
    autorId: bigint('autor_id', { mode: 'number' }),
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
    busqueda: text('busqueda').generatedAlwaysAs(sql`plano(coalesce("evolucion_cuadro_clinico", ''))`),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({
      name: 'nota_evolucion_hospitalizacion_id_fk',
      columns: [table.hospitalizacionId],
      foreignColumns: [hospitalizacion.hospitalizacionId],
    }),
    foreignKey({
      name: 'nota_evolucion_paciente_id_fk',
      columns: [table.pacienteId],
      foreignColumns: [paciente.pacienteId],
    }),
    foreignKey({ name: 'nota_evolucion_unidad_id_fk', columns: [table.unidadId], foreignColumns: [unidad.unidadId] }),
    foreignKey({
      name: 'nota_evolucion_jurisdiccion_id_fk',
      columns: [table.jurisdiccionId],
      foreignColumns: [jurisdiccion.jurisdiccionId],
    }),
    foreignKey({
      name: 'nota_evolucion_servicio_id_fk',
      columns: [table.servicioId],
      foreignColumns: [nucleo.nucleoId],
    }),
    foreignKey({
      name: 'nota_evolucion_adenda_de_id_fk',
      columns: [table.adendaDeId],
      foreignColumns: [table.notaEvolucionId],
    }),
    foreignKey({
      name: 'nota_evolucion_personal_medico_id_fk',
      columns: [table.personalMedicoId],
      foreignColumns: [personalMedico.personalMedicoId],
    }),
    foreignKey({ name: 'nota_evolucion_signos_id_fk', columns: [table.signosId], foreignColumns: [signos.signosId] }),
    foreignKey({
      name: 'nota_evolucion_servicio_interconsultado_id_fk',
      columns: [table.servicioInterconsultadoId],
      foreignColumns: [nucleo.nucleoId],
    }),
    foreignKey({
      name: 'nota_evolucion_unidad_receptora_id_fk',
      columns: [table.unidadReceptoraId],
      foreignColumns: [unidad.unidadId],
    }),
    foreignKey({ name: 'nota_evolucion_autor_id_fk', columns: [table.autorId], foreignColumns: [usuario.usuarioId] }),
    foreignKey({
      name: 'nota_evolucion_firmada_por_id_fk',
      columns: [table.firmadaPorId],
      foreignColumns: [usuario.usuarioId],
    }),
    foreignKey({
      name: 'nota_evolucion_anulada_por_id_fk',
      columns: [table.anuladaPorId],
      foreignColumns: [usuario.usuarioId],
    }),
    check(
      'nota_evolucion_tipo_check',
      sql`"tipo" in ('INGRESO', 'HISTORIA_CLINICA', 'EVOLUCION', 'INTERCONSULTA', 'REFERENCIA_TRASLADO', 'PREOPERATORIA', 'PREANESTESICA', 'POSTOPERATORIA', 'POSTANESTESICA', 'ENFERMERIA', 'EGRESO', 'DEFUNCION', 'ADENDA')`,
    ),
    check('nota_evolucion_estatus_check', sql`"estatus" in ('BORRADOR', 'FIRMADA', 'ANULADA')`),
    check('nota_evolucion_resumen_interrogatorio_check', sql`char_length("resumen_interrogatorio") <= 4000`),
    check('nota_evolucion_exploracion_fisica_check', sql`char_length("exploracion_fisica") <= 4000`),
    check('nota_evolucion_evolucion_cuadro_clinico_check', sql`char_length("evolucion_cuadro_clinico") <= 4000`),
    check('nota_evolucion_resultados_relevantes_check', sql`char_length("resultados_relevantes") <= 4000`),
    check('nota_evolucion_habitus_exterior_check', sql`char_length("habitus_exterior") <= 2000`),
    check('nota_evolucion_procedimientos_realizados_check', sql`char_length("procedimientos_realizados") <= 2000`),
    check('nota_evolucion_observaciones_check', sql`char_length("observaciones") <= 4000`),
    check('nota_evolucion_motivo_envio_check', sql`char_length("motivo_envio") <= 1000`),
    check('nota_evolucion_respuesta_interconsulta_check', sql`char_length("respuesta_interconsulta") <= 4000`),
    check('nota_evolucion_manejo_estancia_check', sql`char_length("manejo_estancia") <= 4000`),
    check('nota_evolucion_problemas_pendientes_check', sql`char_length("problemas_pendientes") <= 2000`),
    check(
      'nota_evolucion_pronostico_check',
      sql`"pronostico" in ('BUENO_VIDA_FUNCION', 'BUENO_VIDA_MALO_FUNCION', 'RESERVADO_EVOLUCION', 'MALO', 'NO_DEFINIDO')`,
    ),
    check('nota_evolucion_tratamiento_indicaciones_check', sql`char_length("tratamiento_indicaciones") <= 4000`),
    check('nota_evolucion_recomendaciones_check', sql`char_length("recomendaciones") <= 4000`),
    check('nota_evolucion_factores_riesgo_check', sql`char_length("factores_riesgo") <= 1000`),
    check('nota_evolucion_firma_nombre_check', sql`char_length("firma_nombre") <= 200`),
    check('nota_evolucion_firma_cedula_check', sql`char_length("firma_cedula") <= 8`),
    check('nota_evolucion_firma_hash_check', sql`char_length("firma_hash") <= 64`),
    check(
      'nota_evolucion_motivo_anulacion_check',
      sql`char_length("motivo_anulacion") >= 10 and char_length("motivo_anulacion") <= 300`,
    ),
    index('nota_evolucion_hospitalizacion_id_fecha_hora_idx').on(
      table.hospitalizacionId,
      table.fechaHora,
      table.notaEvolucionId,
    ),
    index('nota_evolucion_paciente_id_fecha_hora_idx').on(table.pacienteId, table.fechaHora, table.notaEvolucionId),
    index('nota_evolucion_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);
