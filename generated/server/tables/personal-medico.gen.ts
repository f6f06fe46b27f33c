// Generated from schemas/entities/personas/personal-medico.json by `npm run generate`. Do not edit: your change would be lost.

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
  uniqueIndex,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import { especialidad } from './especialidad.gen';
import { persona } from './persona.gen';
import { unidad } from './unidad.gen';
import type { PersonalMedico } from '../../shared/types/personal-medico.gen';

/** Personal. Persona que trabaja en la red: su puesto, su unidad y lo que está autorizada a hacer. */
export const personalMedico = pgTable(
  'personal_medico',
  {
    personalMedicoId: bigint('personal_medico_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    personaId: bigint('persona_id', { mode: 'number' }).notNull(),
    tipo: text('tipo').$type<PersonalMedico['tipo']>().notNull(),
    unidadId: bigint('unidad_id', { mode: 'number' }).notNull(),
    nucleoIds: jsonb('nucleo_ids').$type<NonNullable<PersonalMedico['nucleoIds']>>(),
    turno: text('turno').$type<PersonalMedico['turno']>().notNull(),
    cargoCodigo: text('cargo_codigo'),
    cargoNombre: text('cargo_nombre'),
    numeroEmpleado: text('numero_empleado'),
    especialidadId: bigint('especialidad_id', { mode: 'number' }),
    cedulaProfesional: text('cedula_profesional'),
    cedulaEspecialidad: text('cedula_especialidad'),
    firmaImagenId: text('firma_imagen_id'),
    puedePrescribir: boolean('puede_prescribir').default(false),
    puedePrescribirControlados: boolean('puede_prescribir_controlados').default(false),
    foliosControlados: jsonb('folios_controlados').$type<NonNullable<PersonalMedico['foliosControlados']>>(),
    puedeAutorizarOrdenCargo: boolean('puede_autorizar_orden_cargo').default(false),
    fechaBaja: date('fecha_baja', { mode: 'string' }),
    motivoBaja: text('motivo_baja'),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(
      sql`plano(coalesce("cedula_profesional", '') || ' ' || coalesce("numero_empleado", ''))`,
    ),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({
      name: 'personal_medico_persona_id_fk',
      columns: [table.personaId],
      foreignColumns: [persona.personaId],
    }),
    foreignKey({ name: 'personal_medico_unidad_id_fk', columns: [table.unidadId], foreignColumns: [unidad.unidadId] }),
    foreignKey({
      name: 'personal_medico_especialidad_id_fk',
      columns: [table.especialidadId],
      foreignColumns: [especialidad.especialidadId],
    }),
    check(
      'personal_medico_tipo_check',
      sql`"tipo" in ('MEDICO', 'ENFERMERIA', 'QUIMICO', 'FARMACEUTICO', 'ODONTOLOGO', 'PSICOLOGO', 'TRABAJO_SOCIAL', 'TECNICO', 'ADMINISTRATIVO', 'OTRO')`,
    ),
    check(
      'personal_medico_turno_check',
      sql`"turno" in ('MATUTINO', 'VESPERTINO', 'NOCTURNO_A', 'NOCTURNO_B', 'JORNADA_ACUMULADA', 'MIXTO')`,
    ),
    check(
      'personal_medico_cargo_codigo_check',
      sql`char_length("cargo_codigo") <= 10 and "cargo_codigo" ~ '^[A-Z0-9]+$'`,
    ),
    check('personal_medico_cargo_nombre_check', sql`char_length("cargo_nombre") <= 100`),
    check('personal_medico_numero_empleado_check', sql`char_length("numero_empleado") <= 20`),
    check(
      'personal_medico_cedula_profesional_check',
      sql`char_length("cedula_profesional") <= 8 and "cedula_profesional" ~ '^\\d{7,8}$'`,
    ),
    check(
      'personal_medico_cedula_especialidad_check',
      sql`char_length("cedula_especialidad") <= 8 and "cedula_especialidad" ~ '^\\d{7,8}$'`,
    ),
    check('personal_medico_firma_imagen_id_check', sql`char_length("firma_imagen_id") <= 36`),
    check('personal_medico_motivo_baja_check', sql`char_length("motivo_baja") <= 200`),
    uniqueIndex('personal_medico_numero_empleado_key').on(table.numeroEmpleado),
    uniqueIndex('personal_medico_persona_id_key')
      .on(table.personaId)
      .where(sql`"activo"`),
    index('personal_medico_tipo_idx').on(table.tipo, table.personalMedicoId, table.activo),
    index('personal_medico_unidad_id_idx').on(table.unidadId, table.personalMedicoId, table.activo),
    index('personal_medico_turno_idx').on(table.turno, table.personalMedicoId, table.activo),
    index('personal_medico_cargo_nombre_orden').on(
      sql`orden("cargo_nombre") collate "C"`,
      table.personalMedicoId,
      table.cargoNombre,
      table.activo,
    ),
    index('personal_medico_especialidad_id_idx').on(table.especialidadId, table.personalMedicoId, table.activo),
    index('personal_medico_cedula_profesional_orden').on(
      sql`orden("cedula_profesional") collate "C"`,
      table.personalMedicoId,
      table.cedulaProfesional,
      table.activo,
    ),
    index('personal_medico_puede_prescribir_idx').on(table.puedePrescribir, table.personalMedicoId, table.activo),
    index('personal_medico_puede_prescribir_controlados_idx').on(
      table.puedePrescribirControlados,
      table.personalMedicoId,
    ),
    index('personal_medico_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);
