// Generated from schemas/entities/inventario/salida-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

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
import { motivoSalidaExtraordinaria } from './motivo-salida-extraordinaria.gen';
import { unidad } from './unidad.gen';
import { usuario } from './usuario.gen';
import type { SalidaExtraordinaria } from '../../shared/types/salida-extraordinaria.gen';

/** Salida extraordinaria. Piezas que salen de un almacén sin receta, orden ni solicitud: caducadas, rotas, donadas. */
export const salidaExtraordinaria = pgTable(
  'salida_extraordinaria',
  {
    salidaExtraordinariaId: bigint('salida_extraordinaria_id', { mode: 'number' })
      .generatedByDefaultAsIdentity()
      .primaryKey(),
    folio: text('folio'),
    estatus: text('estatus').$type<SalidaExtraordinaria['estatus']>().notNull().default('BORRADOR'),
    almacenId: bigint('almacen_id', { mode: 'number' }).notNull(),
    unidadId: bigint('unidad_id', { mode: 'number' }),
    jurisdiccionId: bigint('jurisdiccion_id', { mode: 'number' }),
    motivoSalidaExtraordinariaId: bigint('motivo_salida_extraordinaria_id', { mode: 'number' }).notNull(),
    fechaDocumento: date('fecha_documento', { mode: 'string' }).notNull(),
    destinoTexto: text('destino_texto'),
    actaNumero: text('acta_numero'),
    observaciones: text('observaciones'),
    motivo: text('motivo'),
    piezas: bigint('piezas', { mode: 'number' }),
    importeTotal: numeric('importe_total', { precision: 14, scale: 4, mode: 'number' }),
    importeEstimado: boolean('importe_estimado'),
    requiereAutorizacion: boolean('requiere_autorizacion'),
    requiereEvidencia: boolean('requiere_evidencia'),
    requiereActa: boolean('requiere_acta'),
    permiteLoteCaducado: boolean('permite_lote_caducado'),
    destino: text('destino').$type<NonNullable<SalidaExtraordinaria['destino']>>(),
    solicitanteId: bigint('solicitante_id', { mode: 'number' }),
    editoresIds: jsonb('editores_ids').$type<NonNullable<SalidaExtraordinaria['editoresIds']>>(),
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
      sql`plano(coalesce("folio", '') || ' ' || coalesce("observaciones", '') || ' ' || coalesce("destino_texto", ''))`,
    ),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({
      name: 'salida_extraordinaria_almacen_id_fk',
      columns: [table.almacenId],
      foreignColumns: [almacen.almacenId],
    }),
    foreignKey({
      name: 'salida_extraordinaria_unidad_id_fk',
      columns: [table.unidadId],
      foreignColumns: [unidad.unidadId],
    }),
    foreignKey({
      name: 'salida_extraordinaria_jurisdiccion_id_fk',
      columns: [table.jurisdiccionId],
      foreignColumns: [jurisdiccion.jurisdiccionId],
    }),
    foreignKey({
      name: 'salida_extraordinaria_motivo_salida_extraordinaria_id_fk',
      columns: [table.motivoSalidaExtraordinariaId],
      foreignColumns: [motivoSalidaExtraordinaria.motivoSalidaExtraordinariaId],
    }),
    foreignKey({
      name: 'salida_extraordinaria_solicitante_id_fk',
      columns: [table.solicitanteId],
      foreignColumns: [usuario.usuarioId],
    }),
    foreignKey({
      name: 'salida_extraordinaria_remitente_id_fk',
      columns: [table.remitenteId],
      foreignColumns: [usuario.usuarioId],
    }),
    foreignKey({
      name: 'salida_extraordinaria_autorizador_id_fk',
      columns: [table.autorizadorId],
      foreignColumns: [usuario.usuarioId],
    }),
    foreignKey({
      name: 'salida_extraordinaria_aplicada_por_id_fk',
      columns: [table.aplicadaPorId],
      foreignColumns: [usuario.usuarioId],
    }),
    foreignKey({
      name: 'salida_extraordinaria_reversada_por_id_fk',
      columns: [table.reversadaPorId],
      foreignColumns: [usuario.usuarioId],
    }),
    check('salida_extraordinaria_folio_check', sql`char_length("folio") <= 30`),
    check(
      'salida_extraordinaria_estatus_check',
      sql`"estatus" in ('BORRADOR', 'PENDIENTE_AUTORIZAR', 'AUTORIZADA', 'RECHAZADA', 'APLICADA', 'REVERSADA', 'CANCELADA')`,
    ),
    check('salida_extraordinaria_destino_texto_check', sql`char_length("destino_texto") <= 200`),
    check('salida_extraordinaria_acta_numero_check', sql`char_length("acta_numero") <= 40`),
    check('salida_extraordinaria_observaciones_check', sql`char_length("observaciones") <= 1000`),
    check('salida_extraordinaria_motivo_check', sql`char_length("motivo") >= 10 and char_length("motivo") <= 300`),
    check('salida_extraordinaria_piezas_check', sql`"piezas" >= 0`),
    check('salida_extraordinaria_importe_total_check', sql`"importe_total" >= 0`),
    check(
      'salida_extraordinaria_destino_check',
      sql`"destino" in ('NINGUNO', 'PROVEEDOR', 'OTRO_ALMACEN', 'DESTRUCCION', 'DONATARIO')`,
    ),
    uniqueIndex('salida_extraordinaria_folio_key').on(table.folio),
    index('salida_extraordinaria_folio_orden').on(
      sql`orden("folio") collate "C"`,
      table.salidaExtraordinariaId,
      table.folio,
      table.activo,
    ),
    index('salida_extraordinaria_estatus_idx').on(table.estatus, table.salidaExtraordinariaId, table.activo),
    index('salida_extraordinaria_almacen_id_idx').on(table.almacenId, table.salidaExtraordinariaId, table.activo),
    index('salida_extraordinaria_unidad_id_idx').on(table.unidadId, table.salidaExtraordinariaId, table.activo),
    index('salida_extraordinaria_jurisdiccion_id_idx').on(
      table.jurisdiccionId,
      table.salidaExtraordinariaId,
      table.activo,
    ),
    index('salida_extraordinaria_motivo_salida_extraordinaria_id_idx').on(
      table.motivoSalidaExtraordinariaId,
      table.salidaExtraordinariaId,
      table.activo,
    ),
    index('salida_extraordinaria_fecha_documento_idx').on(
      table.fechaDocumento,
      table.salidaExtraordinariaId,
      table.activo,
    ),
    index('salida_extraordinaria_piezas_idx').on(table.piezas, table.salidaExtraordinariaId, table.activo),
    index('salida_extraordinaria_importe_total_idx').on(table.importeTotal, table.salidaExtraordinariaId, table.activo),
    index('salida_extraordinaria_solicitante_id_idx').on(table.solicitanteId),
    index('salida_extraordinaria_remitente_id_idx').on(table.remitenteId),
    index('salida_extraordinaria_autorizador_id_idx').on(table.autorizadorId),
    index('salida_extraordinaria_aplicada_por_id_idx').on(table.aplicadaPorId),
    index('salida_extraordinaria_reversada_por_id_idx').on(table.reversadaPorId),
    index('salida_extraordinaria_fecha_solicitud_idx').on(
      table.fechaSolicitud,
      table.salidaExtraordinariaId,
      table.activo,
    ),
    index('salida_extraordinaria_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);
