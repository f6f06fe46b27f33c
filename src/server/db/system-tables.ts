import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** What can be done to a record, as the audit trail names it. */
export const AUDIT_ACTIONS = ['CREAR', 'LEER', 'EDITAR', 'ELIMINAR', 'TRANSICION', 'EXPORTAR', 'IMPRIMIR', 'INICIO_SESION', 'ACCESO_EMERGENCIA'] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Audit trail: one row for each write, in the write's own transaction. A trigger refuses to change or delete its rows. */
export const bitacora = pgTable(
  'bitacora',
  {
    bitacoraId: bigint('bitacora_id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    fecha: moment('fecha').notNull().defaultNow(),
    usuarioId: bigint('usuario_id', { mode: 'number' }),
    unidadId: bigint('unidad_id', { mode: 'number' }),
    accion: text('accion').$type<AuditAction>().notNull(),
    /** Step of a document's lifecycle, when the action is TRANSICION. */
    transicion: text('transicion'),
    entidad: text('entidad').notNull(),
    entidadId: text('entidad_id'),
    /** Only the fields that changed. */
    antes: jsonb('antes').$type<Record<string, unknown>>(),
    despues: jsonb('despues').$type<Record<string, unknown>>(),
    motivo: text('motivo'),
    ip: text('ip'),
    dispositivo: text('dispositivo'),
    correlationId: text('correlation_id'),
  },
  (table) => [
    check('bitacora_accion_check', sql.raw(`"accion" in (${AUDIT_ACTIONS.map((action) => `'${action}'`).join(', ')})`)),
    index('bitacora_entidad_idx').on(table.entidad, table.entidadId, table.bitacoraId),
    index('bitacora_usuario_id_idx').on(table.usuarioId, table.fecha),
  ],
);

/** Last number of each series of documents, counted per unit and year. */
export const folio = pgTable(
  'folio',
  {
    serie: text('serie').notNull(),
    unidadId: bigint('unidad_id', { mode: 'number' }).notNull(),
    anio: integer('anio').notNull(),
    ultimo: integer('ultimo').notNull(),
  },
  (table) => [primaryKey({ name: 'folio_pkey', columns: [table.serie, table.unidadId, table.anio] })],
);

/** Answers of requests that carried an Idempotency-Key, so that a retry gets the first answer instead of a second effect. */
export const idempotencia = pgTable(
  'idempotencia',
  {
    clave: text('clave').notNull(),
    usuarioId: bigint('usuario_id', { mode: 'number' }).notNull(),
    ruta: text('ruta').notNull(),
    /** SHA-256 of the payload. */
    huella: text('huella').notNull(),
    estado: integer('estado'),
    respuesta: jsonb('respuesta').$type<unknown>(),
    cabeceras: jsonb('cabeceras').$type<Record<string, string>>(),
    fecha: moment('fecha').notNull().defaultNow(),
  },
  (table) => [primaryKey({ name: 'idempotencia_pkey', columns: [table.clave, table.usuarioId] }), index('idempotencia_fecha_idx').on(table.fecha)],
);

/** Password of the token sign-in. Users who sign in through an identity provider have none. */
export const credencial = pgTable('credencial', {
  usuarioId: bigint('usuario_id', { mode: 'number' }).primaryKey(),
  /** Written by `hashPassword`. */
  hash: text('hash').notNull(),
});

/**
 * Failed sign-ins by the name that was typed, whether an account has it or not: a block must not tell which names exist.
 * Only a hash of the name is kept, because people type passwords into the wrong field.
 */
export const intentoSesion = pgTable(
  'intento_sesion',
  {
    cuenta: text('cuenta').primaryKey(),
    fallos: integer('fallos').notNull(),
    /** Start of the 15 minutes in which failures are counted. */
    primerFallo: moment('primer_fallo').notNull(),
  },
  (table) => [index('intento_sesion_primer_fallo_idx').on(table.primerFallo)],
);

/** One row for each token handed out; a token whose row is missing, revoked or expired is refused. */
export const sesion = pgTable(
  'sesion',
  {
    jti: text('jti').primaryKey(),
    usuarioId: bigint('usuario_id', { mode: 'number' }).notNull(),
    creada: moment('creada').notNull().defaultNow(),
    expira: moment('expira').notNull(),
    revocada: moment('revocada'),
    ip: text('ip'),
    dispositivo: text('dispositivo'),
  },
  (table) => [index('sesion_usuario_id_idx').on(table.usuarioId), index('sesion_expira_idx').on(table.expira)],
);

/** Settings of the installation that all its processes share: the signing secret, whether the data are a demo. */
export const ajuste = pgTable('ajuste', {
  clave: text('clave').primaryKey(),
  valor: jsonb('valor').$type<unknown>().notNull(),
});
