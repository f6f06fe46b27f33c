// Generated from schemas/entities/ordenes/orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import { almacen } from './almacen.gen';
import { cama } from './cama.gen';
import { hospitalizacion } from './hospitalizacion.gen';
import { jurisdiccion } from './jurisdiccion.gen';
import { nucleo } from './nucleo.gen';
import { paciente } from './paciente.gen';
import { personalMedico } from './personal-medico.gen';
import { receta } from './receta.gen';
import { unidad } from './unidad.gen';
import { usuario } from './usuario.gen';
import type { OrdenCargo } from '../../shared/types/orden-cargo.gen';

/** Orden de cargo. Pedido de insumos para un paciente hospitalizado: del servicio que pide al almacén que surte y de regreso. */
export const ordenCargo = pgTable(
  'orden_cargo',
  {
    ordenCargoId: bigint('orden_cargo_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    folio: text('folio'),
    hospitalizacionId: bigint('hospitalizacion_id', { mode: 'number' }),
    pacienteId: bigint('paciente_id', { mode: 'number' }),
    estatus: text('estatus').$type<OrdenCargo['estatus']>().notNull().default('BORRADOR'),
    tipo: text('tipo').$type<OrdenCargo['tipo']>().notNull().default('ORDINARIA'),
    motivoUrgencia: text('motivo_urgencia'),
    prioridad: bigint('prioridad', { mode: 'number' }),
    unidadId: bigint('unidad_id', { mode: 'number' }),
    jurisdiccionId: bigint('jurisdiccion_id', { mode: 'number' }),
    servicioId: bigint('servicio_id', { mode: 'number' }),
    camaId: bigint('cama_id', { mode: 'number' }),
    almacenSurtidorId: bigint('almacen_surtidor_id', { mode: 'number' }).notNull(),
    medicoIndicaId: bigint('medico_indica_id', { mode: 'number' }),
    recetaId: bigint('receta_id', { mode: 'number' }),
    turno: text('turno').$type<NonNullable<OrdenCargo['turno']>>(),
    requeridaPara: timestamp('requerida_para', { withTimezone: true, precision: 3, mode: 'date' }),
    motivo: text('motivo'),
    autorizacionAutomatica: boolean('autorizacion_automatica').default(false),
    autorizacionPendiente: boolean('autorizacion_pendiente').default(false),
    avisoRegularizar: timestamp('aviso_regularizar', { withTimezone: true, precision: 3, mode: 'date' }),
    totalClaves: bigint('total_claves', { mode: 'number' }),
    piezasSolicitadas: bigint('piezas_solicitadas', { mode: 'number' }),
    piezasSurtidas: bigint('piezas_surtidas', { mode: 'number' }),
    piezasPendientes: bigint('piezas_pendientes', { mode: 'number' }),
    importeTotal: numeric('importe_total', { precision: 14, scale: 2, mode: 'number' }),
    editoresIds: jsonb('editores_ids').$type<NonNullable<OrdenCargo['editoresIds']>>(),
    solicitanteId: bigint('solicitante_id', { mode: 'number' }),
    autorizadaPorId: bigint('autorizada_por_id', { mode: 'number' }),
    observacionAutorizacion: text('observacion_autorizacion'),
    preparaId: bigint('prepara_id', { mode: 'number' }),
    relevadaDeId: bigint('relevada_de_id', { mode: 'number' }),
    surtidaPorId: bigint('surtida_por_id', { mode: 'number' }),
    segundoVerificadorId: bigint('segundo_verificador_id', { mode: 'number' }),
    recibidaPorId: bigint('recibida_por_id', { mode: 'number' }),
    firma: text('firma'),
    canceladaPorId: bigint('cancelada_por_id', { mode: 'number' }),
    fechaSolicitud: timestamp('fecha_solicitud', { withTimezone: true, precision: 3, mode: 'date' }),
    fechaEnvio: timestamp('fecha_envio', { withTimezone: true, precision: 3, mode: 'date' }),
    fechaAutorizacion: timestamp('fecha_autorizacion', { withTimezone: true, precision: 3, mode: 'date' }),
    fechaTomada: timestamp('fecha_tomada', { withTimezone: true, precision: 3, mode: 'date' }),
    actividadPreparacion: timestamp('actividad_preparacion', { withTimezone: true, precision: 3, mode: 'date' }),
    fechaSurtimiento: timestamp('fecha_surtimiento', { withTimezone: true, precision: 3, mode: 'date' }),
    fechaRecepcion: timestamp('fecha_recepcion', { withTimezone: true, precision: 3, mode: 'date' }),
    estatusDesde: timestamp('estatus_desde', { withTimezone: true, precision: 3, mode: 'date' }),
    limite: timestamp('limite', { withTimezone: true, precision: 3, mode: 'date' }),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(sql`plano(coalesce("folio", ''))`),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({
      name: 'orden_cargo_hospitalizacion_id_fk',
      columns: [table.hospitalizacionId],
      foreignColumns: [hospitalizacion.hospitalizacionId],
    }),
    foreignKey({
      name: 'orden_cargo_paciente_id_fk',
      columns: [table.pacienteId],
      foreignColumns: [paciente.pacienteId],
    }),
    foreignKey({ name: 'orden_cargo_unidad_id_fk', columns: [table.unidadId], foreignColumns: [unidad.unidadId] }),
    foreignKey({
      name: 'orden_cargo_jurisdiccion_id_fk',
      columns: [table.jurisdiccionId],
      foreignColumns: [jurisdiccion.jurisdiccionId],
    }),
    foreignKey({ name: 'orden_cargo_servicio_id_fk', columns: [table.servicioId], foreignColumns: [nucleo.nucleoId] }),
    foreignKey({ name: 'orden_cargo_cama_id_fk', columns: [table.camaId], foreignColumns: [cama.camaId] }),
    foreignKey({
      name: 'orden_cargo_almacen_surtidor_id_fk',
      columns: [table.almacenSurtidorId],
      foreignColumns: [almacen.almacenId],
    }),
    foreignKey({
      name: 'orden_cargo_medico_indica_id_fk',
      columns: [table.medicoIndicaId],
      foreignColumns: [personalMedico.personalMedicoId],
    }),
    foreignKey({ name: 'orden_cargo_receta_id_fk', columns: [table.recetaId], foreignColumns: [receta.recetaId] }),
    foreignKey({
      name: 'orden_cargo_solicitante_id_fk',
      columns: [table.solicitanteId],
      foreignColumns: [usuario.usuarioId],
    }),
    foreignKey({
      name: 'orden_cargo_autorizada_por_id_fk',
      columns: [table.autorizadaPorId],
      foreignColumns: [usuario.usuarioId],
    }),
    foreignKey({ name: 'orden_cargo_prepara_id_fk', columns: [table.preparaId], foreignColumns: [usuario.usuarioId] }),
    foreignKey({
      name: 'orden_cargo_relevada_de_id_fk',
      columns: [table.relevadaDeId],
      foreignColumns: [usuario.usuarioId],
    }),
    foreignKey({
      name: 'orden_cargo_surtida_por_id_fk',
      columns: [table.surtidaPorId],
      foreignColumns: [usuario.usuarioId],
    }),
    foreignKey({
      name: 'orden_cargo_segundo_verificador_id_fk',
      columns: [table.segundoVerificadorId],
      foreignColumns: [usuario.usuarioId],
    }),
    foreignKey({
      name: 'orden_cargo_recibida_por_id_fk',
      columns: [table.recibidaPorId],
      foreignColumns: [usuario.usuarioId],
    }),
    foreignKey({
      name: 'orden_cargo_cancelada_por_id_fk',
      columns: [table.canceladaPorId],
      foreignColumns: [usuario.usuarioId],
    }),
    check('orden_cargo_folio_check', sql`char_length("folio") <= 30`),
    check(
      'orden_cargo_estatus_check',
      sql`"estatus" in ('BORRADOR', 'PENDIENTE_AUTORIZAR', 'AUTORIZADA', 'RECHAZADA', 'EN_SURTIMIENTO', 'SURTIDA', 'SURTIDA_PARCIAL', 'RECIBIDA', 'CERRADA', 'CANCELADA')`,
    ),
    check('orden_cargo_tipo_check', sql`"tipo" in ('ORDINARIA', 'URGENTE', 'QUIROFANO', 'CARRO_ROJO', 'ALTA')`),
    check('orden_cargo_motivo_urgencia_check', sql`char_length("motivo_urgencia") <= 200`),
    check('orden_cargo_prioridad_check', sql`"prioridad" >= 1 and "prioridad" <= 5`),
    check(
      'orden_cargo_turno_check',
      sql`"turno" in ('MATUTINO', 'VESPERTINO', 'NOCTURNO_A', 'NOCTURNO_B', 'JORNADA_ACUMULADA', 'MIXTO')`,
    ),
    check('orden_cargo_motivo_check', sql`char_length("motivo") >= 10 and char_length("motivo") <= 300`),
    check('orden_cargo_total_claves_check', sql`"total_claves" >= 0`),
    check('orden_cargo_piezas_solicitadas_check', sql`"piezas_solicitadas" >= 0`),
    check('orden_cargo_piezas_surtidas_check', sql`"piezas_surtidas" >= 0`),
    check('orden_cargo_piezas_pendientes_check', sql`"piezas_pendientes" >= 0`),
    check('orden_cargo_importe_total_check', sql`"importe_total" >= 0`),
    check('orden_cargo_observacion_autorizacion_check', sql`char_length("observacion_autorizacion") <= 300`),
    check('orden_cargo_firma_check', sql`char_length("firma") <= 120`),
    uniqueIndex('orden_cargo_folio_key').on(table.folio),
    index('orden_cargo_hospitalizacion_id_estatus_idx').on(table.hospitalizacionId, table.estatus, table.ordenCargoId),
    index('orden_cargo_servicio_id_estatus_idx').on(table.servicioId, table.estatus, table.ordenCargoId),
    index('orden_cargo_almacen_surtidor_id_estatus_idx').on(table.almacenSurtidorId, table.estatus, table.ordenCargoId),
    index('orden_cargo_unidad_id_estatus_idx').on(table.unidadId, table.estatus, table.ordenCargoId),
    index('orden_cargo_paciente_id_idx').on(table.pacienteId, table.ordenCargoId),
    index('orden_cargo_fecha_solicitud_idx').on(table.fechaSolicitud, table.ordenCargoId),
    index('orden_cargo_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);
