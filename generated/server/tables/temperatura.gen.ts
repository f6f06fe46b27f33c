// Generated from schemas/entities/inventario/temperatura.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  numeric,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import { almacen } from './almacen.gen';
import { equipoFrio } from './equipo-frio.gen';
import { jurisdiccion } from './jurisdiccion.gen';
import { unidad } from './unidad.gen';
import { usuario } from './usuario.gen';
import type { Temperatura } from '../../shared/types/temperatura.gen';

/** Lectura de temperatura. Lo que marcó el termómetro de un equipo de red fría. No se cambia ni se borra: una lectura mal anotada se corrige con otra. */
export const temperatura = pgTable(
  'temperatura',
  {
    temperaturaId: bigint('temperatura_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    equipoFrioId: bigint('equipo_frio_id', { mode: 'number' }).notNull(),
    temperatura: numeric('temperatura', { precision: 4, scale: 1, mode: 'number' }).notNull(),
    fecha: timestamp('fecha', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
    humedad: bigint('humedad', { mode: 'number' }),
    minimaRegistrada: numeric('minima_registrada', { precision: 4, scale: 1, mode: 'number' }),
    maximaRegistrada: numeric('maxima_registrada', { precision: 4, scale: 1, mode: 'number' }),
    accion: text('accion'),
    corrigeId: bigint('corrige_id', { mode: 'number' }),
    observaciones: text('observaciones'),
    responsableId: bigint('responsable_id', { mode: 'number' }),
    equipo: text('equipo'),
    almacenId: bigint('almacen_id', { mode: 'number' }),
    unidadId: bigint('unidad_id', { mode: 'number' }),
    jurisdiccionId: bigint('jurisdiccion_id', { mode: 'number' }),
    minima: numeric('minima', { precision: 4, scale: 1, mode: 'number' }),
    maxima: numeric('maxima', { precision: 4, scale: 1, mode: 'number' }),
    ...auditColumns(),
    fueraDeRango: boolean('fuera_de_rango').generatedAlwaysAs(
      sql`coalesce("temperatura" < "minima" or "temperatura" > "maxima", false) or coalesce("minima_registrada" < "minima", false) or coalesce("maxima_registrada" > "maxima", false)`,
    ),
    estado: text('estado')
      .$type<NonNullable<Temperatura['estado']>>()
      .generatedAlwaysAs(
        sql`case when coalesce("temperatura" < "minima" or "temperatura" > "maxima", false) or coalesce("minima_registrada" < "minima", false) or coalesce("maxima_registrada" > "maxima", false) then 'FUERA_DE_RANGO' else 'EN_RANGO' end`,
      ),
    busqueda: text('busqueda').generatedAlwaysAs(
      sql`plano(coalesce("equipo", '') || ' ' || coalesce("accion", '') || ' ' || coalesce("observaciones", ''))`,
    ),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({
      name: 'temperatura_equipo_frio_id_fk',
      columns: [table.equipoFrioId],
      foreignColumns: [equipoFrio.equipoFrioId],
    }),
    foreignKey({
      name: 'temperatura_corrige_id_fk',
      columns: [table.corrigeId],
      foreignColumns: [table.temperaturaId],
    }),
    foreignKey({
      name: 'temperatura_responsable_id_fk',
      columns: [table.responsableId],
      foreignColumns: [usuario.usuarioId],
    }),
    foreignKey({ name: 'temperatura_almacen_id_fk', columns: [table.almacenId], foreignColumns: [almacen.almacenId] }),
    foreignKey({ name: 'temperatura_unidad_id_fk', columns: [table.unidadId], foreignColumns: [unidad.unidadId] }),
    foreignKey({
      name: 'temperatura_jurisdiccion_id_fk',
      columns: [table.jurisdiccionId],
      foreignColumns: [jurisdiccion.jurisdiccionId],
    }),
    check('temperatura_temperatura_check', sql`"temperatura" >= -99.9 and "temperatura" <= 60`),
    check('temperatura_humedad_check', sql`"humedad" >= 0 and "humedad" <= 100`),
    check('temperatura_minima_registrada_check', sql`"minima_registrada" >= -99.9 and "minima_registrada" <= 60`),
    check('temperatura_maxima_registrada_check', sql`"maxima_registrada" >= -99.9 and "maxima_registrada" <= 60`),
    check('temperatura_estado_check', sql`"estado" in ('EN_RANGO', 'FUERA_DE_RANGO')`),
    check('temperatura_accion_check', sql`char_length("accion") >= 10 and char_length("accion") <= 300`),
    check('temperatura_observaciones_check', sql`char_length("observaciones") <= 300`),
    check('temperatura_equipo_check', sql`char_length("equipo") <= 80`),
    uniqueIndex('temperatura_corrige_id_key').on(table.corrigeId),
    index('temperatura_equipo_frio_id_idx').on(table.equipoFrioId, table.temperaturaId, table.activo),
    index('temperatura_temperatura_idx').on(table.temperatura, table.temperaturaId, table.activo),
    index('temperatura_fecha_idx').on(table.fecha, table.temperaturaId, table.activo),
    index('temperatura_humedad_idx').on(table.humedad, table.temperaturaId, table.activo),
    index('temperatura_minima_registrada_idx').on(table.minimaRegistrada, table.temperaturaId, table.activo),
    index('temperatura_maxima_registrada_idx').on(table.maximaRegistrada, table.temperaturaId, table.activo),
    index('temperatura_fuera_de_rango_idx').on(table.fueraDeRango, table.temperaturaId, table.activo),
    index('temperatura_estado_idx').on(table.estado, table.temperaturaId, table.activo),
    index('temperatura_responsable_id_idx').on(table.responsableId, table.temperaturaId, table.activo),
    index('temperatura_equipo_orden').on(
      sql`orden("equipo") collate "C"`,
      table.temperaturaId,
      table.equipo,
      table.activo,
    ),
    index('temperatura_almacen_id_idx').on(table.almacenId, table.temperaturaId, table.activo),
    index('temperatura_unidad_id_idx').on(table.unidadId, table.temperaturaId, table.activo),
    index('temperatura_jurisdiccion_id_idx').on(table.jurisdiccionId, table.temperaturaId, table.activo),
    index('temperatura_minima_idx').on(table.minima, table.temperaturaId, table.activo),
    index('temperatura_maxima_idx').on(table.maxima, table.temperaturaId, table.activo),
    index('temperatura_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);
