// Generated from schemas/entities/farmacia/receta-abierta.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  pgTable,
  text,
  timestamp,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import { almacen } from './almacen.gen';
import { jurisdiccion } from './jurisdiccion.gen';
import { receta } from './receta.gen';
import { unidad } from './unidad.gen';
import { usuario } from './usuario.gen';

/** Receta abierta en otra farmacia. Una farmacia de la red tiene por un tiempo ante sí la receta de otra, para surtirla con su propia existencia. */
export const recetaAbierta = pgTable(
  'receta_abierta',
  {
    recetaAbiertaId: bigint('receta_abierta_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    folio: text('folio'),
    recetaId: bigint('receta_id', { mode: 'number' }).notNull(),
    almacenId: bigint('almacen_id', { mode: 'number' }).notNull(),
    unidadId: bigint('unidad_id', { mode: 'number' }).notNull(),
    jurisdiccionId: bigint('jurisdiccion_id', { mode: 'number' }),
    usuarioId: bigint('usuario_id', { mode: 'number' }),
    desde: timestamp('desde', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
    hasta: timestamp('hasta', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(sql`plano(coalesce("folio", ''))`),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({ name: 'receta_abierta_receta_id_fk', columns: [table.recetaId], foreignColumns: [receta.recetaId] }),
    foreignKey({
      name: 'receta_abierta_almacen_id_fk',
      columns: [table.almacenId],
      foreignColumns: [almacen.almacenId],
    }),
    foreignKey({ name: 'receta_abierta_unidad_id_fk', columns: [table.unidadId], foreignColumns: [unidad.unidadId] }),
    foreignKey({
      name: 'receta_abierta_jurisdiccion_id_fk',
      columns: [table.jurisdiccionId],
      foreignColumns: [jurisdiccion.jurisdiccionId],
    }),
    foreignKey({
      name: 'receta_abierta_usuario_id_fk',
      columns: [table.usuarioId],
      foreignColumns: [usuario.usuarioId],
    }),
    check('receta_abierta_folio_check', sql`char_length("folio") <= 30`),
    index('receta_abierta_folio_orden').on(
      sql`orden("folio") collate "C"`,
      table.recetaAbiertaId,
      table.folio,
      table.activo,
    ),
    index('receta_abierta_receta_id_idx').on(table.recetaId),
    index('receta_abierta_almacen_id_idx').on(table.almacenId, table.recetaAbiertaId, table.activo),
    index('receta_abierta_unidad_id_idx').on(table.unidadId, table.recetaAbiertaId, table.activo),
    index('receta_abierta_jurisdiccion_id_idx').on(table.jurisdiccionId, table.recetaAbiertaId, table.activo),
    index('receta_abierta_usuario_id_idx').on(table.usuarioId, table.recetaAbiertaId, table.activo),
    index('receta_abierta_desde_idx').on(table.desde, table.recetaAbiertaId, table.activo),
    index('receta_abierta_hasta_idx').on(table.hasta, table.recetaAbiertaId, table.activo),
    index('receta_abierta_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);
