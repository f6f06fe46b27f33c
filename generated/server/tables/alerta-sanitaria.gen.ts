// Generated from schemas/entities/inventario/alerta-sanitaria.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import { insumo } from './insumo.gen';
import { unidad } from './unidad.gen';
import { usuario } from './usuario.gen';
import type { AlertaSanitaria } from '../../shared/types/alerta-sanitaria.gen';

/** Alerta sanitaria. Un lote que se retira de toda la red: dónde está, quién lo recibió, quién ya respondió. */
export const alertaSanitaria = pgTable(
  'alerta_sanitaria',
  {
    alertaSanitariaId: bigint('alerta_sanitaria_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    folio: text('folio'),
    estatus: text('estatus').$type<NonNullable<AlertaSanitaria['estatus']>>().default('BORRADOR'),
    insumoId: bigint('insumo_id', { mode: 'number' }).notNull(),
    numeroLote: text('numero_lote').notNull(),
    otrosNumeros: jsonb('otros_numeros').$type<NonNullable<AlertaSanitaria['otrosNumeros']>>(),
    parecidosRevisados: boolean('parecidos_revisados').default(false),
    origen: text('origen').$type<AlertaSanitaria['origen']>().notNull(),
    clase: text('clase').$type<AlertaSanitaria['clase']>().notNull(),
    unidadId: bigint('unidad_id', { mode: 'number' }).notNull(),
    numeroOficio: text('numero_oficio'),
    fechaOficio: date('fecha_oficio', { mode: 'string' }),
    motivo: text('motivo').notNull(),
    instrucciones: text('instrucciones'),
    retenidas: bigint('retenidas', { mode: 'number' }),
    enCamino: bigint('en_camino', { mode: 'number' }),
    entregadas: bigint('entregadas', { mode: 'number' }),
    localizadas: bigint('localizadas', { mode: 'number' }),
    porResponder: bigint('por_responder', { mode: 'number' }),
    conclusion: text('conclusion'),
    capturistaId: bigint('capturista_id', { mode: 'number' }),
    fechaCaptura: timestamp('fecha_captura', { withTimezone: true, precision: 3, mode: 'date' }),
    emisorId: bigint('emisor_id', { mode: 'number' }),
    fechaEmision: timestamp('fecha_emision', { withTimezone: true, precision: 3, mode: 'date' }),
    cerradorId: bigint('cerrador_id', { mode: 'number' }),
    fechaCierre: timestamp('fecha_cierre', { withTimezone: true, precision: 3, mode: 'date' }),
    estatusDesde: timestamp('estatus_desde', { withTimezone: true, precision: 3, mode: 'date' }),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(
      sql`plano(coalesce("folio", '') || ' ' || coalesce("numero_lote", '') || ' ' || coalesce("numero_oficio", '') || ' ' || coalesce("motivo", ''))`,
    ),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({ name: 'alerta_sanitaria_insumo_id_fk', columns: [table.insumoId], foreignColumns: [insumo.insumoId] }),
    foreignKey({ name: 'alerta_sanitaria_unidad_id_fk', columns: [table.unidadId], foreignColumns: [unidad.unidadId] }),
    foreignKey({
      name: 'alerta_sanitaria_capturista_id_fk',
      columns: [table.capturistaId],
      foreignColumns: [usuario.usuarioId],
    }),
    foreignKey({
      name: 'alerta_sanitaria_emisor_id_fk',
      columns: [table.emisorId],
      foreignColumns: [usuario.usuarioId],
    }),
    foreignKey({
      name: 'alerta_sanitaria_cerrador_id_fk',
      columns: [table.cerradorId],
      foreignColumns: [usuario.usuarioId],
    }),
    check('alerta_sanitaria_folio_check', sql`char_length("folio") <= 30`),
    check(
      'alerta_sanitaria_estatus_check',
      sql`"estatus" in ('BORRADOR', 'EMITIDA', 'CERRADA', 'LEVANTADA', 'CANCELADA')`,
    ),
    check(
      'alerta_sanitaria_numero_lote_check',
      sql`char_length("numero_lote") <= 30 and "numero_lote" ~ '^[A-Z0-9./-]+$'`,
    ),
    check(
      'alerta_sanitaria_origen_check',
      sql`"origen" in ('COFEPRIS', 'LABORATORIO', 'FARMACOVIGILANCIA', 'INTERNA')`,
    ),
    check('alerta_sanitaria_clase_check', sql`"clase" in ('I', 'II', 'III')`),
    check('alerta_sanitaria_numero_oficio_check', sql`char_length("numero_oficio") <= 60`),
    check('alerta_sanitaria_motivo_check', sql`char_length("motivo") >= 15 and char_length("motivo") <= 1000`),
    check('alerta_sanitaria_instrucciones_check', sql`char_length("instrucciones") <= 1000`),
    check('alerta_sanitaria_retenidas_check', sql`"retenidas" >= 0`),
    check('alerta_sanitaria_en_camino_check', sql`"en_camino" >= 0`),
    check('alerta_sanitaria_entregadas_check', sql`"entregadas" >= 0`),
    check('alerta_sanitaria_localizadas_check', sql`"localizadas" >= 0`),
    check('alerta_sanitaria_por_responder_check', sql`"por_responder" >= 0`),
    check(
      'alerta_sanitaria_conclusion_check',
      sql`char_length("conclusion") >= 10 and char_length("conclusion") <= 1000`,
    ),
    uniqueIndex('alerta_sanitaria_folio_key').on(table.folio),
    index('alerta_sanitaria_folio_orden').on(
      sql`orden("folio") collate "C"`,
      table.alertaSanitariaId,
      table.folio,
      table.activo,
    ),
    index('alerta_sanitaria_estatus_idx').on(table.estatus, table.alertaSanitariaId, table.activo),
    index('alerta_sanitaria_insumo_id_idx').on(table.insumoId, table.alertaSanitariaId, table.activo),
    index('alerta_sanitaria_numero_lote_orden').on(
      sql`orden("numero_lote") collate "C"`,
      table.alertaSanitariaId,
      table.numeroLote,
      table.activo,
    ),
    index('alerta_sanitaria_numero_lote_trgm').using('gin', sql`plano("numero_lote") gin_trgm_ops`),
    index('alerta_sanitaria_origen_idx').on(table.origen, table.alertaSanitariaId, table.activo),
    index('alerta_sanitaria_clase_idx').on(table.clase, table.alertaSanitariaId, table.activo),
    index('alerta_sanitaria_unidad_id_idx').on(table.unidadId),
    index('alerta_sanitaria_retenidas_idx').on(table.retenidas, table.alertaSanitariaId, table.activo),
    index('alerta_sanitaria_localizadas_idx').on(table.localizadas, table.alertaSanitariaId, table.activo),
    index('alerta_sanitaria_por_responder_idx').on(table.porResponder, table.alertaSanitariaId, table.activo),
    index('alerta_sanitaria_capturista_id_idx').on(table.capturistaId),
    index('alerta_sanitaria_fecha_captura_idx').on(table.fechaCaptura, table.alertaSanitariaId, table.activo),
    index('alerta_sanitaria_emisor_id_idx').on(table.emisorId),
    index('alerta_sanitaria_fecha_emision_idx').on(table.fechaEmision, table.alertaSanitariaId, table.activo),
    index('alerta_sanitaria_cerrador_id_idx').on(table.cerradorId),
    index('alerta_sanitaria_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);
