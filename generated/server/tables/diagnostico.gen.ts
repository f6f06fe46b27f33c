// Generated from schemas/entities/catalogos/diagnostico.json by `npm run generate`. Do not edit: your change would be lost.

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
import type { Diagnostico } from '../../shared/types/diagnostico.gen';

/** Diagnóstico. Diagnóstico de la CIE-10, con el sexo y la edad a los que corresponde. */
export const diagnostico = pgTable(
  'diagnostico',
  {
    diagnosticoId: bigint('diagnostico_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    clave: text('clave').notNull(),
    nombre: text('nombre').notNull(),
    capitulo: text('capitulo'),
    sinonimos: jsonb('sinonimos').$type<NonNullable<Diagnostico['sinonimos']>>(),
    sexoPermitido: text('sexo_permitido').$type<Diagnostico['sexoPermitido']>().notNull().default('AMBOS'),
    edadMinimaDias: bigint('edad_minima_dias', { mode: 'number' }),
    edadMaximaDias: bigint('edad_maxima_dias', { mode: 'number' }),
    notificacionObligatoria: boolean('notificacion_obligatoria').default(false),
    cronico: boolean('cronico').default(false),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(
      sql`plano(coalesce("clave", '') || ' ' || coalesce("nombre", '') || ' ' || coalesce("sinonimos"::text, ''))`,
    ),
  },
  (table): PgTableExtraConfigValue[] => [
    check('diagnostico_clave_check', sql`char_length("clave") <= 4 and "clave" ~ '^[A-Z]\\d{2}[0-9X]?$'`),
    check('diagnostico_nombre_check', sql`char_length("nombre") >= 3 and char_length("nombre") <= 255`),
    check('diagnostico_capitulo_check', sql`char_length("capitulo") <= 5 and "capitulo" ~ '^[IVX]{1,5}$'`),
    check('diagnostico_sexo_permitido_check', sql`"sexo_permitido" in ('H', 'M', 'AMBOS')`),
    check('diagnostico_edad_minima_dias_check', sql`"edad_minima_dias" >= 0 and "edad_minima_dias" <= 47450`),
    check('diagnostico_edad_maxima_dias_check', sql`"edad_maxima_dias" >= 0 and "edad_maxima_dias" <= 47450`),
    uniqueIndex('diagnostico_clave_key').on(table.clave),
    index('diagnostico_clave_orden').on(
      sql`orden("clave") collate "C"`,
      table.diagnosticoId,
      table.clave,
      table.activo,
    ),
    index('diagnostico_nombre_orden').on(sql`orden("nombre") collate "C"`, table.diagnosticoId, table.activo),
    index('diagnostico_capitulo_orden').on(
      sql`orden("capitulo") collate "C"`,
      table.diagnosticoId,
      table.capitulo,
      table.activo,
    ),
    index('diagnostico_sexo_permitido_idx').on(table.sexoPermitido, table.diagnosticoId, table.activo),
    index('diagnostico_notificacion_obligatoria_idx').on(
      table.notificacionObligatoria,
      table.diagnosticoId,
      table.activo,
    ),
    index('diagnostico_cronico_idx').on(table.cronico, table.diagnosticoId, table.activo),
    index('diagnostico_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);
