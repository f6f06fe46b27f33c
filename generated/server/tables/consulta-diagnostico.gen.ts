// Generated from schemas/entities/consulta/consulta.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  pgTable,
  text,
  uniqueIndex,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import { consulta } from './consulta.gen';
import { diagnostico } from './diagnostico.gen';
import type { Consulta } from '../../shared/types/consulta.gen';

type Line = NonNullable<Consulta['diagnosticos']>[number];

/** Diagnósticos. */
export const consultaDiagnostico = pgTable(
  'consulta_diagnostico',
  {
    consultaDiagnosticoId: bigint('consulta_diagnostico_id', { mode: 'number' })
      .generatedByDefaultAsIdentity()
      .primaryKey(),
    consultaId: bigint('consulta_id', { mode: 'number' }).notNull(),
    orden: bigint('orden', { mode: 'number' }).notNull(),
    diagnosticoId: bigint('diagnostico_id', { mode: 'number' }).notNull(),
    tipo: text('tipo').$type<Line['tipo']>().notNull().default('SECUNDARIO'),
    primeraVez: boolean('primera_vez').default(false),
    nota: text('nota'),
    ...auditColumns(),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({
      name: 'consulta_diagnostico_consulta_id_fk',
      columns: [table.consultaId],
      foreignColumns: [consulta.consultaId],
    }),
    foreignKey({
      name: 'consulta_diagnostico_diagnostico_id_fk',
      columns: [table.diagnosticoId],
      foreignColumns: [diagnostico.diagnosticoId],
    }),
    check('consulta_diagnostico_orden_check', sql`"orden" >= 0`),
    check('consulta_diagnostico_tipo_check', sql`"tipo" in ('PRINCIPAL', 'SECUNDARIO')`),
    check('consulta_diagnostico_nota_check', sql`char_length("nota") <= 200`),
    uniqueIndex('consulta_diagnostico_consulta_id_diagnostico_id_key').on(table.consultaId, table.diagnosticoId),
    index('consulta_diagnostico_consulta_id_idx').on(table.consultaId),
    index('consulta_diagnostico_orden_idx').on(table.orden, table.consultaDiagnosticoId, table.activo),
    index('consulta_diagnostico_diagnostico_id_idx').on(table.diagnosticoId),
  ],
);
