// Generated from schemas/entities/proveedores/recepcion.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
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
import { contrato } from './contrato.gen';
import { evento } from './evento.gen';
import { jurisdiccion } from './jurisdiccion.gen';
import { proveedor } from './proveedor.gen';
import { unidad } from './unidad.gen';
import { usuario } from './usuario.gen';
import type { Recepcion } from '../../shared/types/recepcion.gen';

/** Recepción de proveedor. Lo que un proveedor entrega en un almacén: se captura, se inspecciona y se acepta o se rechaza. */
export const recepcion = pgTable(
  'recepcion',
  {
    recepcionId: bigint('recepcion_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    folio: text('folio'),
    estatus: text('estatus').$type<Recepcion['estatus']>().notNull().default('BORRADOR'),
    almacenId: bigint('almacen_id', { mode: 'number' }).notNull(),
    unidadId: bigint('unidad_id', { mode: 'number' }),
    jurisdiccionId: bigint('jurisdiccion_id', { mode: 'number' }),
    proveedorId: bigint('proveedor_id', { mode: 'number' }).notNull(),
    eventoId: bigint('evento_id', { mode: 'number' }),
    contratoId: bigint('contrato_id', { mode: 'number' }),
    ordenSuministro: text('orden_suministro'),
    remision: text('remision').notNull(),
    factura: text('factura'),
    fecha: date('fecha', { mode: 'string' }).notNull(),
    motivo: text('motivo'),
    piezas: bigint('piezas', { mode: 'number' }),
    piezasRechazadas: bigint('piezas_rechazadas', { mode: 'number' }),
    subtotal: numeric('subtotal', { precision: 14, scale: 4, mode: 'number' }),
    ivaTotal: numeric('iva_total', { precision: 14, scale: 4, mode: 'number' }),
    importeTotal: numeric('importe_total', { precision: 14, scale: 4, mode: 'number' }),
    inspeccionEmpaque: text('inspeccion_empaque').$type<NonNullable<Recepcion['inspeccionEmpaque']>>(),
    inspeccionEtiquetado: text('inspeccion_etiquetado').$type<NonNullable<Recepcion['inspeccionEtiquetado']>>(),
    inspeccionCaducidad: text('inspeccion_caducidad').$type<NonNullable<Recepcion['inspeccionCaducidad']>>(),
    inspeccionTemperatura: text('inspeccion_temperatura').$type<NonNullable<Recepcion['inspeccionTemperatura']>>(),
    inspeccionObservaciones: text('inspeccion_observaciones'),
    capturistaId: bigint('capturista_id', { mode: 'number' }),
    inspectorId: bigint('inspector_id', { mode: 'number' }),
    fechaCaptura: timestamp('fecha_captura', { withTimezone: true, precision: 3, mode: 'date' }),
    fechaInspeccion: timestamp('fecha_inspeccion', { withTimezone: true, precision: 3, mode: 'date' }),
    estatusDesde: timestamp('estatus_desde', { withTimezone: true, precision: 3, mode: 'date' }),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(
      sql`plano(coalesce("folio", '') || ' ' || coalesce("remision", '') || ' ' || coalesce("factura", '') || ' ' || coalesce("orden_suministro", ''))`,
    ),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({ name: 'recepcion_almacen_id_fk', columns: [table.almacenId], foreignColumns: [almacen.almacenId] }),
    foreignKey({ name: 'recepcion_unidad_id_fk', columns: [table.unidadId], foreignColumns: [unidad.unidadId] }),
    foreignKey({
      name: 'recepcion_jurisdiccion_id_fk',
      columns: [table.jurisdiccionId],
      foreignColumns: [jurisdiccion.jurisdiccionId],
    }),
    foreignKey({
      name: 'recepcion_proveedor_id_fk',
      columns: [table.proveedorId],
      foreignColumns: [proveedor.proveedorId],
    }),
    foreignKey({ name: 'recepcion_evento_id_fk', columns: [table.eventoId], foreignColumns: [evento.eventoId] }),
    foreignKey({
      name: 'recepcion_contrato_id_fk',
      columns: [table.contratoId],
      foreignColumns: [contrato.contratoId],
    }),
    foreignKey({
      name: 'recepcion_capturista_id_fk',
      columns: [table.capturistaId],
      foreignColumns: [usuario.usuarioId],
    }),
    foreignKey({
      name: 'recepcion_inspector_id_fk',
      columns: [table.inspectorId],
      foreignColumns: [usuario.usuarioId],
    }),
    check('recepcion_folio_check', sql`char_length("folio") <= 30`),
    check(
      'recepcion_estatus_check',
      sql`"estatus" in ('BORRADOR', 'EN_INSPECCION', 'ACEPTADA', 'ACEPTADA_PARCIAL', 'RECHAZADA', 'CANCELADA')`,
    ),
    check('recepcion_orden_suministro_check', sql`char_length("orden_suministro") <= 60`),
    check('recepcion_remision_check', sql`char_length("remision") >= 1 and char_length("remision") <= 60`),
    check('recepcion_factura_check', sql`char_length("factura") <= 60`),
    check('recepcion_motivo_check', sql`char_length("motivo") >= 10 and char_length("motivo") <= 300`),
    check('recepcion_piezas_check', sql`"piezas" >= 0`),
    check('recepcion_piezas_rechazadas_check', sql`"piezas_rechazadas" >= 0`),
    check('recepcion_subtotal_check', sql`"subtotal" >= 0`),
    check('recepcion_iva_total_check', sql`"iva_total" >= 0`),
    check('recepcion_importe_total_check', sql`"importe_total" >= 0`),
    check('recepcion_inspeccion_empaque_check', sql`"inspeccion_empaque" in ('CUMPLE', 'NO_CUMPLE', 'NO_APLICA')`),
    check(
      'recepcion_inspeccion_etiquetado_check',
      sql`"inspeccion_etiquetado" in ('CUMPLE', 'NO_CUMPLE', 'NO_APLICA')`,
    ),
    check('recepcion_inspeccion_caducidad_check', sql`"inspeccion_caducidad" in ('CUMPLE', 'NO_CUMPLE', 'NO_APLICA')`),
    check(
      'recepcion_inspeccion_temperatura_check',
      sql`"inspeccion_temperatura" in ('CUMPLE', 'NO_CUMPLE', 'NO_APLICA')`,
    ),
    check('recepcion_inspeccion_observaciones_check', sql`char_length("inspeccion_observaciones") <= 1000`),
    uniqueIndex('recepcion_folio_key').on(table.folio),
    index('recepcion_folio_orden').on(sql`orden("folio") collate "C"`, table.recepcionId, table.folio, table.activo),
    index('recepcion_estatus_idx').on(table.estatus, table.recepcionId, table.activo),
    index('recepcion_almacen_id_idx').on(table.almacenId, table.recepcionId, table.activo),
    index('recepcion_unidad_id_idx').on(table.unidadId, table.recepcionId, table.activo),
    index('recepcion_jurisdiccion_id_idx').on(table.jurisdiccionId, table.recepcionId, table.activo),
    index('recepcion_proveedor_id_idx').on(table.proveedorId, table.recepcionId, table.activo),
    index('recepcion_evento_id_idx').on(table.eventoId, table.recepcionId, table.activo),
    index('recepcion_contrato_id_idx').on(table.contratoId, table.recepcionId, table.activo),
    index('recepcion_orden_suministro_orden').on(
      sql`orden("orden_suministro") collate "C"`,
      table.recepcionId,
      table.ordenSuministro,
      table.activo,
    ),
    index('recepcion_remision_orden').on(
      sql`orden("remision") collate "C"`,
      table.recepcionId,
      table.remision,
      table.activo,
    ),
    index('recepcion_factura_orden').on(
      sql`orden("factura") collate "C"`,
      table.recepcionId,
      table.factura,
      table.activo,
    ),
    index('recepcion_fecha_idx').on(table.fecha, table.recepcionId, table.activo),
    index('recepcion_piezas_idx').on(table.piezas, table.recepcionId, table.activo),
    index('recepcion_piezas_rechazadas_idx').on(table.piezasRechazadas, table.recepcionId, table.activo),
    index('recepcion_importe_total_idx').on(table.importeTotal, table.recepcionId, table.activo),
    index('recepcion_capturista_id_idx').on(table.capturistaId),
    index('recepcion_inspector_id_idx').on(table.inspectorId),
    index('recepcion_fecha_captura_idx').on(table.fechaCaptura, table.recepcionId, table.activo),
    index('recepcion_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);
