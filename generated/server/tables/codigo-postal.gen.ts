// Generated from schemas/entities/red/codigo-postal.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import { bigint, check, foreignKey, index, pgTable, text, type PgTableExtraConfigValue } from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import { estado } from './estado.gen';
import { municipio } from './municipio.gen';
import type { CodigoPostal } from '../../shared/types/codigo-postal.gen';

/** Código postal. Código postal con el estado y el municipio a los que pertenece. */
export const codigoPostal = pgTable(
  'codigo_postal',
  {
    codigo: text('codigo').primaryKey(),
    estadoClave: text('estado_clave').notNull(),
    municipioId: bigint('municipio_id', { mode: 'number' }).notNull(),
    ciudad: text('ciudad'),
    zona: text('zona').$type<NonNullable<CodigoPostal['zona']>>(),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(sql`plano(coalesce("codigo", '') || ' ' || coalesce("ciudad", ''))`),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({ name: 'codigo_postal_estado_clave_fk', columns: [table.estadoClave], foreignColumns: [estado.clave] }),
    foreignKey({
      name: 'codigo_postal_municipio_id_fk',
      columns: [table.municipioId],
      foreignColumns: [municipio.municipioId],
    }),
    check('codigo_postal_codigo_check', sql`char_length("codigo") <= 5 and "codigo" ~ '^\\d{5}$'`),
    check('codigo_postal_estado_clave_check', sql`char_length("estado_clave") <= 2`),
    check('codigo_postal_ciudad_check', sql`char_length("ciudad") <= 80`),
    check('codigo_postal_zona_check', sql`"zona" in ('URBANO', 'SEMIURBANO', 'RURAL')`),
    index('codigo_postal_codigo_orden').on(sql`orden("codigo") collate "C"`, table.codigo, table.activo),
    index('codigo_postal_estado_clave_idx').on(table.estadoClave, table.codigo, table.activo),
    index('codigo_postal_municipio_id_idx').on(table.municipioId, table.codigo, table.activo),
    index('codigo_postal_ciudad_orden').on(sql`orden("ciudad") collate "C"`, table.codigo, table.ciudad, table.activo),
    index('codigo_postal_zona_idx').on(table.zona, table.codigo, table.activo),
    index('codigo_postal_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);
