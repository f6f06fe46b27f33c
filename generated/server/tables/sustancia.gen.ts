// Generated from schemas/entities/catalogos/sustancia.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import type { Sustancia } from '../../shared/types/sustancia.gen';

/** Sustancia. Sustancia activa o grupo de sustancias, con los nombres y marcas por los que se le conoce. Con ella se comparan alergias, duplicados e interacciones. */
export const sustancia = pgTable(
  'sustancia',
  {
    sustanciaId: bigint('sustancia_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    clave: text('clave').notNull(),
    nombre: text('nombre').notNull(),
    tipo: text('tipo').$type<Sustancia['tipo']>().notNull().default('SUSTANCIA'),
    atc: text('atc'),
    sinonimos: jsonb('sinonimos').$type<NonNullable<Sustancia['sinonimos']>>(),
    grupos: jsonb('grupos').$type<NonNullable<Sustancia['grupos']>>(),
    cruzadas: jsonb('cruzadas').$type<NonNullable<Sustancia['cruzadas']>>(),
    comparteAlergia: boolean('comparte_alergia').default(false),
    duplicaTerapia: boolean('duplica_terapia').default(false),
    fuente: text('fuente'),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(
      sql`plano(coalesce("nombre", '') || ' ' || coalesce("atc", '') || ' ' || coalesce("sinonimos"::text, ''))`,
    ),
  },
  (table): PgTableExtraConfigValue[] => [
    check('sustancia_clave_check', sql`char_length("clave") <= 60 and "clave" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('sustancia_nombre_check', sql`char_length("nombre") >= 2 and char_length("nombre") <= 80`),
    check('sustancia_tipo_check', sql`"tipo" in ('SUSTANCIA', 'GRUPO')`),
    check('sustancia_atc_check', sql`char_length("atc") <= 7 and "atc" ~ '^[A-Z](\\d{2}([A-Z]([A-Z](\\d{2})?)?)?)?$'`),
    check('sustancia_fuente_check', sql`char_length("fuente") <= 200`),
    uniqueIndex('sustancia_clave_key').on(table.clave),
    uniqueIndex('sustancia_nombre_key').on(table.nombre),
    index('sustancia_clave_orden').on(sql`orden("clave") collate "C"`, table.sustanciaId, table.clave, table.activo),
    index('sustancia_nombre_orden').on(sql`orden("nombre") collate "C"`, table.sustanciaId, table.nombre, table.activo),
    index('sustancia_tipo_idx').on(table.tipo, table.sustanciaId, table.activo),
    index('sustancia_atc_orden').on(sql`orden("atc") collate "C"`, table.sustanciaId, table.atc, table.activo),
    index('sustancia_fuente_orden').on(sql`orden("fuente") collate "C"`, table.sustanciaId, table.fuente, table.activo),
    index('sustancia_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);
