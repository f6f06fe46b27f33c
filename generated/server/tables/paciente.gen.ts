// Generated from schemas/entities/pacientes/paciente.json by `npm run generate`. Do not edit: your change would be lost.

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
import { pais } from './pais.gen';
import { persona } from './persona.gen';
import { unidad } from './unidad.gen';
import type { Paciente } from '../../shared/types/paciente.gen';

/** Paciente. Persona que recibe atención en la red. */
export const paciente = pgTable(
  'paciente',
  {
    pacienteId: bigint('paciente_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    personaId: bigint('persona_id', { mode: 'number' }).notNull(),
    fechaNacimientoEstimada: boolean('fecha_nacimiento_estimada').notNull().default(false),
    motivoSinCurp: text('motivo_sin_curp').$type<NonNullable<Paciente['motivoSinCurp']>>(),
    senas: text('senas'),
    unidadId: bigint('unidad_id', { mode: 'number' }).notNull(),
    expedientes: jsonb('expedientes').$type<NonNullable<Paciente['expedientes']>>(),
    otrosNombres: jsonb('otros_nombres').$type<NonNullable<Paciente['otrosNombres']>>(),
    nacionalidad: text('nacionalidad'),
    afiliacion: text('afiliacion').$type<Paciente['afiliacion']>().notNull().default('NINGUNA'),
    numeroAfiliacion: text('numero_afiliacion'),
    estatus: text('estatus').$type<NonNullable<Paciente['estatus']>>().default('ACTIVO'),
    fusionadoEnId: bigint('fusionado_en_id', { mode: 'number' }),
    domicilio: jsonb('domicilio').$type<NonNullable<Paciente['domicilio']>>(),
    contactos: jsonb('contactos').$type<NonNullable<Paciente['contactos']>>(),
    grupoSanguineo: text('grupo_sanguineo').$type<NonNullable<Paciente['grupoSanguineo']>>(),
    alergiasNegadas: boolean('alergias_negadas').default(false),
    alergias: jsonb('alergias').$type<NonNullable<Paciente['alergias']>>(),
    padecimientosCronicos: jsonb('padecimientos_cronicos').$type<NonNullable<Paciente['padecimientosCronicos']>>(),
    discapacidades: jsonb('discapacidades').$type<NonNullable<Paciente['discapacidades']>>(),
    requiereInterprete: boolean('requiere_interprete').default(false),
    embarazo: jsonb('embarazo').$type<NonNullable<Paciente['embarazo']>>(),
    fotoId: text('foto_id'),
    avisoPrivacidad: jsonb('aviso_privacidad').$type<NonNullable<Paciente['avisoPrivacidad']>>(),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(
      sql`plano(coalesce("expedientes"::text, '') || ' ' || coalesce("otros_nombres"::text, ''))`,
    ),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({ name: 'paciente_persona_id_fk', columns: [table.personaId], foreignColumns: [persona.personaId] }),
    foreignKey({ name: 'paciente_unidad_id_fk', columns: [table.unidadId], foreignColumns: [unidad.unidadId] }),
    foreignKey({ name: 'paciente_nacionalidad_fk', columns: [table.nacionalidad], foreignColumns: [pais.codigo] }),
    foreignKey({
      name: 'paciente_fusionado_en_id_fk',
      columns: [table.fusionadoEnId],
      foreignColumns: [table.pacienteId],
    }),
    check(
      'paciente_motivo_sin_curp_check',
      sql`"motivo_sin_curp" in ('RECIEN_NACIDO', 'EXTRANJERO', 'NO_IDENTIFICADO', 'EN_TRAMITE', 'SE_NIEGA')`,
    ),
    check('paciente_senas_check', sql`char_length("senas") <= 300`),
    check('paciente_nacionalidad_check', sql`char_length("nacionalidad") <= 2`),
    check(
      'paciente_afiliacion_check',
      sql`"afiliacion" in ('NINGUNA', 'IMSS_BIENESTAR', 'IMSS', 'ISSSTE', 'PEMEX', 'SEDENA', 'SEMAR', 'SEGURO_PRIVADO', 'OTRA', 'SE_IGNORA')`,
    ),
    check('paciente_numero_afiliacion_check', sql`char_length("numero_afiliacion") <= 20`),
    check('paciente_estatus_check', sql`"estatus" in ('ACTIVO', 'FALLECIDO', 'FUSIONADO', 'INACTIVO')`),
    check(
      'paciente_grupo_sanguineo_check',
      sql`"grupo_sanguineo" in ('A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-', 'NS')`,
    ),
    check('paciente_foto_id_check', sql`char_length("foto_id") <= 36`),
    uniqueIndex('paciente_persona_id_key')
      .on(table.personaId)
      .where(sql`"activo"`),
    index('paciente_motivo_sin_curp_idx').on(table.motivoSinCurp, table.pacienteId),
    index('paciente_unidad_id_idx').on(table.unidadId, table.pacienteId, table.activo),
    index('paciente_nacionalidad_idx').on(table.nacionalidad),
    index('paciente_afiliacion_idx').on(table.afiliacion, table.pacienteId, table.activo),
    index('paciente_estatus_idx').on(table.estatus, table.pacienteId, table.activo),
    index('paciente_fusionado_en_id_idx').on(table.fusionadoEnId),
    index('paciente_grupo_sanguineo_idx').on(table.grupoSanguineo, table.pacienteId),
    index('paciente_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);
