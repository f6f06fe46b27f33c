// Generated from schemas/entities/catalogos/procedimiento.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  pgTable,
  text,
  uniqueIndex,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import type { Procedimiento } from '../../shared/types/procedimiento.gen';

/** Procedimiento. Procedimiento de la CIE-9-MC, con el sexo al que corresponde y los insumos que suele ocupar. */
export const procedimiento = pgTable(
  'procedimiento',
  {
    procedimientoId: bigint('procedimiento_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    clave: text('clave').notNull(),
    nombre: text('nombre').notNull(),
    tipo: text('tipo').$type<Procedimiento['tipo']>().notNull(),
    sexoPermitido: text('sexo_permitido').$type<Procedimiento['sexoPermitido']>().notNull().default('AMBOS'),
    requiereConsentimiento: boolean('requiere_consentimiento').notNull().default(false),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(sql`plano(coalesce("clave", '') || ' ' || coalesce("nombre", ''))`),
  },
  (table): PgTableExtraConfigValue[] => [
    check('procedimiento_clave_check', sql`char_length("clave") <= 5 and "clave" ~ '^\\d{2}(\\.\\d{1,2})?$'`),
    check('procedimiento_nombre_check', sql`char_length("nombre") >= 3 and char_length("nombre") <= 255`),
    check('procedimiento_tipo_check', sql`"tipo" in ('DIAGNOSTICO', 'TERAPEUTICO', 'QUIRURGICO')`),
    check('procedimiento_sexo_permitido_check', sql`"sexo_permitido" in ('H', 'M', 'AMBOS')`),
    uniqueIndex('procedimiento_clave_key').on(table.clave),
    index('procedimiento_clave_orden').on(
      sql`orden("clave") collate "C"`,
      table.procedimientoId,
      table.clave,
      table.activo,
    ),
    index('procedimiento_nombre_orden').on(sql`orden("nombre") collate "C"`, table.procedimientoId, table.activo),
    index('procedimiento_tipo_idx').on(table.tipo, table.procedimientoId, table.activo),
    index('procedimiento_sexo_permitido_idx').on(table.sexoPermitido, table.procedimientoId, table.activo),
    index('procedimiento_requiere_consentimiento_idx').on(
      table.requiereConsentimiento,
      table.procedimientoId,
      table.activo,
    ),
    index('procedimiento_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);
