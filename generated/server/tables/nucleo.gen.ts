// Generated from schemas/entities/red/nucleo.json by `npm run generate`. Do not edit: your change would be lost.

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
  uniqueIndex,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import { almacen } from './almacen.gen';
import { especialidad } from './especialidad.gen';
import { personalMedico } from './personal-medico.gen';
import { procedimiento } from './procedimiento.gen';
import { unidad } from './unidad.gen';
import type { Nucleo } from '../../shared/types/nucleo.gen';

/** Núcleo o servicio. Núcleo básico de un centro de salud, o servicio, consultorio o central de enfermería de un hospital. */
export const nucleo = pgTable(
  'nucleo',
  {
    nucleoId: bigint('nucleo_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    unidadId: bigint('unidad_id', { mode: 'number' }).notNull(),
    clave: text('clave').notNull(),
    nombre: text('nombre').notNull(),
    tipo: text('tipo').$type<Nucleo['tipo']>().notNull(),
    turno: text('turno').$type<NonNullable<Nucleo['turno']>>(),
    especialidadId: bigint('especialidad_id', { mode: 'number' }),
    poblacionAsignada: bigint('poblacion_asignada', { mode: 'number' }),
    medicoId: bigint('medico_id', { mode: 'number' }),
    enfermeraId: bigint('enfermera_id', { mode: 'number' }),
    promotorId: bigint('promotor_id', { mode: 'number' }),
    almacenId: bigint('almacen_id', { mode: 'number' }),
    almacenSurtidorId: bigint('almacen_surtidor_id', { mode: 'number' }),
    autorizacionAutomatica: boolean('autorizacion_automatica').default(false),
    importeMaximoAutomatico: numeric('importe_maximo_automatico', { precision: 12, scale: 2, mode: 'number' }),
    paqueteDeterioroId: bigint('paquete_deterioro_id', { mode: 'number' }),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(sql`plano(coalesce("clave", '') || ' ' || coalesce("nombre", ''))`),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({ name: 'nucleo_unidad_id_fk', columns: [table.unidadId], foreignColumns: [unidad.unidadId] }),
    foreignKey({
      name: 'nucleo_especialidad_id_fk',
      columns: [table.especialidadId],
      foreignColumns: [especialidad.especialidadId],
    }),
    foreignKey({
      name: 'nucleo_medico_id_fk',
      columns: [table.medicoId],
      foreignColumns: [personalMedico.personalMedicoId],
    }),
    foreignKey({
      name: 'nucleo_enfermera_id_fk',
      columns: [table.enfermeraId],
      foreignColumns: [personalMedico.personalMedicoId],
    }),
    foreignKey({
      name: 'nucleo_promotor_id_fk',
      columns: [table.promotorId],
      foreignColumns: [personalMedico.personalMedicoId],
    }),
    foreignKey({ name: 'nucleo_almacen_id_fk', columns: [table.almacenId], foreignColumns: [almacen.almacenId] }),
    foreignKey({
      name: 'nucleo_almacen_surtidor_id_fk',
      columns: [table.almacenSurtidorId],
      foreignColumns: [almacen.almacenId],
    }),
    foreignKey({
      name: 'nucleo_paquete_deterioro_id_fk',
      columns: [table.paqueteDeterioroId],
      foreignColumns: [procedimiento.procedimientoId],
    }),
    check('nucleo_clave_check', sql`char_length("clave") <= 10 and "clave" ~ '^[A-Z0-9-]+$'`),
    check('nucleo_nombre_check', sql`char_length("nombre") >= 3 and char_length("nombre") <= 80`),
    check(
      'nucleo_tipo_check',
      sql`"tipo" in ('NUCLEO_BASICO', 'CONSULTORIO', 'SERVICIO_HOSPITALARIO', 'URGENCIAS', 'QUIROFANO', 'CENTRAL_ENFERMERIA')`,
    ),
    check(
      'nucleo_turno_check',
      sql`"turno" in ('MATUTINO', 'VESPERTINO', 'NOCTURNO_A', 'NOCTURNO_B', 'JORNADA_ACUMULADA', 'MIXTO')`,
    ),
    check('nucleo_poblacion_asignada_check', sql`"poblacion_asignada" >= 0 and "poblacion_asignada" <= 1000000`),
    check('nucleo_importe_maximo_automatico_check', sql`"importe_maximo_automatico" >= 0`),
    uniqueIndex('nucleo_unidad_id_clave_key').on(table.unidadId, table.clave),
    index('nucleo_unidad_id_idx').on(table.unidadId, table.nucleoId, table.activo),
    index('nucleo_clave_orden').on(sql`orden("clave") collate "C"`, table.nucleoId, table.clave, table.activo),
    index('nucleo_nombre_orden').on(sql`orden("nombre") collate "C"`, table.nucleoId, table.nombre, table.activo),
    index('nucleo_tipo_idx').on(table.tipo, table.nucleoId, table.activo),
    index('nucleo_turno_idx').on(table.turno, table.nucleoId, table.activo),
    index('nucleo_especialidad_id_idx').on(table.especialidadId),
    index('nucleo_poblacion_asignada_idx').on(table.poblacionAsignada, table.nucleoId, table.activo),
    index('nucleo_medico_id_idx').on(table.medicoId, table.nucleoId, table.activo),
    index('nucleo_enfermera_id_idx').on(table.enfermeraId),
    index('nucleo_promotor_id_idx').on(table.promotorId),
    index('nucleo_almacen_id_idx').on(table.almacenId),
    index('nucleo_almacen_surtidor_id_idx').on(table.almacenSurtidorId),
    index('nucleo_paquete_deterioro_id_idx').on(table.paqueteDeterioroId),
    index('nucleo_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);
