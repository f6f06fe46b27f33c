// Generated from schemas/entities/red/cama.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import { nucleo } from './nucleo.gen';
import { unidad } from './unidad.gen';
import type { Cama } from '../../shared/types/cama.gen';

/** Cama. Cama, cuna, incubadora o camilla de un servicio hospitalario. */
export const cama = pgTable(
  'cama',
  {
    camaId: bigint('cama_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    unidadId: bigint('unidad_id', { mode: 'number' }).notNull(),
    servicioId: bigint('servicio_id', { mode: 'number' }).notNull(),
    numero: text('numero').notNull(),
    tipo: text('tipo').$type<Cama['tipo']>().notNull(),
    censable: boolean('censable').notNull().default(true),
    estatus: text('estatus').$type<NonNullable<Cama['estatus']>>().default('DISPONIBLE'),
    estatusDesde: timestamp('estatus_desde', { withTimezone: true, precision: 3, mode: 'date' }),
    motivoBloqueo: text('motivo_bloqueo'),
    generoPermitido: text('genero_permitido').$type<NonNullable<Cama['generoPermitido']>>(),
    oxigeno: boolean('oxigeno').default(false),
    monitor: boolean('monitor').default(false),
    ventilador: boolean('ventilador').default(false),
    fila: bigint('fila', { mode: 'number' }),
    columna: bigint('columna', { mode: 'number' }),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(sql`plano(coalesce("numero", ''))`),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({ name: 'cama_unidad_id_fk', columns: [table.unidadId], foreignColumns: [unidad.unidadId] }),
    foreignKey({ name: 'cama_servicio_id_fk', columns: [table.servicioId], foreignColumns: [nucleo.nucleoId] }),
    check('cama_numero_check', sql`char_length("numero") <= 10 and "numero" ~ '^[A-Z0-9-]+$'`),
    check(
      'cama_tipo_check',
      sql`"tipo" in ('GENERAL', 'PEDIATRICA', 'CUNA', 'INCUBADORA', 'UCI', 'AISLADO', 'OBSERVACION', 'LABOR', 'CAMILLA')`,
    ),
    check(
      'cama_estatus_check',
      sql`"estatus" in ('DISPONIBLE', 'RESERVADA', 'OCUPADA', 'LIMPIEZA', 'MANTENIMIENTO', 'BLOQUEADA')`,
    ),
    check(
      'cama_motivo_bloqueo_check',
      sql`char_length("motivo_bloqueo") >= 3 and char_length("motivo_bloqueo") <= 200`,
    ),
    check('cama_genero_permitido_check', sql`"genero_permitido" in ('H', 'M', 'X')`),
    check('cama_fila_check', sql`"fila" >= 1 and "fila" <= 50`),
    check('cama_columna_check', sql`"columna" >= 1 and "columna" <= 50`),
    uniqueIndex('cama_unidad_id_numero_key').on(table.unidadId, table.numero),
    index('cama_unidad_id_idx').on(table.unidadId, table.camaId, table.activo),
    index('cama_servicio_id_idx').on(table.servicioId, table.camaId, table.activo),
    index('cama_numero_orden').on(sql`orden("numero") collate "C"`, table.camaId, table.numero, table.activo),
    index('cama_tipo_idx').on(table.tipo, table.camaId, table.activo),
    index('cama_censable_idx').on(table.censable, table.camaId, table.activo),
    index('cama_estatus_idx').on(table.estatus, table.camaId, table.activo),
    index('cama_genero_permitido_idx').on(table.generoPermitido, table.camaId),
    index('cama_oxigeno_idx').on(table.oxigeno, table.camaId, table.activo),
    index('cama_monitor_idx').on(table.monitor, table.camaId, table.activo),
    index('cama_ventilador_idx').on(table.ventilador, table.camaId, table.activo),
    index('cama_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);
