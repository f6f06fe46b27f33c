// Generated from schemas/entities/inventario/equipo-frio.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  numeric,
  pgTable,
  text,
  uniqueIndex,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import { almacen } from './almacen.gen';
import { jurisdiccion } from './jurisdiccion.gen';
import { unidad } from './unidad.gen';
import type { EquipoFrio } from '../../shared/types/equipo-frio.gen';

/** Equipo de red fría. Refrigerador, congelador, cámara o termo de un almacén, con la temperatura que debe guardar. */
export const equipoFrio = pgTable(
  'equipo_frio',
  {
    equipoFrioId: bigint('equipo_frio_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    clave: text('clave').notNull(),
    nombre: text('nombre').notNull(),
    almacenId: bigint('almacen_id', { mode: 'number' }).notNull(),
    unidadId: bigint('unidad_id', { mode: 'number' }),
    jurisdiccionId: bigint('jurisdiccion_id', { mode: 'number' }),
    tipo: text('tipo').$type<EquipoFrio['tipo']>().notNull(),
    minima: numeric('minima', { precision: 4, scale: 1, mode: 'number' }).notNull(),
    maxima: numeric('maxima', { precision: 4, scale: 1, mode: 'number' }).notNull(),
    lecturasPorDia: bigint('lecturas_por_dia', { mode: 'number' }).notNull().default(2),
    ultimaFalta: date('ultima_falta', { mode: 'string' }),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(sql`plano(coalesce("clave", '') || ' ' || coalesce("nombre", ''))`),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({ name: 'equipo_frio_almacen_id_fk', columns: [table.almacenId], foreignColumns: [almacen.almacenId] }),
    foreignKey({ name: 'equipo_frio_unidad_id_fk', columns: [table.unidadId], foreignColumns: [unidad.unidadId] }),
    foreignKey({
      name: 'equipo_frio_jurisdiccion_id_fk',
      columns: [table.jurisdiccionId],
      foreignColumns: [jurisdiccion.jurisdiccionId],
    }),
    check('equipo_frio_clave_check', sql`char_length("clave") <= 20 and "clave" ~ '^[A-Z0-9-]+$'`),
    check('equipo_frio_nombre_check', sql`char_length("nombre") >= 2 and char_length("nombre") <= 80`),
    check('equipo_frio_tipo_check', sql`"tipo" in ('REFRIGERADOR', 'CONGELADOR', 'CAMARA', 'TERMO')`),
    check('equipo_frio_minima_check', sql`"minima" >= -90 and "minima" <= 40`),
    check('equipo_frio_maxima_check', sql`"maxima" >= -90 and "maxima" <= 40`),
    check('equipo_frio_lecturas_por_dia_check', sql`"lecturas_por_dia" >= 1 and "lecturas_por_dia" <= 24`),
    uniqueIndex('equipo_frio_almacen_id_clave_key').on(table.almacenId, table.clave),
    index('equipo_frio_clave_orden').on(sql`orden("clave") collate "C"`, table.equipoFrioId, table.clave, table.activo),
    index('equipo_frio_nombre_orden').on(
      sql`orden("nombre") collate "C"`,
      table.equipoFrioId,
      table.nombre,
      table.activo,
    ),
    index('equipo_frio_almacen_id_idx').on(table.almacenId, table.equipoFrioId, table.activo),
    index('equipo_frio_unidad_id_idx').on(table.unidadId, table.equipoFrioId, table.activo),
    index('equipo_frio_jurisdiccion_id_idx').on(table.jurisdiccionId, table.equipoFrioId, table.activo),
    index('equipo_frio_tipo_idx').on(table.tipo, table.equipoFrioId, table.activo),
    index('equipo_frio_minima_idx').on(table.minima, table.equipoFrioId, table.activo),
    index('equipo_frio_maxima_idx').on(table.maxima, table.equipoFrioId, table.activo),
    index('equipo_frio_lecturas_por_dia_idx').on(table.lecturasPorDia, table.equipoFrioId, table.activo),
    index('equipo_frio_ultima_falta_idx').on(table.ultimaFalta, table.equipoFrioId, table.activo),
    index('equipo_frio_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);
