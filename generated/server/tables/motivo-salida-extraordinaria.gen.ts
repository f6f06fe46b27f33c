// Generated from schemas/entities/catalogos/motivo-salida-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

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
import type { MotivoSalidaExtraordinaria } from '../../shared/types/motivo-salida-extraordinaria.gen';

/** Motivo de salida extraordinaria. Por qué salen existencias sin receta, orden ni solicitud, y qué se exige para ello. */
export const motivoSalidaExtraordinaria = pgTable(
  'motivo_salida_extraordinaria',
  {
    motivoSalidaExtraordinariaId: bigint('motivo_salida_extraordinaria_id', { mode: 'number' })
      .generatedByDefaultAsIdentity()
      .primaryKey(),
    clave: text('clave').notNull(),
    nombre: text('nombre').notNull(),
    requiereAutorizacion: boolean('requiere_autorizacion').notNull().default(false),
    requiereEvidencia: boolean('requiere_evidencia').notNull().default(false),
    requiereActa: boolean('requiere_acta').notNull().default(false),
    destino: text('destino').$type<MotivoSalidaExtraordinaria['destino']>().notNull(),
    esMerma: boolean('es_merma').notNull().default(false),
    permiteLoteCaducado: boolean('permite_lote_caducado').notNull().default(false),
    orden: bigint('orden', { mode: 'number' }).default(100),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(sql`plano(coalesce("clave", '') || ' ' || coalesce("nombre", ''))`),
  },
  (table): PgTableExtraConfigValue[] => [
    check('motivo_salida_extraordinaria_clave_check', sql`char_length("clave") <= 20 and "clave" ~ '^[A-Z0-9_]+$'`),
    check(
      'motivo_salida_extraordinaria_nombre_check',
      sql`char_length("nombre") >= 2 and char_length("nombre") <= 100`,
    ),
    check(
      'motivo_salida_extraordinaria_destino_check',
      sql`"destino" in ('NINGUNO', 'PROVEEDOR', 'OTRO_ALMACEN', 'DESTRUCCION', 'DONATARIO')`,
    ),
    check('motivo_salida_extraordinaria_orden_check', sql`"orden" >= 0 and "orden" <= 9999`),
    uniqueIndex('motivo_salida_extraordinaria_clave_key').on(table.clave),
    index('motivo_salida_extraordinaria_clave_orden').on(
      sql`orden("clave") collate "C"`,
      table.motivoSalidaExtraordinariaId,
      table.clave,
      table.activo,
    ),
    index('motivo_salida_extraordinaria_nombre_orden').on(
      sql`orden("nombre") collate "C"`,
      table.motivoSalidaExtraordinariaId,
      table.nombre,
      table.activo,
    ),
    index('motivo_salida_extraordinaria_requiere_autorizacion_idx').on(
      table.requiereAutorizacion,
      table.motivoSalidaExtraordinariaId,
      table.activo,
    ),
    index('motivo_salida_extraordinaria_requiere_evidencia_idx').on(
      table.requiereEvidencia,
      table.motivoSalidaExtraordinariaId,
      table.activo,
    ),
    index('motivo_salida_extraordinaria_requiere_acta_idx').on(
      table.requiereActa,
      table.motivoSalidaExtraordinariaId,
      table.activo,
    ),
    index('motivo_salida_extraordinaria_destino_idx').on(
      table.destino,
      table.motivoSalidaExtraordinariaId,
      table.activo,
    ),
    index('motivo_salida_extraordinaria_es_merma_idx').on(
      table.esMerma,
      table.motivoSalidaExtraordinariaId,
      table.activo,
    ),
    index('motivo_salida_extraordinaria_permite_lote_caducado_idx').on(
      table.permiteLoteCaducado,
      table.motivoSalidaExtraordinariaId,
      table.activo,
    ),
    index('motivo_salida_extraordinaria_orden_idx').on(table.orden, table.motivoSalidaExtraordinariaId, table.activo),
    index('motivo_salida_extraordinaria_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);
