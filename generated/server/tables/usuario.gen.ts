// Generated from schemas/entities/seguridad/usuario.json by `npm run generate`. Do not edit: your change would be lost.

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
import { perfil } from './perfil.gen';
import { persona } from './persona.gen';
import { personalMedico } from './personal-medico.gen';
import { proveedor } from './proveedor.gen';
import { unidad } from './unidad.gen';
import type { Usuario } from '../../shared/types/usuario.gen';

/** Usuario. Cuenta con la que una persona entra a la aplicación. */
export const usuario = pgTable(
  'usuario',
  {
    usuarioId: bigint('usuario_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    email: text('email').notNull(),
    perfilId: bigint('perfil_id', { mode: 'number' }).notNull(),
    estatus: text('estatus').$type<Usuario['estatus']>().notNull().default('INVITADO'),
    motivoCuentaAdicional: text('motivo_cuenta_adicional'),
    ultimoAcceso: timestamp('ultimo_acceso', { withTimezone: true, precision: 3, mode: 'date' }),
    segundoFactor: boolean('segundo_factor').default(false),
    aceptoAvisoPrivacidad: timestamp('acepto_aviso_privacidad', { withTimezone: true, precision: 3, mode: 'date' }),
    recorridoVisto: timestamp('recorrido_visto', { withTimezone: true, precision: 3, mode: 'date' }),
    personaId: bigint('persona_id', { mode: 'number' }).notNull(),
    personalMedicoId: bigint('personal_medico_id', { mode: 'number' }),
    unidadId: bigint('unidad_id', { mode: 'number' }),
    proveedorId: bigint('proveedor_id', { mode: 'number' }),
    almacenIds: jsonb('almacen_ids').$type<NonNullable<Usuario['almacenIds']>>(),
    servicioIds: jsonb('servicio_ids').$type<NonNullable<Usuario['servicioIds']>>(),
    ...auditColumns(),
    busqueda: text('busqueda').generatedAlwaysAs(sql`plano(coalesce("email", ''))`),
  },
  (table): PgTableExtraConfigValue[] => [
    foreignKey({ name: 'usuario_perfil_id_fk', columns: [table.perfilId], foreignColumns: [perfil.perfilId] }),
    foreignKey({ name: 'usuario_persona_id_fk', columns: [table.personaId], foreignColumns: [persona.personaId] }),
    foreignKey({
      name: 'usuario_personal_medico_id_fk',
      columns: [table.personalMedicoId],
      foreignColumns: [personalMedico.personalMedicoId],
    }),
    foreignKey({ name: 'usuario_unidad_id_fk', columns: [table.unidadId], foreignColumns: [unidad.unidadId] }),
    foreignKey({
      name: 'usuario_proveedor_id_fk',
      columns: [table.proveedorId],
      foreignColumns: [proveedor.proveedorId],
    }),
    check('usuario_email_check', sql`char_length("email") <= 120`),
    check('usuario_estatus_check', sql`"estatus" in ('INVITADO', 'ACTIVO', 'INACTIVO', 'BLOQUEADO')`),
    check(
      'usuario_motivo_cuenta_adicional_check',
      sql`char_length("motivo_cuenta_adicional") >= 10 and char_length("motivo_cuenta_adicional") <= 200`,
    ),
    uniqueIndex('usuario_email_key').on(table.email),
    uniqueIndex('usuario_personal_medico_id_key').on(table.personalMedicoId),
    index('usuario_email_orden').on(sql`orden("email") collate "C"`, table.usuarioId, table.email, table.activo),
    index('usuario_perfil_id_idx').on(table.perfilId, table.usuarioId, table.activo),
    index('usuario_estatus_idx').on(table.estatus, table.usuarioId, table.activo),
    index('usuario_motivo_cuenta_adicional_orden').on(
      sql`orden("motivo_cuenta_adicional") collate "C"`,
      table.usuarioId,
      table.motivoCuentaAdicional,
      table.activo,
    ),
    index('usuario_motivo_cuenta_adicional_trgm').using('gin', sql`plano("motivo_cuenta_adicional") gin_trgm_ops`),
    index('usuario_ultimo_acceso_idx').on(table.ultimoAcceso, table.usuarioId, table.activo),
    index('usuario_segundo_factor_idx').on(table.segundoFactor, table.usuarioId, table.activo),
    index('usuario_persona_id_idx').on(table.personaId),
    index('usuario_unidad_id_idx').on(table.unidadId, table.usuarioId, table.activo),
    index('usuario_proveedor_id_idx').on(table.proveedorId, table.usuarioId, table.activo),
    index('usuario_busqueda_trgm').using('gin', table.busqueda.op('gin_trgm_ops')),
  ],
);
