// Generated from schemas/entities/consulta/plantilla-nota.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import { bigint, check, foreignKey, index, pgTable, text, type PgTableExtraConfigValue } from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import { diagnostico } from './diagnostico.gen';
import { unidad } from './unidad.gen';

/** Plantilla de nota. Textos con los que se empieza la nota de un diagnóstico. Solo llena lo que está vacío. */
export const plantillaNota = pgTable(
  'plantilla_nota',
  {
    plantillaNotaId: bigint('plantilla_nota_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    nombre: text('nombre').notNull(),
    diagnosticoId: bigint('diagnostico_id', { mode: 'number' }).notNull(),
    unidadId: bigint('unidad_id', { mode: 'number' }).notNull(),
    padecimientoActual: text('padecimiento_actual'),
    exploracionFisica: text('exploracion_fisica'),
    tratamientoIndicaciones: text('tratamiento_indicaciones'),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(sql`plano(coalesce("nombre", ''))`),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({
      name: 'plantilla_nota_diagnostico_id_fk',
      columns: [table.diagnosticoId],
      foreignColumns: [diagnostico.diagnosticoId],
    }),
    foreignKey({ name: 'plantilla_nota_unidad_id_fk', columns: [table.unidadId], foreignColumns: [unidad.unidadId] }),
    check('plantilla_nota_nombre_check', sql`char_length("nombre") >= 3 and char_length("nombre") <= 80`),
    check('plantilla_nota_padecimiento_actual_check', sql`char_length("padecimiento_actual") <= 4000`),
    check('plantilla_nota_exploracion_fisica_check', sql`char_length("exploracion_fisica") <= 4000`),
    check('plantilla_nota_tratamiento_indicaciones_check', sql`char_length("tratamiento_indicaciones") <= 4000`),
    index('plantilla_nota_nombre_orden').on(
      sql`orden("nombre") collate "C"`,
      table.plantillaNotaId,
      table.nombre,
      table.activo,
    ),
    index('plantilla_nota_diagnostico_id_idx').on(table.diagnosticoId, table.plantillaNotaId, table.activo),
    index('plantilla_nota_unidad_id_idx').on(table.unidadId, table.plantillaNotaId, table.activo),
    index('plantilla_nota_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);
