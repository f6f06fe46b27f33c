// Generated from schemas/entities/inventario/insumo-configuracion.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
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
import { insumo } from './insumo.gen';
import { jurisdiccion } from './jurisdiccion.gen';
import { unidad } from './unidad.gen';
import { usuario } from './usuario.gen';
import type { InsumoConfiguracion } from '../../shared/types/insumo-configuracion.gen';

/** Configuración de insumo. Mínimo, punto de reorden, máximo y fondo fijo de un insumo en un almacén. Tenerla es tener la clave en su catálogo. */
export const insumoConfiguracion = pgTable(
  'insumo_configuracion',
  {
    insumoConfiguracionId: bigint('insumo_configuracion_id', { mode: 'number' })
      .generatedByDefaultAsIdentity()
      .primaryKey(),
    almacenId: bigint('almacen_id', { mode: 'number' }).notNull(),
    insumoId: bigint('insumo_id', { mode: 'number' }).notNull(),
    insumoClave: text('insumo_clave'),
    nombreGenerico: text('nombre_generico'),
    unidadId: bigint('unidad_id', { mode: 'number' }),
    jurisdiccionId: bigint('jurisdiccion_id', { mode: 'number' }),
    esIndispensable: boolean('es_indispensable').default(false),
    clasificacionVen: text('clasificacion_ven').$type<NonNullable<InsumoConfiguracion['clasificacionVen']>>(),
    minimo: bigint('minimo', { mode: 'number' }).notNull(),
    puntoReorden: bigint('punto_reorden', { mode: 'number' }).notNull(),
    maximo: bigint('maximo', { mode: 'number' }).notNull(),
    fondoFijo: bigint('fondo_fijo', { mode: 'number' }),
    mesesCobertura: numeric('meses_cobertura', { precision: 4, scale: 2, mode: 'number' }).notNull().default(1),
    diasEntrega: bigint('dias_entrega', { mode: 'number' }).notNull().default(7),
    multiplo: bigint('multiplo', { mode: 'number' }).notNull().default(1),
    consumoMaximoSolicitud: bigint('consumo_maximo_solicitud', { mode: 'number' }),
    cpmManual: numeric('cpm_manual', { precision: 12, scale: 2, mode: 'number' }),
    motivoCpm: text('motivo_cpm'),
    autorizado: boolean('autorizado').default(true),
    minimoPropuesto: bigint('minimo_propuesto', { mode: 'number' }),
    puntoReordenPropuesto: bigint('punto_reorden_propuesto', { mode: 'number' }),
    maximoPropuesto: bigint('maximo_propuesto', { mode: 'number' }),
    propuestaPorId: bigint('propuesta_por_id', { mode: 'number' }),
    motivoDecision: text('motivo_decision'),
    sugerencia: text('sugerencia').$type<NonNullable<InsumoConfiguracion['sugerencia']>>(),
    diferenciaMaximo: bigint('diferencia_maximo', { mode: 'number' }),
    minimoSugerido: bigint('minimo_sugerido', { mode: 'number' }),
    puntoReordenSugerido: bigint('punto_reorden_sugerido', { mode: 'number' }),
    maximoSugerido: bigint('maximo_sugerido', { mode: 'number' }),
    conSugerencia: boolean('con_sugerencia'),
    cpm: numeric('cpm', { precision: 12, scale: 2, mode: 'number' }),
    cpmProvisional: boolean('cpm_provisional'),
    cpmCalculado: numeric('cpm_calculado', { precision: 12, scale: 2, mode: 'number' }),
    demandaMensual: numeric('demanda_mensual', { precision: 12, scale: 2, mode: 'number' }),
    mesesConDatos: bigint('meses_con_datos', { mode: 'number' }),
    consumoPiezas: bigint('consumo_piezas', { mode: 'number' }),
    diasConExistencia: bigint('dias_con_existencia', { mode: 'number' }),
    diasSinExistencia: bigint('dias_sin_existencia', { mode: 'number' }),
    piezasNegadas: bigint('piezas_negadas', { mode: 'number' }),
    consumoHasta: date('consumo_hasta', { mode: 'string' }),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(
      sql`plano(coalesce("insumo_clave", '') || ' ' || coalesce("nombre_generico", ''))`,
    ),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({
      name: 'insumo_configuracion_almacen_id_fk',
      columns: [table.almacenId],
      foreignColumns: [almacen.almacenId],
    }),
    foreignKey({
      name: 'insumo_configuracion_insumo_id_fk',
      columns: [table.insumoId],
      foreignColumns: [insumo.insumoId],
    }),
    foreignKey({
      name: 'insumo_configuracion_unidad_id_fk',
      columns: [table.unidadId],
      foreignColumns: [unidad.unidadId],
    }),
    foreignKey({
      name: 'insumo_configuracion_jurisdiccion_id_fk',
      columns: [table.jurisdiccionId],
      foreignColumns: [jurisdiccion.jurisdiccionId],
    }),
    foreignKey({
      name: 'insumo_configuracion_propuesta_por_id_fk',
      columns: [table.propuestaPorId],
      foreignColumns: [usuario.usuarioId],
    }),
    check('insumo_configuracion_insumo_clave_check', sql`char_length("insumo_clave") <= 16`),
    check('insumo_configuracion_nombre_generico_check', sql`char_length("nombre_generico") <= 200`),
    check(
      'insumo_configuracion_clasificacion_ven_check',
      sql`"clasificacion_ven" in ('VITAL', 'ESENCIAL', 'NO_ESENCIAL')`,
    ),
    check('insumo_configuracion_minimo_check', sql`"minimo" >= 0 and "minimo" <= 10000000`),
    check('insumo_configuracion_punto_reorden_check', sql`"punto_reorden" >= 0 and "punto_reorden" <= 10000000`),
    check('insumo_configuracion_maximo_check', sql`"maximo" >= 0 and "maximo" <= 10000000`),
    check('insumo_configuracion_fondo_fijo_check', sql`"fondo_fijo" >= 0 and "fondo_fijo" <= 10000000`),
    check('insumo_configuracion_meses_cobertura_check', sql`"meses_cobertura" >= 0.25 and "meses_cobertura" <= 6`),
    check('insumo_configuracion_dias_entrega_check', sql`"dias_entrega" >= 0 and "dias_entrega" <= 120`),
    check('insumo_configuracion_multiplo_check', sql`"multiplo" >= 1 and "multiplo" <= 100000`),
    check(
      'insumo_configuracion_consumo_maximo_solicitud_check',
      sql`"consumo_maximo_solicitud" >= 1 and "consumo_maximo_solicitud" <= 10000000`,
    ),
    check('insumo_configuracion_cpm_manual_check', sql`"cpm_manual" >= 0 and "cpm_manual" <= 9999999999`),
    check(
      'insumo_configuracion_motivo_cpm_check',
      sql`char_length("motivo_cpm") >= 3 and char_length("motivo_cpm") <= 300`,
    ),
    check(
      'insumo_configuracion_minimo_propuesto_check',
      sql`"minimo_propuesto" >= 0 and "minimo_propuesto" <= 10000000`,
    ),
    check(
      'insumo_configuracion_punto_reorden_propuesto_check',
      sql`"punto_reorden_propuesto" >= 0 and "punto_reorden_propuesto" <= 10000000`,
    ),
    check(
      'insumo_configuracion_maximo_propuesto_check',
      sql`"maximo_propuesto" >= 0 and "maximo_propuesto" <= 10000000`,
    ),
    check('insumo_configuracion_motivo_decision_check', sql`char_length("motivo_decision") <= 300`),
    check('insumo_configuracion_sugerencia_check', sql`"sugerencia" in ('SUBIR', 'BAJAR', 'IGUAL', 'SIN_DATOS')`),
    check(
      'insumo_configuracion_diferencia_maximo_check',
      sql`"diferencia_maximo" >= -9999999999 and "diferencia_maximo" <= 9999999999`,
    ),
    check(
      'insumo_configuracion_minimo_sugerido_check',
      sql`"minimo_sugerido" >= 0 and "minimo_sugerido" <= 9999999999`,
    ),
    check(
      'insumo_configuracion_punto_reorden_sugerido_check',
      sql`"punto_reorden_sugerido" >= 0 and "punto_reorden_sugerido" <= 9999999999`,
    ),
    check(
      'insumo_configuracion_maximo_sugerido_check',
      sql`"maximo_sugerido" >= 0 and "maximo_sugerido" <= 9999999999`,
    ),
    check('insumo_configuracion_cpm_check', sql`"cpm" >= 0 and "cpm" <= 9999999999`),
    check('insumo_configuracion_cpm_calculado_check', sql`"cpm_calculado" >= 0 and "cpm_calculado" <= 9999999999`),
    check(
      'insumo_configuracion_demanda_mensual_check',
      sql`"demanda_mensual" >= 0 and "demanda_mensual" <= 9999999999`,
    ),
    check(
      'insumo_configuracion_meses_con_datos_check',
      sql`"meses_con_datos" >= 0 and "meses_con_datos" <= 9999999999`,
    ),
    check(
      'insumo_configuracion_consumo_piezas_check',
      sql`"consumo_piezas" >= -9999999999 and "consumo_piezas" <= 9999999999`,
    ),
    check(
      'insumo_configuracion_dias_con_existencia_check',
      sql`"dias_con_existencia" >= 0 and "dias_con_existencia" <= 9999999999`,
    ),
    check(
      'insumo_configuracion_dias_sin_existencia_check',
      sql`"dias_sin_existencia" >= 0 and "dias_sin_existencia" <= 9999999999`,
    ),
    check('insumo_configuracion_piezas_negadas_check', sql`"piezas_negadas" >= 0 and "piezas_negadas" <= 9999999999`),
    uniqueIndex('insumo_configuracion_almacen_id_insumo_id_key').on(table.almacenId, table.insumoId),
    index('insumo_configuracion_almacen_id_idx').on(table.almacenId, table.insumoConfiguracionId, table.activo),
    index('insumo_configuracion_insumo_id_idx').on(table.insumoId, table.insumoConfiguracionId, table.activo),
    index('insumo_configuracion_insumo_clave_orden').on(
      sql`orden("insumo_clave") collate "C"`,
      table.insumoConfiguracionId,
      table.insumoClave,
      table.activo,
    ),
    index('insumo_configuracion_nombre_generico_orden').on(
      sql`orden("nombre_generico") collate "C"`,
      table.insumoConfiguracionId,
      table.nombreGenerico,
      table.activo,
    ),
    index('insumo_configuracion_unidad_id_idx').on(table.unidadId, table.insumoConfiguracionId, table.activo),
    index('insumo_configuracion_jurisdiccion_id_idx').on(
      table.jurisdiccionId,
      table.insumoConfiguracionId,
      table.activo,
    ),
    index('insumo_configuracion_es_indispensable_idx').on(
      table.esIndispensable,
      table.insumoConfiguracionId,
      table.activo,
    ),
    index('insumo_configuracion_clasificacion_ven_idx').on(table.clasificacionVen, table.insumoConfiguracionId),
    index('insumo_configuracion_minimo_idx').on(table.minimo, table.insumoConfiguracionId, table.activo),
    index('insumo_configuracion_punto_reorden_idx').on(table.puntoReorden, table.insumoConfiguracionId, table.activo),
    index('insumo_configuracion_maximo_idx').on(table.maximo, table.insumoConfiguracionId, table.activo),
    index('insumo_configuracion_fondo_fijo_idx').on(table.fondoFijo, table.insumoConfiguracionId, table.activo),
    index('insumo_configuracion_dias_entrega_idx').on(table.diasEntrega, table.insumoConfiguracionId, table.activo),
    index('insumo_configuracion_multiplo_idx').on(table.multiplo, table.insumoConfiguracionId, table.activo),
    index('insumo_configuracion_autorizado_idx').on(table.autorizado, table.insumoConfiguracionId, table.activo),
    index('insumo_configuracion_maximo_propuesto_idx').on(
      table.maximoPropuesto,
      table.insumoConfiguracionId,
      table.activo,
    ),
    index('insumo_configuracion_propuesta_por_id_idx').on(
      table.propuestaPorId,
      table.insumoConfiguracionId,
      table.activo,
    ),
    index('insumo_configuracion_sugerencia_idx').on(table.sugerencia, table.insumoConfiguracionId, table.activo),
    index('insumo_configuracion_con_sugerencia_idx').on(table.conSugerencia, table.insumoConfiguracionId),
    index('insumo_configuracion_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);
