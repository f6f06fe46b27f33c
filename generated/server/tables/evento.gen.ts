// Generated from schemas/entities/agenda/evento.json by `npm run generate`. Do not edit: your change would be lost.

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
  timestamp,
  uniqueIndex,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import { almacen } from './almacen.gen';
import { consulta } from './consulta.gen';
import { horario } from './horario.gen';
import { jurisdiccion } from './jurisdiccion.gen';
import { nucleo } from './nucleo.gen';
import { paciente } from './paciente.gen';
import { personalMedico } from './personal-medico.gen';
import { propuestaCambio } from './propuesta-cambio.gen';
import { proveedor } from './proveedor.gen';
import { solicitud } from './solicitud.gen';
import { unidad } from './unidad.gen';
import { usuario } from './usuario.gen';
import type { Evento } from '../../shared/types/evento.gen';

/** Cita. Un lugar de la agenda: la cita de un paciente con un médico, o lo que llega a un almacén. */
export const evento = pgTable(
  'evento',
  {
    eventoId: bigint('evento_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    folio: text('folio'),
    tipo: text('tipo').$type<Evento['tipo']>().notNull().default('CITA_CONSULTA'),
    estatus: text('estatus').$type<Evento['estatus']>().notNull().default('PROGRAMADA'),
    pacienteId: bigint('paciente_id', { mode: 'number' }),
    titulo: text('titulo').notNull(),
    unidadId: bigint('unidad_id', { mode: 'number' }).notNull(),
    jurisdiccionId: bigint('jurisdiccion_id', { mode: 'number' }),
    personalMedicoId: bigint('personal_medico_id', { mode: 'number' }),
    nucleoId: bigint('nucleo_id', { mode: 'number' }),
    almacenId: bigint('almacen_id', { mode: 'number' }),
    proveedorId: bigint('proveedor_id', { mode: 'number' }),
    anden: text('anden'),
    solicitudId: bigint('solicitud_id', { mode: 'number' }),
    propuestaCambioId: bigint('propuesta_cambio_id', { mode: 'number' }),
    cajas: bigint('cajas', { mode: 'number' }),
    tarimas: bigint('tarimas', { mode: 'number' }),
    inicio: timestamp('inicio', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
    fin: timestamp('fin', { withTimezone: true, precision: 3, mode: 'date' }),
    fecha: date('fecha', { mode: 'string' }),
    observaciones: text('observaciones'),
    horarioId: bigint('horario_id', { mode: 'number' }),
    reprogramadoDeId: bigint('reprogramado_de_id', { mode: 'number' }),
    consultaId: bigint('consulta_id', { mode: 'number' }),
    agendaId: bigint('agenda_id', { mode: 'number' }),
    llegada: timestamp('llegada', { withTimezone: true, precision: 3, mode: 'date' }),
    incidencia: boolean('incidencia').default(false),
    motivoCancelacion: text('motivo_cancelacion'),
    recordada: timestamp('recordada', { withTimezone: true, precision: 3, mode: 'date' }),
    estatusDesde: timestamp('estatus_desde', { withTimezone: true, precision: 3, mode: 'date' }),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(sql`plano(coalesce("folio", '') || ' ' || coalesce("titulo", ''))`),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({ name: 'evento_paciente_id_fk', columns: [table.pacienteId], foreignColumns: [paciente.pacienteId] }),
    foreignKey({ name: 'evento_unidad_id_fk', columns: [table.unidadId], foreignColumns: [unidad.unidadId] }),
    foreignKey({
      name: 'evento_jurisdiccion_id_fk',
      columns: [table.jurisdiccionId],
      foreignColumns: [jurisdiccion.jurisdiccionId],
    }),
    foreignKey({
      name: 'evento_personal_medico_id_fk',
      columns: [table.personalMedicoId],
      foreignColumns: [personalMedico.personalMedicoId],
    }),
    foreignKey({ name: 'evento_nucleo_id_fk', columns: [table.nucleoId], foreignColumns: [nucleo.nucleoId] }),
    foreignKey({ name: 'evento_almacen_id_fk', columns: [table.almacenId], foreignColumns: [almacen.almacenId] }),
    foreignKey({
      name: 'evento_proveedor_id_fk',
      columns: [table.proveedorId],
      foreignColumns: [proveedor.proveedorId],
    }),
    foreignKey({
      name: 'evento_solicitud_id_fk',
      columns: [table.solicitudId],
      foreignColumns: [solicitud.solicitudId],
    }),
    foreignKey({
      name: 'evento_propuesta_cambio_id_fk',
      columns: [table.propuestaCambioId],
      foreignColumns: [propuestaCambio.propuestaCambioId],
    }),
    foreignKey({ name: 'evento_horario_id_fk', columns: [table.horarioId], foreignColumns: [horario.horarioId] }),
    foreignKey({
      name: 'evento_reprogramado_de_id_fk',
      columns: [table.reprogramadoDeId],
      foreignColumns: [table.eventoId],
    }),
    foreignKey({ name: 'evento_consulta_id_fk', columns: [table.consultaId], foreignColumns: [consulta.consultaId] }),
    foreignKey({ name: 'evento_agenda_id_fk', columns: [table.agendaId], foreignColumns: [usuario.usuarioId] }),
    check('evento_folio_check', sql`char_length("folio") <= 30`),
    check(
      'evento_tipo_check',
      sql`"tipo" in ('CITA_CONSULTA', 'ENTREGA_SOLICITUD', 'RECEPCION_PROVEEDOR', 'CANJE', 'CONTEO_FISICO', 'BRIGADA', 'OTRO')`,
    ),
    check(
      'evento_estatus_check',
      sql`"estatus" in ('PROGRAMADA', 'AUTORIZADA', 'EN_CURSO', 'COMPLETADA', 'REPROGRAMADA', 'RECHAZADA', 'CANCELADA', 'NO_SE_PRESENTO')`,
    ),
    check('evento_titulo_check', sql`char_length("titulo") >= 3 and char_length("titulo") <= 120`),
    check('evento_anden_check', sql`char_length("anden") <= 20`),
    check('evento_cajas_check', sql`"cajas" >= 0 and "cajas" <= 100000`),
    check('evento_tarimas_check', sql`"tarimas" >= 0 and "tarimas" <= 5000`),
    check('evento_observaciones_check', sql`char_length("observaciones") <= 500`),
    check(
      'evento_motivo_cancelacion_check',
      sql`char_length("motivo_cancelacion") >= 5 and char_length("motivo_cancelacion") <= 300`,
    ),
    uniqueIndex('evento_folio_key').on(table.folio),
    index('evento_unidad_id_inicio_idx').on(table.unidadId, table.inicio, table.eventoId),
    index('evento_personal_medico_id_inicio_idx').on(table.personalMedicoId, table.inicio, table.eventoId),
    index('evento_paciente_id_inicio_idx').on(table.pacienteId, table.inicio, table.eventoId),
    index('evento_almacen_id_inicio_idx').on(table.almacenId, table.inicio, table.eventoId),
    index('evento_estatus_inicio_idx').on(table.estatus, table.inicio, table.eventoId),
    index('evento_proveedor_id_inicio_idx').on(table.proveedorId, table.inicio, table.eventoId),
    index('evento_solicitud_id_idx').on(table.solicitudId, table.eventoId),
    index('evento_propuesta_cambio_id_idx').on(table.propuestaCambioId, table.eventoId),
    index('evento_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);
