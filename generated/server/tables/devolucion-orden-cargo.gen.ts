// Generated from schemas/entities/ordenes/devolucion-orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  numeric,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import { almacen } from './almacen.gen';
import { hospitalizacion } from './hospitalizacion.gen';
import { jurisdiccion } from './jurisdiccion.gen';
import { nucleo } from './nucleo.gen';
import { ordenCargo } from './orden-cargo.gen';
import { paciente } from './paciente.gen';
import { salidaExtraordinaria } from './salida-extraordinaria.gen';
import { unidad } from './unidad.gen';
import { usuario } from './usuario.gen';
import type { DevolucionOrdenCargo } from '../../shared/types/devolucion-orden-cargo.gen';

/** Devolución de orden de cargo. Piezas de una orden de cargo que regresan al almacén que las surtió, con su lote y su condición. */
export const devolucionOrdenCargo = pgTable(
  'devolucion_orden_cargo',
  {
    devolucionOrdenCargoId: bigint('devolucion_orden_cargo_id', { mode: 'number' })
      .generatedByDefaultAsIdentity()
      .primaryKey(),
    folio: text('folio'),
    ordenCargoId: bigint('orden_cargo_id', { mode: 'number' }),
    estatus: text('estatus').$type<DevolucionOrdenCargo['estatus']>().notNull().default('SOLICITADA'),
    origen: text('origen').$type<DevolucionOrdenCargo['origen']>().notNull().default('PACIENTE'),
    hospitalizacionId: bigint('hospitalizacion_id', { mode: 'number' }),
    pacienteId: bigint('paciente_id', { mode: 'number' }),
    unidadId: bigint('unidad_id', { mode: 'number' }),
    jurisdiccionId: bigint('jurisdiccion_id', { mode: 'number' }),
    servicioId: bigint('servicio_id', { mode: 'number' }),
    almacenSurtidorId: bigint('almacen_surtidor_id', { mode: 'number' }),
    motivo: text('motivo'),
    motivoResolucion: text('motivo_resolucion'),
    piezas: bigint('piezas', { mode: 'number' }),
    importeTotal: numeric('importe_total', { precision: 14, scale: 2, mode: 'number' }),
    salidaExtraordinariaId: bigint('salida_extraordinaria_id', { mode: 'number' }),
    solicitadaPorId: bigint('solicitada_por_id', { mode: 'number' }),
    fechaSolicitud: timestamp('fecha_solicitud', { withTimezone: true, precision: 3, mode: 'date' }),
    resueltaPorId: bigint('resuelta_por_id', { mode: 'number' }),
    fechaResolucion: timestamp('fecha_resolucion', { withTimezone: true, precision: 3, mode: 'date' }),
    estatusDesde: timestamp('estatus_desde', { withTimezone: true, precision: 3, mode: 'date' }),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(sql`plano(coalesce("folio", ''))`),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({
      name: 'devolucion_orden_cargo_orden_cargo_id_fk',
      columns: [table.ordenCargoId],
      foreignColumns: [ordenCargo.ordenCargoId],
    }),
    foreignKey({
      name: 'devolucion_orden_cargo_hospitalizacion_id_fk',
      columns: [table.hospitalizacionId],
      foreignColumns: [hospitalizacion.hospitalizacionId],
    }),
    foreignKey({
      name: 'devolucion_orden_cargo_paciente_id_fk',
      columns: [table.pacienteId],
      foreignColumns: [paciente.pacienteId],
    }),
    foreignKey({
      name: 'devolucion_orden_cargo_unidad_id_fk',
      columns: [table.unidadId],
      foreignColumns: [unidad.unidadId],
    }),
    foreignKey({
      name: 'devolucion_orden_cargo_jurisdiccion_id_fk',
      columns: [table.jurisdiccionId],
      foreignColumns: [jurisdiccion.jurisdiccionId],
    }),
    foreignKey({
      name: 'devolucion_orden_cargo_servicio_id_fk',
      columns: [table.servicioId],
      foreignColumns: [nucleo.nucleoId],
    }),
    foreignKey({
      name: 'devolucion_orden_cargo_almacen_surtidor_id_fk',
      columns: [table.almacenSurtidorId],
      foreignColumns: [almacen.almacenId],
    }),
    foreignKey({
      name: 'devolucion_orden_cargo_salida_extraordinaria_id_fk',
      columns: [table.salidaExtraordinariaId],
      foreignColumns: [salidaExtraordinaria.salidaExtraordinariaId],
    }),
    foreignKey({
      name: 'devolucion_orden_cargo_solicitada_por_id_fk',
      columns: [table.solicitadaPorId],
      foreignColumns: [usuario.usuarioId],
    }),
    foreignKey({
      name: 'devolucion_orden_cargo_resuelta_por_id_fk',
      columns: [table.resueltaPorId],
      foreignColumns: [usuario.usuarioId],
    }),
    check('devolucion_orden_cargo_folio_check', sql`char_length("folio") <= 30`),
    check(
      'devolucion_orden_cargo_estatus_check',
      sql`"estatus" in ('SOLICITADA', 'ACEPTADA', 'RECHAZADA', 'CANCELADA')`,
    ),
    check('devolucion_orden_cargo_origen_check', sql`"origen" in ('PACIENTE', 'DIFERENCIA')`),
    check('devolucion_orden_cargo_motivo_check', sql`char_length("motivo") <= 300`),
    check(
      'devolucion_orden_cargo_motivo_resolucion_check',
      sql`char_length("motivo_resolucion") >= 10 and char_length("motivo_resolucion") <= 300`,
    ),
    check('devolucion_orden_cargo_piezas_check', sql`"piezas" >= 0`),
    check('devolucion_orden_cargo_importe_total_check', sql`"importe_total" >= 0`),
    uniqueIndex('devolucion_orden_cargo_folio_key').on(table.folio),
    index('devolucion_orden_cargo_orden_cargo_id_idx').on(table.ordenCargoId, table.devolucionOrdenCargoId),
    index('devolucion_orden_cargo_hospitalizacion_id_estatus_idx').on(
      table.hospitalizacionId,
      table.estatus,
      table.devolucionOrdenCargoId,
    ),
    index('devolucion_orden_cargo_almacen_surtidor_id_estatus_idx').on(
      table.almacenSurtidorId,
      table.estatus,
      table.devolucionOrdenCargoId,
    ),
    index('devolucion_orden_cargo_servicio_id_estatus_idx').on(
      table.servicioId,
      table.estatus,
      table.devolucionOrdenCargoId,
    ),
    index('devolucion_orden_cargo_fecha_solicitud_idx').on(table.fechaSolicitud, table.devolucionOrdenCargoId),
    index('devolucion_orden_cargo_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);
