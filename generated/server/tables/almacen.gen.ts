// Generated from schemas/entities/red/almacen.json by `npm run generate`. Do not edit: your change would be lost.

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
  uniqueIndex,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import { personalMedico } from './personal-medico.gen';
import { unidad } from './unidad.gen';
import type { Almacen } from '../../shared/types/almacen.gen';

/** Almacén. Almacén, farmacia, CENDIS, central de enfermería o carro rojo: todo lugar donde hay existencias. */
export const almacen = pgTable(
  'almacen',
  {
    almacenId: bigint('almacen_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    clave: text('clave').notNull(),
    nombre: text('nombre').notNull(),
    tipo: text('tipo').$type<Almacen['tipo']>().notNull(),
    unidadId: bigint('unidad_id', { mode: 'number' }).notNull(),
    responsablePersonalId: bigint('responsable_personal_id', { mode: 'number' }).notNull(),
    almacenAbastecedorId: bigint('almacen_abastecedor_id', { mode: 'number' }),
    politicaSurtido: text('politica_surtido').$type<Almacen['politicaSurtido']>().notNull().default('FEFO'),
    diasVigenciaMinimaSalida: bigint('dias_vigencia_minima_salida', { mode: 'number' }).notNull().default(30),
    manejaControlados: boolean('maneja_controlados').notNull().default(false),
    manejaRedFria: boolean('maneja_red_fria').notNull().default(false),
    surtimientoCruzado: boolean('surtimiento_cruzado').default(false),
    permiteSobregiro: boolean('permite_sobregiro').default(false),
    ubicaciones: jsonb('ubicaciones').$type<NonNullable<Almacen['ubicaciones']>>(),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(sql`plano(coalesce("clave", '') || ' ' || coalesce("nombre", ''))`),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({ name: 'almacen_unidad_id_fk', columns: [table.unidadId], foreignColumns: [unidad.unidadId] }),
    foreignKey({
      name: 'almacen_responsable_personal_id_fk',
      columns: [table.responsablePersonalId],
      foreignColumns: [personalMedico.personalMedicoId],
    }),
    foreignKey({
      name: 'almacen_almacen_abastecedor_id_fk',
      columns: [table.almacenAbastecedorId],
      foreignColumns: [table.almacenId],
    }),
    check('almacen_clave_check', sql`char_length("clave") <= 15 and "clave" ~ '^[A-Z0-9-]+$'`),
    check('almacen_nombre_check', sql`char_length("nombre") >= 3 and char_length("nombre") <= 120`),
    check(
      'almacen_tipo_check',
      sql`"tipo" in ('ALMACEN_ESTATAL', 'ALMACEN_REGIONAL', 'ALMACEN_JURISDICCIONAL', 'ALMACEN_UNIDAD', 'FARMACIA', 'CENDIS', 'CENTRAL_ENFERMERIA', 'QUIROFANO', 'CARRO_ROJO', 'CUARENTENA')`,
    ),
    check('almacen_politica_surtido_check', sql`"politica_surtido" in ('FEFO', 'PEPS')`),
    check(
      'almacen_dias_vigencia_minima_salida_check',
      sql`"dias_vigencia_minima_salida" >= 0 and "dias_vigencia_minima_salida" <= 365`,
    ),
    uniqueIndex('almacen_clave_key').on(table.clave),
    index('almacen_clave_orden').on(sql`orden("clave") collate "C"`, table.almacenId, table.clave, table.activo),
    index('almacen_nombre_orden').on(sql`orden("nombre") collate "C"`, table.almacenId, table.nombre, table.activo),
    index('almacen_tipo_idx').on(table.tipo, table.almacenId, table.activo),
    index('almacen_unidad_id_idx').on(table.unidadId, table.almacenId, table.activo),
    index('almacen_responsable_personal_id_idx').on(table.responsablePersonalId, table.almacenId, table.activo),
    index('almacen_almacen_abastecedor_id_idx').on(table.almacenAbastecedorId),
    index('almacen_maneja_controlados_idx').on(table.manejaControlados, table.almacenId, table.activo),
    index('almacen_maneja_red_fria_idx').on(table.manejaRedFria, table.almacenId, table.activo),
    index('almacen_surtimiento_cruzado_idx').on(table.surtimientoCruzado, table.almacenId),
    index('almacen_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);
