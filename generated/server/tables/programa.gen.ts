// Generated from schemas/entities/programas/programa.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import { personalMedico } from './personal-medico.gen';
import type { Programa } from '../../shared/types/programa.gen';

/** Programa. Programa de salud: a quién se dirige, qué entrega y cuánto debe alcanzar. */
export const programa = pgTable(
  'programa',
  {
    programaId: bigint('programa_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    clave: text('clave').notNull(),
    nombre: text('nombre').notNull(),
    tipo: text('tipo').$type<Programa['tipo']>().notNull(),
    descripcion: text('descripcion'),
    responsableId: bigint('responsable_id', { mode: 'number' }).notNull(),
    vigenciaDesde: date('vigencia_desde', { mode: 'string' }).notNull(),
    vigenciaHasta: date('vigencia_hasta', { mode: 'string' }),
    poblacionObjetivo: jsonb('poblacion_objetivo').$type<NonNullable<Programa['poblacionObjetivo']>>(),
    diagnosticoIds: jsonb('diagnostico_ids').$type<NonNullable<Programa['diagnosticoIds']>>(),
    unidadIds: jsonb('unidad_ids').$type<NonNullable<Programa['unidadIds']>>(),
    metas: jsonb('metas').$type<NonNullable<Programa['metas']>>(),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(sql`plano(coalesce("clave", '') || ' ' || coalesce("nombre", ''))`),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({
      name: 'programa_responsable_id_fk',
      columns: [table.responsableId],
      foreignColumns: [personalMedico.personalMedicoId],
    }),
    check('programa_clave_check', sql`char_length("clave") <= 15 and "clave" ~ '^[A-Z0-9-]+$'`),
    check('programa_nombre_check', sql`char_length("nombre") >= 3 and char_length("nombre") <= 120`),
    check(
      'programa_tipo_check',
      sql`"tipo" in ('SALUD_PUBLICA', 'VACUNACION', 'CRONICOS', 'MATERNO_INFANTIL', 'VECTORES', 'SALUD_MENTAL', 'OTRO')`,
    ),
    check('programa_descripcion_check', sql`char_length("descripcion") <= 4000`),
    uniqueIndex('programa_clave_key').on(table.clave),
    index('programa_clave_orden').on(sql`orden("clave") collate "C"`, table.programaId, table.clave, table.activo),
    index('programa_nombre_orden').on(sql`orden("nombre") collate "C"`, table.programaId, table.nombre, table.activo),
    index('programa_tipo_idx').on(table.tipo, table.programaId, table.activo),
    index('programa_responsable_id_idx').on(table.responsableId, table.programaId, table.activo),
    index('programa_vigencia_desde_idx').on(table.vigenciaDesde, table.programaId, table.activo),
    index('programa_vigencia_hasta_idx').on(table.vigenciaHasta, table.programaId, table.activo),
    index('programa_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);
