// Generated from schemas/entities/consulta/signos.json by `npm run generate`. Do not edit: your change would be lost.

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
import { signos } from './signos.gen';
import type { Signos } from '../../shared/types/signos.gen';

type Line = NonNullable<Signos['liquidos']>[number];

/** Líquidos por tipo. Lo que entró y lo que salió desde la toma anterior. Los totales se calculan de aquí. */
export const signosLiquido = pgTable(
  'signos_liquido',
  {
    signosLiquidoId: bigint('signos_liquido_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    signosId: bigint('signos_id', { mode: 'number' }).notNull(),
    orden: bigint('orden', { mode: 'number' }).notNull(),
    tipo: text('tipo').$type<Line['tipo']>().notNull(),
    ml: bigint('ml', { mode: 'number' }).notNull(),
    ...auditColumns(),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({ name: 'signos_liquido_signos_id_fk', columns: [table.signosId], foreignColumns: [signos.signosId] }),
    check('signos_liquido_orden_check', sql`"orden" >= 0`),
    check(
      'signos_liquido_tipo_check',
      sql`"tipo" in ('VIA_ORAL', 'SONDA', 'INTRAVENOSA', 'HEMODERIVADOS', 'OTRO_INGRESO', 'ORINA', 'EVACUACION', 'VOMITO', 'DRENAJE', 'SANGRADO', 'OTRO_EGRESO')`,
    ),
    check('signos_liquido_ml_check', sql`"ml" >= 1 and "ml" <= 20000`),
    uniqueIndex('signos_liquido_signos_id_tipo_key').on(table.signosId, table.tipo),
    index('signos_liquido_signos_id_idx').on(table.signosId),
    index('signos_liquido_orden_idx').on(table.orden, table.signosLiquidoId, table.activo),
  ],
);
