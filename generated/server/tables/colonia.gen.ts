// Generated from schemas/entities/red/colonia.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  pgTable,
  text,
  uniqueIndex,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import { codigoPostal } from './codigo-postal.gen';
import { municipio } from './municipio.gen';
import type { Colonia } from '../../shared/types/colonia.gen';

/** Colonia. Asentamiento dentro de un código postal: colonia, fraccionamiento, ejido, pueblo… */
export const colonia = pgTable(
  'colonia',
  {
    coloniaId: bigint('colonia_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    nombre: text('nombre').notNull(),
    tipoAsentamiento: text('tipo_asentamiento').$type<Colonia['tipoAsentamiento']>().notNull().default('COLONIA'),
    municipioId: bigint('municipio_id', { mode: 'number' }).notNull(),
    codigoPostal: text('codigo_postal').notNull(),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(
      sql`plano(coalesce("nombre", '') || ' ' || coalesce("codigo_postal", ''))`,
    ),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({
      name: 'colonia_municipio_id_fk',
      columns: [table.municipioId],
      foreignColumns: [municipio.municipioId],
    }),
    foreignKey({
      name: 'colonia_codigo_postal_fk',
      columns: [table.codigoPostal],
      foreignColumns: [codigoPostal.codigo],
    }),
    check('colonia_nombre_check', sql`char_length("nombre") >= 1 and char_length("nombre") <= 100`),
    check(
      'colonia_tipo_asentamiento_check',
      sql`"tipo_asentamiento" in ('COLONIA', 'FRACCIONAMIENTO', 'BARRIO', 'EJIDO', 'PUEBLO', 'RANCHERIA', 'UNIDAD_HABITACIONAL', 'ZONA_INDUSTRIAL', 'AEROPUERTO', 'AMPLIACION', 'BASE_NAVAL', 'CAMPAMENTO', 'CIUDAD', 'CLUB_DE_GOLF', 'CONDOMINIO', 'CONGREGACION', 'CONJUNTO_HABITACIONAL', 'EQUIPAMIENTO', 'ESTACION', 'EXCLUSIVA', 'FINCA', 'GRAN_USUARIO', 'GRANJA', 'HACIENDA', 'INGENIO', 'PARAJE', 'PARQUE_INDUSTRIAL', 'POBLADO_COMUNAL', 'PUERTO', 'RANCHO', 'RESIDENCIAL', 'VILLA', 'ZONA_COMERCIAL', 'ZONA_FEDERAL', 'ZONA_MILITAR', 'ZONA_NAVAL', 'ZONA_RURAL', 'ZONA_URBANA', 'OTRO')`,
    ),
    check('colonia_codigo_postal_check', sql`char_length("codigo_postal") <= 5 and "codigo_postal" ~ '^\\d{5}$'`),
    uniqueIndex('colonia_codigo_postal_nombre_tipo_asentamiento_key').on(
      table.codigoPostal,
      table.nombre,
      table.tipoAsentamiento,
    ),
    index('colonia_nombre_orden').on(sql`orden("nombre") collate "C"`, table.coloniaId, table.nombre, table.activo),
    index('colonia_tipo_asentamiento_idx').on(table.tipoAsentamiento, table.coloniaId, table.activo),
    index('colonia_municipio_id_idx').on(table.municipioId, table.coloniaId, table.activo),
    index('colonia_codigo_postal_orden').on(
      sql`orden("codigo_postal") collate "C"`,
      table.coloniaId,
      table.codigoPostal,
      table.activo,
    ),
    index('colonia_codigo_postal_idx').on(table.codigoPostal, table.coloniaId, table.activo),
    index('colonia_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);
