// Generated from schemas/entities/red/unidad.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import {
  bigint,
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
import { jurisdiccion } from './jurisdiccion.gen';
import { personalMedico } from './personal-medico.gen';
import { unidadTipo } from './unidad-tipo.gen';
import type { Unidad } from '../../shared/types/unidad.gen';

/** Unidad médica. Hospital, centro de salud, jurisdicción, almacén, farmacia u oficina de la red. */
export const unidad = pgTable(
  'unidad',
  {
    unidadId: bigint('unidad_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    clues: text('clues').notNull(),
    nombre: text('nombre').notNull(),
    nombreCorto: text('nombre_corto'),
    unidadTipoId: bigint('unidad_tipo_id', { mode: 'number' }).notNull(),
    jurisdiccionId: bigint('jurisdiccion_id', { mode: 'number' }),
    domicilio: jsonb('domicilio').$type<Unidad['domicilio']>().notNull(),
    telefono: text('telefono'),
    correo: text('correo'),
    unidadAbastecedoraId: bigint('unidad_abastecedora_id', { mode: 'number' }),
    conectividad: text('conectividad').$type<Unidad['conectividad']>().notNull().default('BUENA'),
    estatusOperacion: text('estatus_operacion').$type<Unidad['estatusOperacion']>().notNull().default('EN_OPERACION'),
    zonaHoraria: text('zona_horaria').notNull().default('America/Monterrey'),
    horarioAtencion: jsonb('horario_atencion').$type<NonNullable<Unidad['horarioAtencion']>>(),
    responsablePersonalId: bigint('responsable_personal_id', { mode: 'number' }),
    responsableSanitarioId: bigint('responsable_sanitario_id', { mode: 'number' }),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(
      sql`plano(coalesce("clues", '') || ' ' || coalesce("nombre", '') || ' ' || coalesce("nombre_corto", ''))`,
    ),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({
      name: 'unidad_unidad_tipo_id_fk',
      columns: [table.unidadTipoId],
      foreignColumns: [unidadTipo.unidadTipoId],
    }),
    foreignKey({
      name: 'unidad_jurisdiccion_id_fk',
      columns: [table.jurisdiccionId],
      foreignColumns: [jurisdiccion.jurisdiccionId],
    }),
    foreignKey({
      name: 'unidad_unidad_abastecedora_id_fk',
      columns: [table.unidadAbastecedoraId],
      foreignColumns: [table.unidadId],
    }),
    foreignKey({
      name: 'unidad_responsable_personal_id_fk',
      columns: [table.responsablePersonalId],
      foreignColumns: [personalMedico.personalMedicoId],
    }),
    foreignKey({
      name: 'unidad_responsable_sanitario_id_fk',
      columns: [table.responsableSanitarioId],
      foreignColumns: [personalMedico.personalMedicoId],
    }),
    check('unidad_clues_check', sql`char_length("clues") <= 11 and "clues" ~ '^[A-Z]{2}[A-Z]{3}\\d{6}$'`),
    check('unidad_nombre_check', sql`char_length("nombre") >= 3 and char_length("nombre") <= 150`),
    check('unidad_nombre_corto_check', sql`char_length("nombre_corto") <= 40`),
    check(
      'unidad_telefono_check',
      sql`char_length("telefono") <= 16 and "telefono" ~ '^([2-9]\\d{9}|\\+(?!52)[1-9]\\d{6,14})$'`,
    ),
    check('unidad_correo_check', sql`char_length("correo") <= 120`),
    check('unidad_conectividad_check', sql`"conectividad" in ('BUENA', 'INTERMITENTE', 'SIN_CONEXION')`),
    check('unidad_estatus_operacion_check', sql`"estatus_operacion" in ('EN_OPERACION', 'SUSPENDIDA', 'CERRADA')`),
    check('unidad_zona_horaria_check', sql`char_length("zona_horaria") <= 40`),
    uniqueIndex('unidad_clues_key').on(table.clues),
    index('unidad_clues_orden').on(sql`orden("clues") collate "C"`, table.unidadId, table.clues, table.activo),
    index('unidad_nombre_orden').on(sql`orden("nombre") collate "C"`, table.unidadId, table.nombre, table.activo),
    index('unidad_unidad_tipo_id_idx').on(table.unidadTipoId, table.unidadId, table.activo),
    index('unidad_jurisdiccion_id_idx').on(table.jurisdiccionId, table.unidadId, table.activo),
    index('unidad_unidad_abastecedora_id_idx').on(table.unidadAbastecedoraId),
    index('unidad_conectividad_idx').on(table.conectividad, table.unidadId),
    index('unidad_estatus_operacion_idx').on(table.estatusOperacion, table.unidadId, table.activo),
    index('unidad_responsable_personal_id_idx').on(table.responsablePersonalId),
    index('unidad_responsable_sanitario_id_idx').on(table.responsableSanitarioId),
    index('unidad_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);
