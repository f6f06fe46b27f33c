// Generated from schemas/entities/inventario/importacion-inventario.json by `npm run generate`. Do not edit: your change would be lost.

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
import { conteo } from './conteo.gen';
import { jurisdiccion } from './jurisdiccion.gen';
import { unidad } from './unidad.gen';
import { usuario } from './usuario.gen';
import type { ImportacionInventario } from '../../shared/types/importacion-inventario.gen';

/** Importación de existencias. Un archivo con las existencias de un almacén: qué se revisó, quién lo aplicó y en qué quedó. */
export const importacionInventario = pgTable(
  'importacion_inventario',
  {
    importacionInventarioId: bigint('importacion_inventario_id', { mode: 'number' })
      .generatedByDefaultAsIdentity()
      .primaryKey(),
    folio: text('folio'),
    estatus: text('estatus').$type<ImportacionInventario['estatus']>().notNull().default('REVISADA'),
    almacenId: bigint('almacen_id', { mode: 'number' }).notNull(),
    unidadId: bigint('unidad_id', { mode: 'number' }).notNull(),
    jurisdiccionId: bigint('jurisdiccion_id', { mode: 'number' }),
    tipo: text('tipo').$type<ImportacionInventario['tipo']>().notNull(),
    conteoId: bigint('conteo_id', { mode: 'number' }),
    observaciones: text('observaciones'),
    archivoNombre: text('archivo_nombre').notNull(),
    archivoHash: text('archivo_hash').notNull(),
    filas: bigint('filas', { mode: 'number' }).notNull().default(0),
    validas: bigint('validas', { mode: 'number' }).notNull().default(0),
    conError: bigint('con_error', { mode: 'number' }).notNull().default(0),
    conAviso: bigint('con_aviso', { mode: 'number' }).notNull().default(0),
    claves: bigint('claves', { mode: 'number' }).notNull().default(0),
    piezas: bigint('piezas', { mode: 'number' }).notNull().default(0),
    valor: numeric('valor', { precision: 14, scale: 4, mode: 'number' }).notNull().default(0),
    revisadaPorId: bigint('revisada_por_id', { mode: 'number' }),
    fechaRevision: timestamp('fecha_revision', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
    aplicadaPorId: bigint('aplicada_por_id', { mode: 'number' }),
    fechaAplicacion: timestamp('fecha_aplicacion', { withTimezone: true, precision: 3, mode: 'date' }),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(
      sql`plano(coalesce("folio", '') || ' ' || coalesce("archivo_nombre", ''))`,
    ),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({
      name: 'importacion_inventario_almacen_id_fk',
      columns: [table.almacenId],
      foreignColumns: [almacen.almacenId],
    }),
    foreignKey({
      name: 'importacion_inventario_unidad_id_fk',
      columns: [table.unidadId],
      foreignColumns: [unidad.unidadId],
    }),
    foreignKey({
      name: 'importacion_inventario_jurisdiccion_id_fk',
      columns: [table.jurisdiccionId],
      foreignColumns: [jurisdiccion.jurisdiccionId],
    }),
    foreignKey({
      name: 'importacion_inventario_conteo_id_fk',
      columns: [table.conteoId],
      foreignColumns: [conteo.conteoId],
    }),
    foreignKey({
      name: 'importacion_inventario_revisada_por_id_fk',
      columns: [table.revisadaPorId],
      foreignColumns: [usuario.usuarioId],
    }),
    foreignKey({
      name: 'importacion_inventario_aplicada_por_id_fk',
      columns: [table.aplicadaPorId],
      foreignColumns: [usuario.usuarioId],
    }),
    check('importacion_inventario_folio_check', sql`char_length("folio") <= 30`),
    check('importacion_inventario_estatus_check', sql`"estatus" in ('REVISADA', 'APLICADA', 'DESCARTADA')`),
    check('importacion_inventario_tipo_check', sql`"tipo" in ('INVENTARIO_INICIAL', 'CONTEO')`),
    check('importacion_inventario_observaciones_check', sql`char_length("observaciones") <= 1000`),
    check('importacion_inventario_archivo_nombre_check', sql`char_length("archivo_nombre") <= 200`),
    check('importacion_inventario_archivo_hash_check', sql`char_length("archivo_hash") <= 64`),
    check('importacion_inventario_filas_check', sql`"filas" >= 0`),
    check('importacion_inventario_validas_check', sql`"validas" >= 0`),
    check('importacion_inventario_con_error_check', sql`"con_error" >= 0`),
    check('importacion_inventario_con_aviso_check', sql`"con_aviso" >= 0`),
    check('importacion_inventario_claves_check', sql`"claves" >= 0`),
    check('importacion_inventario_piezas_check', sql`"piezas" >= 0`),
    check('importacion_inventario_valor_check', sql`"valor" >= 0`),
    uniqueIndex('importacion_inventario_folio_key').on(table.folio),
    index('importacion_inventario_almacen_id_archivo_hash_idx').on(
      table.almacenId,
      table.archivoHash,
      table.importacionInventarioId,
    ),
    index('importacion_inventario_fecha_revision_idx').on(table.fechaRevision, table.importacionInventarioId),
    index('importacion_inventario_estatus_fecha_revision_idx').on(
      table.estatus,
      table.fechaRevision,
      table.importacionInventarioId,
    ),
    index('importacion_inventario_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);
