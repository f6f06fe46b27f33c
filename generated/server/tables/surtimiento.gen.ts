// Generated from schemas/entities/farmacia/surtimiento.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
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
import { almacen } from './almacen.gen';
import { jurisdiccion } from './jurisdiccion.gen';
import { paciente } from './paciente.gen';
import { receta } from './receta.gen';
import { unidad } from './unidad.gen';
import { usuario } from './usuario.gen';
import type { Surtimiento } from '../../shared/types/surtimiento.gen';

/** Surtimiento. Un acto de entrega de una receta: qué lotes, cuántas piezas, quién surtió y quién recibió. */
export const surtimiento = pgTable(
  'surtimiento',
  {
    surtimientoId: bigint('surtimiento_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    recetaId: bigint('receta_id', { mode: 'number' }),
    numero: bigint('numero', { mode: 'number' }),
    folio: text('folio'),
    estatus: text('estatus').$type<Surtimiento['estatus']>().notNull().default('VIGENTE'),
    pacienteId: bigint('paciente_id', { mode: 'number' }),
    almacenId: bigint('almacen_id', { mode: 'number' }),
    unidadId: bigint('unidad_id', { mode: 'number' }),
    unidadRecetaId: bigint('unidad_receta_id', { mode: 'number' }),
    jurisdiccionId: bigint('jurisdiccion_id', { mode: 'number' }),
    fecha: timestamp('fecha', { withTimezone: true, precision: 3, mode: 'date' }),
    usuarioId: bigint('usuario_id', { mode: 'number' }),
    segundoVerificadorId: bigint('segundo_verificador_id', { mode: 'number' }),
    recibe: jsonb('recibe').$type<NonNullable<Surtimiento['recibe']>>(),
    asesoria: boolean('asesoria').default(false),
    controlado: boolean('controlado').default(false),
    redFria: boolean('red_fria').default(false),
    piezas: bigint('piezas', { mode: 'number' }),
    reversadoPorId: bigint('reversado_por_id', { mode: 'number' }),
    fechaReversa: timestamp('fecha_reversa', { withTimezone: true, precision: 3, mode: 'date' }),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(sql`plano(coalesce("folio", ''))`),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({ name: 'surtimiento_receta_id_fk', columns: [table.recetaId], foreignColumns: [receta.recetaId] }),
    foreignKey({
      name: 'surtimiento_paciente_id_fk',
      columns: [table.pacienteId],
      foreignColumns: [paciente.pacienteId],
    }),
    foreignKey({ name: 'surtimiento_almacen_id_fk', columns: [table.almacenId], foreignColumns: [almacen.almacenId] }),
    foreignKey({ name: 'surtimiento_unidad_id_fk', columns: [table.unidadId], foreignColumns: [unidad.unidadId] }),
    foreignKey({
      name: 'surtimiento_unidad_receta_id_fk',
      columns: [table.unidadRecetaId],
      foreignColumns: [unidad.unidadId],
    }),
    foreignKey({
      name: 'surtimiento_jurisdiccion_id_fk',
      columns: [table.jurisdiccionId],
      foreignColumns: [jurisdiccion.jurisdiccionId],
    }),
    foreignKey({ name: 'surtimiento_usuario_id_fk', columns: [table.usuarioId], foreignColumns: [usuario.usuarioId] }),
    foreignKey({
      name: 'surtimiento_segundo_verificador_id_fk',
      columns: [table.segundoVerificadorId],
      foreignColumns: [usuario.usuarioId],
    }),
    foreignKey({
      name: 'surtimiento_reversado_por_id_fk',
      columns: [table.reversadoPorId],
      foreignColumns: [usuario.usuarioId],
    }),
    check('surtimiento_numero_check', sql`"numero" >= 1`),
    check('surtimiento_folio_check', sql`char_length("folio") <= 30`),
    check('surtimiento_estatus_check', sql`"estatus" in ('VIGENTE', 'REVERSADO')`),
    check('surtimiento_piezas_check', sql`"piezas" >= 0`),
    uniqueIndex('surtimiento_receta_id_numero_key').on(table.recetaId, table.numero),
    index('surtimiento_receta_id_idx').on(table.recetaId, table.surtimientoId, table.activo),
    index('surtimiento_numero_idx').on(table.numero, table.surtimientoId, table.activo),
    index('surtimiento_folio_orden').on(
      sql`orden("folio") collate "C"`,
      table.surtimientoId,
      table.folio,
      table.activo,
    ),
    index('surtimiento_estatus_idx').on(table.estatus, table.surtimientoId, table.activo),
    index('surtimiento_paciente_id_idx').on(table.pacienteId, table.surtimientoId, table.activo),
    index('surtimiento_almacen_id_idx').on(table.almacenId, table.surtimientoId, table.activo),
    index('surtimiento_unidad_id_idx').on(table.unidadId, table.surtimientoId, table.activo),
    index('surtimiento_unidad_receta_id_idx').on(table.unidadRecetaId, table.surtimientoId, table.activo),
    index('surtimiento_jurisdiccion_id_idx').on(table.jurisdiccionId, table.surtimientoId, table.activo),
    index('surtimiento_fecha_idx').on(table.fecha, table.surtimientoId, table.activo),
    index('surtimiento_usuario_id_idx').on(table.usuarioId, table.surtimientoId, table.activo),
    index('surtimiento_segundo_verificador_id_idx').on(table.segundoVerificadorId),
    index('surtimiento_controlado_idx').on(table.controlado, table.surtimientoId),
    index('surtimiento_piezas_idx').on(table.piezas, table.surtimientoId, table.activo),
    index('surtimiento_reversado_por_id_idx').on(table.reversadoPorId),
    index('surtimiento_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);
