// Generated from schemas/entities/red/unidad-tipo.json by `npm run generate`. Do not edit: your change would be lost.

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
import type { UnidadTipo } from '../../shared/types/unidad-tipo.gen';

/** Tipo de unidad. Clase de establecimiento y los servicios que le corresponden. */
export const unidadTipo = pgTable(
  'unidad_tipo',
  {
    unidadTipoId: bigint('unidad_tipo_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    clave: text('clave').notNull(),
    nombre: text('nombre').notNull(),
    grupo: text('grupo').$type<UnidadTipo['grupo']>().notNull(),
    nivelAtencion: bigint('nivel_atencion', { mode: 'number' }).notNull(),
    tieneHospitalizacion: boolean('tiene_hospitalizacion').default(false),
    tieneFarmacia: boolean('tiene_farmacia').default(false),
    tieneUrgencias: boolean('tiene_urgencias').default(false),
    nucleosPrevistos: bigint('nucleos_previstos', { mode: 'number' }),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(sql`plano(coalesce("clave", '') || ' ' || coalesce("nombre", ''))`),
  },
  (table): PgTableExtraConfigValue[] => [
    check('unidad_tipo_clave_check', sql`char_length("clave") <= 10 and "clave" ~ '^[A-Z0-9-]+$'`),
    check('unidad_tipo_nombre_check', sql`char_length("nombre") >= 3 and char_length("nombre") <= 80`),
    check(
      'unidad_tipo_grupo_check',
      sql`"grupo" in ('HOSPITAL', 'CENTRO_SALUD', 'JURISDICCION', 'OFICINA_CENTRAL', 'ALMACEN_ESTATAL', 'FARMACIA', 'ALMACEN_REGIONAL')`,
    ),
    check('unidad_tipo_nivel_atencion_check', sql`"nivel_atencion" >= 0 and "nivel_atencion" <= 3`),
    check('unidad_tipo_nucleos_previstos_check', sql`"nucleos_previstos" >= 0 and "nucleos_previstos" <= 99`),
    uniqueIndex('unidad_tipo_clave_key').on(table.clave),
    index('unidad_tipo_clave_orden').on(sql`orden("clave") collate "C"`, table.unidadTipoId, table.clave, table.activo),
    index('unidad_tipo_nombre_orden').on(
      sql`orden("nombre") collate "C"`,
      table.unidadTipoId,
      table.nombre,
      table.activo,
    ),
    index('unidad_tipo_grupo_idx').on(table.grupo, table.unidadTipoId, table.activo),
    index('unidad_tipo_nivel_atencion_idx').on(table.nivelAtencion, table.unidadTipoId, table.activo),
    index('unidad_tipo_tiene_hospitalizacion_idx').on(table.tieneHospitalizacion, table.unidadTipoId, table.activo),
    index('unidad_tipo_tiene_farmacia_idx').on(table.tieneFarmacia, table.unidadTipoId, table.activo),
    index('unidad_tipo_tiene_urgencias_idx').on(table.tieneUrgencias, table.unidadTipoId, table.activo),
    index('unidad_tipo_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);
