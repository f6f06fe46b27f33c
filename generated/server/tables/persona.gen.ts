// Generated from schemas/entities/personas/persona.json by `npm run generate`. Do not edit: your change would be lost.

import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  pgTable,
  text,
  uniqueIndex,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';
import { auditColumns } from '../audit-columns.gen';
import { estado } from './estado.gen';
import { pais } from './pais.gen';
import type { Persona } from '../../shared/types/persona.gen';

/** Persona. Un ser humano, una sola vez: los usuarios, el personal y los pacientes apuntan a su registro. */
export const persona = pgTable(
  'persona',
  {
    personaId: bigint('persona_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    nombre: text('nombre').notNull(),
    primerApellido: text('primer_apellido').notNull(),
    segundoApellido: text('segundo_apellido'),
    curp: text('curp'),
    genero: text('genero').$type<NonNullable<Persona['genero']>>(),
    fechaNacimiento: date('fecha_nacimiento', { mode: 'string' }),
    paisNacimiento: text('pais_nacimiento').default('MX'),
    estadoNacimiento: text('estado_nacimiento').default('CL'),
    telefono: text('telefono'),
    correo: text('correo'),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(
      sql`plano(coalesce("nombre", '') || ' ' || coalesce("primer_apellido", '') || ' ' || coalesce("segundo_apellido", '') || ' ' || coalesce("curp", '') || ' ' || coalesce("telefono", ''))`,
    ),
    busquedaSonido: text('busqueda_sonido').generatedAlwaysAs(
      sql`sonido(coalesce("nombre", '') || ' ' || coalesce("primer_apellido", '') || ' ' || coalesce("segundo_apellido", ''))`,
    ),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({ name: 'persona_pais_nacimiento_fk', columns: [table.paisNacimiento], foreignColumns: [pais.codigo] }),
    foreignKey({
      name: 'persona_estado_nacimiento_fk',
      columns: [table.estadoNacimiento],
      foreignColumns: [estado.clave],
    }),
    check('persona_nombre_check', sql`char_length("nombre") >= 1 and char_length("nombre") <= 60`),
    check(
      'persona_primer_apellido_check',
      sql`char_length("primer_apellido") >= 1 and char_length("primer_apellido") <= 60`,
    ),
    check('persona_segundo_apellido_check', sql`char_length("segundo_apellido") <= 60`),
    check('persona_curp_check', sql`char_length("curp") = 18`),
    check('persona_genero_check', sql`"genero" in ('H', 'M', 'X')`),
    check('persona_pais_nacimiento_check', sql`char_length("pais_nacimiento") <= 2`),
    check('persona_estado_nacimiento_check', sql`char_length("estado_nacimiento") <= 2`),
    check(
      'persona_telefono_check',
      sql`char_length("telefono") <= 16 and "telefono" ~ '^([2-9]\\d{9}|\\+(?!52)[1-9]\\d{6,14})$'`,
    ),
    check('persona_correo_check', sql`char_length("correo") <= 120`),
    uniqueIndex('persona_curp_key').on(table.curp),
    index('persona_nombre_orden').on(sql`orden("nombre") collate "C"`, table.personaId, table.nombre, table.activo),
    index('persona_primer_apellido_orden').on(
      sql`orden("primer_apellido") collate "C"`,
      sql`orden(coalesce("segundo_apellido", '')) collate "C"`,
      sql`orden(coalesce("nombre", '')) collate "C"`,
      table.personaId,
      table.primerApellido,
      table.segundoApellido,
      table.nombre,
      table.activo,
    ),
    index('persona_segundo_apellido_orden').on(
      sql`orden("segundo_apellido") collate "C"`,
      table.personaId,
      table.segundoApellido,
      table.activo,
    ),
    index('persona_curp_orden').on(sql`orden("curp") collate "C"`, table.personaId, table.curp, table.activo),
    index('persona_genero_idx').on(table.genero, table.personaId, table.activo),
    index('persona_fecha_nacimiento_idx').on(table.fechaNacimiento, table.personaId, table.activo),
    index('persona_pais_nacimiento_idx').on(table.paisNacimiento),
    index('persona_estado_nacimiento_idx').on(table.estadoNacimiento),
    index('persona_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
    index('persona_busqueda_sonido_trgm').using('gin', table.busquedaSonido.op('gin_trgm_ops')),
  ],
);
