// Generated from schemas/entities/hospital/nota-evolucion.json by `npm run generate`. Do not edit: your change would be lost.

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
import { diagnostico } from './diagnostico.gen';
import { notaEvolucion } from './nota-evolucion.gen';
import type { NotaEvolucion } from '../../shared/types/nota-evolucion.gen';

type Line = NonNullable<NotaEvolucion['diagnosticos']>[number];

/** Diagnósticos. */
export const notaEvolucionDiagnostico = pgTable(
  'nota_evolucion_diagnostico',
  {
    notaEvolucionDiagnosticoId: bigint('nota_evolucion_diagnostico_id', { mode: 'number' })
      .generatedByDefaultAsIdentity()
      .primaryKey(),
    notaEvolucionId: bigint('nota_evolucion_id', { mode: 'number' }).notNull(),
    orden: bigint('orden', { mode: 'number' }).notNull(),
    diagnosticoId: bigint('diagnostico_id', { mode: 'number' }).notNull(),
    tipo: text('tipo').$type<Line['tipo']>().notNull().default('SECUNDARIO'),
    ...auditColumns(),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({
      name: 'nota_evolucion_diagnostico_nota_evolucion_id_fk',
      columns: [table.notaEvolucionId],
      foreignColumns: [notaEvolucion.notaEvolucionId],
    }),
    foreignKey({
      name: 'nota_evolucion_diagnostico_diagnostico_id_fk',
      columns: [table.diagnosticoId],
      foreignColumns: [diagnostico.diagnosticoId],
    }),
    check('nota_evolucion_diagnostico_orden_check', sql`"orden" >= 0`),
    check('nota_evolucion_diagnostico_tipo_check', sql`"tipo" in ('PRINCIPAL', 'SECUNDARIO')`),
    uniqueIndex('nota_evolucion_diagnostico_nota_evolucion_id_diagnostico_id_key').on(
      table.notaEvolucionId,
      table.diagnosticoId,
    ),
    index('nota_evolucion_diagnostico_nota_evolucion_id_idx').on(table.notaEvolucionId),
    index('nota_evolucion_diagnostico_orden_idx').on(table.orden, table.notaEvolucionDiagnosticoId, table.activo),
    index('nota_evolucion_diagnostico_diagnostico_id_idx').on(table.diagnosticoId),
  ],
);
