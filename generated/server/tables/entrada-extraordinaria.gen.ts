// Generated from schemas/entities/inventario/entrada-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
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
import { jurisdiccion } from './jurisdiccion.gen';
import { motivoEntradaExtraordinaria } from './motivo-entrada-extraordinaria.gen';
import { unidad } from './unidad.gen';
import { usuario } from './usuario.gen';
import type { EntradaExtraordinaria } from '../../shared/types/entrada-extraordinaria.gen';

/** Entrada extraordinaria. Piezas que entran a un almacén sin entrega de proveedor ni solicitud: donadas, halladas, sobrantes. */
export const entradaExtraordinaria = pgTable(
  'entrada_extraordinaria',
  {
    entradaExtraordinariaId: bigint('entrada_extraordinaria_id', { mode: 'number' })
      .generatedByDefaultAsIdentity()
      .primaryKey(),
    folio: text('folio'),
    estatus: text('estatus').$type<EntradaExtraordinaria['estatus']>().notNull().default('BORRADOR'),
    almacenId: bigint('almacen_id', { mode: 'number' }).notNull(),
    unidadId: bigint('unidad_id', { mode: 'number' }),
    jurisdiccionId: bigint('jurisdiccion_id', { mode: 'number' }),
    motivoEntradaExtraordinariaId: bigint('motivo_entrada_extraordinaria_id', { mode: 'number' }).notNull(),
    fechaDocumento: date('fecha_documento', { mode: 'string' }).notNull(),
    procedencia: text('procedencia'),
    observaciones: text('observaciones'),
    motivo: text('motivo'),
    piezas: bigint('piezas', { mode: 'number' }),
    importeTotal: numeric('importe_total', { precision: 14, scale: 4, mode: 'number' }),
    requiereAutorizacion: boolean('requiere_autorizacion'),
    requiereEvidencia: boolean('requiere_evidencia'),
    permiteSinCosto: boolean('permite_sin_costo'),
    solicitanteId: bigint('solicitante_id', { mode: 'number' }),
    editoresIds: jsonb('editores_ids').$type<NonNullable<EntradaExtraordinaria['editoresIds']>>(),
    remitenteId: bigint('remitente_id', { mode: 'number' }),
    autorizadorId: bigint('autorizador_id', { mode: 'number' }),
    aplicadaPorId: bigint('aplicada_por_id', { mode: 'number' }),
    reversadaPorId: bigint('reversada_por_id', { mode: 'number' }),
    fechaSolicitud: timestamp('fecha_solicitud', { withTimezone: true, precision: 3, mode: 'date' }),
    fechaEnvio: timestamp('fecha_envio', { withTimezone: true, precision: 3, mode: 'date' }),
    fechaAutorizacion: timestamp('fecha_autorizacion', { withTimezone: true, precision: 3, mode: 'date' }),
    fechaAplicacion: timestamp('fecha_aplicacion', { withTimezone: true, precision: 3, mode: 'date' }),
    fechaReversa: timestamp('fecha_reversa', { withTimezone: true, precision: 3, mode: 'date' }),
    estatusDesde: timestamp('estatus_desde', { withTimezone: true, precision: 3, mode: 'date' }),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(
      sql`plano(coalesce("folio", '') || ' ' || coalesce("observaciones", '') || ' ' || coalesce("procedencia", ''))`,
    ),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({
      name: 'entrada_extraordinaria_almacen_id_fk',
      columns: [table.almacenId],
      foreignColumns: [almacen.almacenId],
    }),
    foreignKey({
      name: 'entrada_extraordinaria_unidad_id_fk',
      columns: [table.unidadId],
      foreignColumns: [unidad.unidadId],
    }),
    foreignKey({
      name: 'entrada_extraordinaria_jurisdiccion_id_fk',
      columns: [table.jurisdiccionId],
      foreignColumns: [jurisdiccion.jurisdiccionId],
    }),
    foreignKey({
      name: 'entrada_extraordinaria_motivo_entrada_extraordinaria_id_fk',
      columns: [table.motivoEntradaExtraordinariaId],
      foreignColumns: [motivoEntradaExtraordinaria.motivoEntradaExtraordinariaId],
    }),
    foreignKey({
      name: 'entrada_extraordinaria_solicitante_id_fk',
      columns: [table.solicitanteId],
      foreignColumns: [usuario.usuarioId],
    }),
    foreignKey({
      name: 'entrada_extraordinaria_remitente_id_fk',
      columns: [table.remitenteId],
      foreignColumns: [usuario.usuarioId],
    }),
    foreignKey({
      name: 'entrada_extraordinaria_autorizador_id_fk',
      columns: [table.autorizadorId],
      foreignColumns: [usuario.usuarioId],
    }),
    foreignKey({
      name: 'entrada_extraordinaria_aplicada_por_id_fk',
      columns: [table.aplicadaPorId],
      foreignColumns: [usuario.usuarioId],
    }),
    foreignKey({
      name: 'entrada_extraordinaria_reversada_por_id_fk',
      columns: [table.reversadaPorId],
      foreignColumns: [usuario.usuarioId],
    }),
    check('entrada_extraordinaria_folio_check', sql`char_length("folio") <= 30`),
    check(
      'entrada_extraordinaria_estatus_check',
      sql`"estatus" in ('BORRADOR', 'PENDIENTE_AUTORIZAR', 'AUTORIZADA', 'RECHAZADA', 'APLICADA', 'REVERSADA', 'CANCELADA')`,
    ),
    check('entrada_extraordinaria_procedencia_check', sql`char_length("procedencia") <= 200`),
    check('entrada_extraordinaria_observaciones_check', sql`char_length("observaciones") <= 1000`),
    check('entrada_extraordinaria_motivo_check', sql`char_length("motivo") >= 10 and char_length("motivo") <= 300`),
    check('entrada_extraordinaria_piezas_check', sql`"piezas" >= 0`),
    check('entrada_extraordinaria_importe_total_check', sql`"importe_total" >= 0`),
    uniqueIndex('entrada_extraordinaria_folio_key').on(table.folio),
    index('entrada_extraordinaria_folio_orden').on(
      sql`orden("folio") collate "C"`,
      table.entradaExtraordinariaId,
      table.folio,
      table.activo,
    ),
    index('entrada_extraordinaria_estatus_idx').on(table.estatus, table.entradaExtraordinariaId, table.activo),
    index('entrada_extraordinaria_almacen_id_idx').on(table.almacenId, table.entradaExtraordinariaId, table.activo),
    index('entrada_extraordinaria_unidad_id_idx').on(table.unidadId, table.entradaExtraordinariaId, table.activo),
    index('entrada_extraordinaria_jurisdiccion_id_idx').on(
      table.jurisdiccionId,
      table.entradaExtraordinariaId,
      table.activo,
    ),
    index('entrada_extraordinaria_motivo_entrada_extraordinaria_id_idx').on(
      table.motivoEntradaExtraordinariaId,
      table.entradaExtraordinariaId,
      table.activo,
    ),
    index('entrada_extraordinaria_fecha_documento_idx').on(
      table.fechaDocumento,
      table.entradaExtraordinariaId,
      table.activo,
    ),
    index('entrada_extraordinaria_piezas_idx').on(table.piezas, table.entradaExtraordinariaId, table.activo),
    index('entrada_extraordinaria_importe_total_idx').on(
      table.importeTotal,
      table.entradaExtraordinariaId,
      table.activo,
    ),
    index('entrada_extraordinaria_solicitante_id_idx').on(table.solicitanteId),
    index('entrada_extraordinaria_remitente_id_idx').on(table.remitenteId),
    index('entrada_extraordinaria_autorizador_id_idx').on(table.autorizadorId),
    index('entrada_extraordinaria_aplicada_por_id_idx').on(table.aplicadaPorId),
    index('entrada_extraordinaria_reversada_por_id_idx').on(table.reversadaPorId),
    index('entrada_extraordinaria_fecha_solicitud_idx').on(
      table.fechaSolicitud,
      table.entradaExtraordinariaId,
      table.activo,
    ),
    index('entrada_extraordinaria_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);
