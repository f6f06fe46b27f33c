import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ReportName } from '#generated/server/reports.gen';
import type { Frequency, KeptPeriod } from '#platform/shared/dates/kept-periods';
import type { Language } from '#platform/shared/language';
import type { ReportFileFormat } from '#platform/shared/report';

type ReportFileState = 'EN_COLA' | 'EN_PROCESO' | 'LISTO' | 'CANCELADO' | 'FALLIDO';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** Actions on a record in the audit trail. */
export const AUDIT_ACTIONS = [
  'CREAR',
  'LEER',
  'EDITAR',
  'ELIMINAR',
  'TRANSICION',
  'EXPORTAR',
  'IMPRIMIR',
  'INICIO_SESION',
  'CIERRE_SESION',
  'SESION_FALLIDA',
  'BLOQUEO',
  'ACCESO_EMERGENCIA',
  'SIMULACION',
  'AVALAR',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/**
 * Audit trail: one row for each write, in the write's own transaction. A trigger refuses to change or delete its rows; another seals each
 * one when its transaction commits (`bitacoraSello`).
 */
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
    /** Lot of rows written by one statement: they share a seal (`bitacoraLote`). */
    lote: bigint('lote', { mode: 'number' }),
  },
  (table) => [
    check('bitacora_accion_check', sql.raw(`"accion" in (${AUDIT_ACTIONS.map((action) => `'${action}'`).join(', ')})`)),
    index('bitacora_entidad_idx').on(table.entidad, table.entidadId, table.bitacoraId),
    index('bitacora_usuario_id_idx').on(table.usuarioId, table.fecha),
    index('bitacora_fecha_idx').on(table.fecha, table.bitacoraId),
    index('bitacora_lote_idx').on(table.lote, table.bitacoraId).where(sql.raw('lote is not null')),
    // Finds the list readings that showed a record.
    index('bitacora_mostrados_idx')
      .using('gin', sql`(${table.despues} -> 'ids')`)
      .where(sql`"accion" = 'LEER' and "entidad_id" is null`),
  ],
);

/**
 * Rows of the audit trail written by one statement. Their digests are computed on writing, so that the commit adds one seal instead of
 * thousands. Written only by a trigger (migration `lotes_bitacora`).
 */
export const bitacoraLote = pgTable('bitacora_lote', {
  loteId: bigint('lote_id', { mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
  /** Number of rows. */
  filas: integer('filas').notNull(),
  /** Highest id of its rows. */
  ultima: bigint('ultima', { mode: 'number' }).notNull(),
  /** A line for each row, in the order of their ids: the id, a space, SHA-256 of the row in hex. */
  contenido: text('contenido').notNull(),
  /** SHA-256 of `contenido`, in hex. */
  huella: text('huella').notNull(),
});

/**
 * Chain of the audit trail: one seal for each row, or for each lot of rows, in the order of their commits. Written only by triggers of the
 * database (migrations `cadena_bitacora`, `lotes_bitacora`). `canonicalRow` reproduces the sealed content for the verifier.
 */
export const bitacoraSello = pgTable(
  'bitacora_sello',
  {
    /** 1, 2, 3 … without gaps: a chain cannot fork, because two seals would have the same place. */
    orden: bigint('orden', { mode: 'number' }).primaryKey(),
    bitacoraId: bigint('bitacora_id', { mode: 'number' }).notNull(),
    /** SHA-256, in hex, of the place, the previous digest and the row. */
    huella: text('huella').notNull(),
    /** Time of the seal: the end of its transaction. */
    fecha: moment('fecha').notNull(),
    /** Sealed lot; `bitacoraId` is then its last row. */
    lote: bigint('lote', { mode: 'number' }),
  },
  (table) => [
    uniqueIndex('bitacora_sello_bitacora_id_key').on(table.bitacoraId),
    uniqueIndex('bitacora_sello_lote_key').on(table.lote).where(sql.raw('lote is not null')),
  ],
);

/**
 * Imports in preparation or progress on the embedded database, which serves one transaction at a time: a large one is applied in many small
 * ones. It is invisible until `aplicando`; from then on it will be completed, if necessary at the next start.
 */
export const importacion = pgTable('importacion', {
  importacionId: bigint('importacion_id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  entidad: text('entidad').notNull(),
  aplicando: boolean('aplicando').notNull().default(false),
  /** Number of applied slices. */
  hechos: integer('hechos').notNull().default(0),
  fecha: moment('fecha').notNull().defaultNow(),
});

/** Pending slices of an import, small enough not to delay other requests. */
export const importacionTramo = pgTable(
  'importacion_tramo',
  {
    importacionId: bigint('importacion_id', { mode: 'number' }).notNull(),
    /** Sequence number from 0, in the order of application. */
    tramo: integer('tramo').notNull(),
    /** A `Slice` as JSON. */
    contenido: text('contenido').notNull(),
  },
  (table) => [primaryKey({ name: 'importacion_tramo_pkey', columns: [table.importacionId, table.tramo] })],
);

/** Rows of a checked stock import, until it is applied or a day has passed; the rest of the file is not stored. */
export const importacionRevision = pgTable('importacion_revision', {
  importacionInventarioId: bigint('importacion_inventario_id', { mode: 'number' }).primaryKey(),
  /** A `KeptRows` as JSON. */
  contenido: text('contenido').notNull(),
  fecha: moment('fecha').notNull(),
});

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

/** Answers of requests with an Idempotency-Key, so that a retry gets the first answer instead of a second effect. */
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
  (table) => [
    primaryKey({ name: 'idempotencia_pkey', columns: [table.clave, table.usuarioId] }),
    index('idempotencia_fecha_idx').on(table.fecha),
  ],
);

/** Password of the token sign-in. Users who sign in through an identity provider have none. */
export const credencial = pgTable('credencial', {
  usuarioId: bigint('usuario_id', { mode: 'number' }).primaryKey(),
  /** Written by `hashPassword`. */
  hash: text('hash').notNull(),
});

/** Second factors of accounts with a local password: the secret of their authenticator, encrypted (`sealFactor`). */
export const segundoFactor = pgTable(
  'segundo_factor',
  {
    usuarioId: bigint('usuario_id', { mode: 'number' }).primaryKey(),
    /** Null until its first right code. */
    secreto: text('secreto'),
    activo: moment('activo'),
    /** Latest time step with a used code: no code is accepted twice. */
    ultimoPaso: bigint('ultimo_paso', { mode: 'number' }).notNull().default(0),
    /** Secret that replaces it after its first right code. */
    pendiente: text('pendiente'),
    pendienteHasta: moment('pendiente_hasta'),
  },
  () => [check('segundo_factor_activo_check', sql.raw('(secreto is null) = (activo is null)'))],
);

/** Recovery codes of second factors, each valid once. */
export const codigoRecuperacion = pgTable(
  'codigo_recuperacion',
  {
    usuarioId: bigint('usuario_id', { mode: 'number' }).notNull(),
    /** First character of the code, by which its hash is found. */
    marca: text('marca').notNull(),
    /** Hash of the whole code, written by `hashPassword`. */
    huella: text('huella').notNull(),
    usado: moment('usado'),
  },
  (table) => [primaryKey({ columns: [table.usuarioId, table.marca] })],
);

/**
 * Failed sign-ins by typed name, with and without an account: a block must not reveal existing names. Only a hash of the name is stored,
 * because people type passwords into the wrong field.
 */
export const intentoSesion = pgTable(
  'intento_sesion',
  {
    cuenta: text('cuenta').primaryKey(),
    fallos: integer('fallos').notNull(),
    ultimoFallo: moment('ultimo_fallo').notNull(),
  },
  (table) => [index('intento_sesion_ultimo_fallo_idx').on(table.ultimoFallo)],
);

/**
 * One row for each issued token, or for each sign-in at the identity provider. A token of this server is refused when its row is missing,
 * revoked or expired. One of the provider is refused when its row was revoked after it was seen.
 */
export const sesion = pgTable(
  'sesion',
  {
    jti: text('jti').primaryKey(),
    usuarioId: bigint('usuario_id', { mode: 'number' }).notNull(),
    creada: moment('creada').notNull().defaultNow(),
    /** Time of the latest use, to the minute. */
    usada: moment('usada').notNull().defaultNow(),
    /** End of the session unless it is used again. */
    expira: moment('expira').notNull(),
    /** Issue time of the provider's latest token seen in this session; null for tokens of this server. */
    emitida: moment('emitida'),
    /** Time at which its person last proved their identity: at sign-in, or later for an operation that requires it. */
    probada: moment('probada').notNull().defaultNow(),
    revocada: moment('revocada'),
    ip: text('ip'),
    dispositivo: text('dispositivo'),
  },
  (table) => [index('sesion_usuario_id_idx').on(table.usuarioId), index('sesion_expira_idx').on(table.expira)],
);

/**
 * Simulation of a profile by a user: their requests are answered as if they had it, and write nothing (DOMAIN f.2, «probar como»). Retained
 * like sessions, to explain entries of SIMULACION in the audit trail.
 */
export const simulacion = pgTable(
  'simulacion',
  {
    simulacionId: text('simulacion_id').primaryKey(),
    /** Account of the real user. */
    usuarioId: bigint('usuario_id', { mode: 'number' }).notNull(),
    perfilId: bigint('perfil_id', { mode: 'number' }).notNull(),
    /** Simulated user, own documents included; null for any user of the profile. */
    comoUsuarioId: bigint('como_usuario_id', { mode: 'number' }),
    unidadId: bigint('unidad_id', { mode: 'number' }),
    almacenIds: jsonb('almacen_ids').$type<readonly number[]>().notNull(),
    servicioIds: jsonb('servicio_ids').$type<readonly number[]>().notNull(),
    proveedorId: bigint('proveedor_id', { mode: 'number' }),
    creada: moment('creada').notNull().defaultNow(),
    expira: moment('expira').notNull(),
    terminada: moment('terminada'),
  },
  (table) => [index('simulacion_usuario_id_idx').on(table.usuarioId), index('simulacion_expira_idx').on(table.expira)],
);

/** Mailed codes for setting a password, each valid once. Only their hashes are stored: a reader of the database cannot use them. */
export const codigoAcceso = pgTable(
  'codigo_acceso',
  {
    /** SHA-256 of a mailed code, or of a ticket. */
    huella: text('huella').primaryKey(),
    usuarioId: bigint('usuario_id', { mode: 'number' }).notNull(),
    /**
     * `ACCESO` signs in and sets a password. `FACTOR` and `ALTA` are tickets of a sign-in after a right password: the first requires a
     * code, the second sets up a second factor.
     */
    uso: text('uso').$type<'ACCESO' | 'FACTOR' | 'ALTA'>().notNull().default('ACCESO'),
    expira: moment('expira').notNull(),
    usado: moment('usado'),
  },
  (table) => [
    index('codigo_acceso_usuario_id_idx').on(table.usuarioId),
    index('codigo_acceso_expira_idx').on(table.expira),
  ],
);

/** Requests for confirmation by a second person: each covers one act of one person, and is valid for a few minutes. */
export const aval = pgTable(
  'aval',
  {
    /** 256 random bits. */
    avalId: text('aval_id').primaryKey(),
    /** Number that both persons read; it grants nothing. */
    numero: text('numero').notNull(),
    operacion: text('operacion').notNull(),
    /** SHA-256 of the operation, its parameters and its body. */
    huella: text('huella').notNull(),
    /** Requesting account, with the subject and the place of the confirmation. */
    pideId: bigint('pide_id', { mode: 'number' }).notNull(),
    unidadId: bigint('unidad_id', { mode: 'number' }),
    almacenId: bigint('almacen_id', { mode: 'number' }),
    entidad: text('entidad').notNull(),
    entidadId: text('entidad_id'),
    /** Description of the act, by keys of the server's texts. */
    palabras: jsonb('palabras').$type<readonly VouchWords[]>().notNull(),
    creada: moment('creada').notNull().defaultNow(),
    expira: moment('expira').notNull(),
    /** Account that confirmed or refused it, and the moment. */
    avalaId: bigint('avala_id', { mode: 'number' }),
    confirmada: moment('confirmada'),
    rechazada: moment('rechazada'),
    /** Time at which it was used with its request, or withdrawn. */
    usada: moment('usada'),
    retirada: moment('retirada'),
  },
  (table) => [index('aval_pide_id_idx').on(table.pideId, table.creada), index('aval_expira_idx').on(table.expira)],
);

/** Private addresses of calendars, one per account. Only their hashes are stored: a reader of the database cannot use them. */
export const suscripcionAgenda = pgTable(
  'suscripcion_agenda',
  {
    usuarioId: bigint('usuario_id', { mode: 'number' }).primaryKey(),
    /** SHA-256 of the secret in the address. */
    huella: text('huella').notNull(),
    creada: moment('creada').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('suscripcion_agenda_huella_key').on(table.huella)],
);

/** Links an account with a person of the identity provider from the first sign-in on, one to one. */
export const identidad = pgTable(
  'identidad',
  {
    usuarioId: bigint('usuario_id', { mode: 'number' }).primaryKey(),
    /** `iss` and `sub` of the person's tokens. */
    emisor: text('emisor').notNull(),
    sujeto: text('sujeto').notNull(),
    fecha: moment('fecha').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('identidad_emisor_sujeto_key').on(table.emisor, table.sujeto)],
);

/** Theme and language of a user at every sign-in, and channels of their notices. Private: no list, export or other account reads it. */
export const preferencia = pgTable('preferencia', {
  usuarioId: bigint('usuario_id', { mode: 'number' }).primaryKey(),
  contenido: jsonb('contenido')
    .$type<{
      readonly idioma?: string | undefined;
      readonly tema?: Readonly<Record<string, unknown>> | undefined;
      /** Channels of notices by kind; default: screen only. */
      readonly avisos?: Readonly<Record<string, 'CORREO' | 'RESUMEN'>> | undefined;
    }>()
    .notNull(),
  fecha: moment('fecha').notNull().defaultNow(),
});

/** Notices waiting to be mailed to readers who chose this. */
export const avisoPorEnviar = pgTable(
  'aviso_por_enviar',
  {
    notificacionId: bigint('notificacion_id', { mode: 'number' }).primaryKey(),
    usuarioId: bigint('usuario_id', { mode: 'number' }).notNull(),
    /** `CORREO`: at once; `RESUMEN`: with all others of the day. */
    canal: text('canal').notNull(),
    fecha: moment('fecha').notNull().defaultNow(),
  },
  (table) => [index('aviso_por_enviar_canal_fecha_idx').on(table.canal, table.fecha)],
);

/** Settings of the installation shared by all its processes, such as the signing secret and the demo flag. */
export const ajuste = pgTable('ajuste', {
  clave: text('clave').primaryKey(),
  valor: jsonb('valor').$type<unknown>().notNull(),
});

/** Comments on records. Removed ones stay for later inquiries, but are never shown. */
export const comentario = pgTable(
  'comentario',
  {
    comentarioId: bigint('comentario_id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    entidad: text('entidad').notNull(),
    entidadId: text('entidad_id').notNull(),
    /** Plain text; a mention is `@[Nombre](usuarioId)`. */
    texto: text('texto').notNull(),
    autor: bigint('autor', { mode: 'number' }).notNull(),
    fecha: moment('fecha').notNull().defaultNow(),
    editado: moment('editado'),
    borrado: moment('borrado'),
    /** Users notified of a mention: once each, regardless of edits. */
    avisados: jsonb('avisados').$type<readonly number[]>().notNull(),
  },
  (table) => [
    index('comentario_entidad_idx')
      .on(table.entidad, table.entidadId, table.comentarioId)
      .where(sql.raw('borrado is null')),
  ],
);

/** A line of text: its key, its values, and the times that each reader sees in their own time zone. */
export interface VouchWords {
  readonly clave: string;
  readonly valores: Readonly<Record<string, string | number>>;
  readonly horas?: Readonly<Record<string, string>>;
}

/** Content of a saved list view; `columnas` and `densidad` only when set. */
export interface ViewContent {
  readonly filtros: Readonly<Record<string, unknown>>;
  readonly orden?: { readonly campo: string; readonly sentido: 'asc' | 'desc' };
  readonly columnas?: readonly string[];
  readonly densidad?: 'comoda' | 'compacta';
}

/** Saved views of lists. One with `compartida` is offered to all users who may see the list; only its owner changes it. */
/** Column that a user chose for an unknown heading in the imports of an entity, or '' for none. */
export const importacionColumna = pgTable(
  'importacion_columna',
  {
    usuarioId: bigint('usuario_id', { mode: 'number' }).notNull(),
    entidad: text('entidad').notNull(),
    encabezado: text('encabezado').notNull(),
    campo: text('campo').notNull(),
  },
  (table) => [primaryKey({ columns: [table.usuarioId, table.entidad, table.encabezado] })],
);

export const vista = pgTable(
  'vista',
  {
    vistaId: bigint('vista_id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    recurso: text('recurso').notNull(),
    nombre: text('nombre').notNull(),
    usuarioId: bigint('usuario_id', { mode: 'number' }).notNull(),
    contenido: jsonb('contenido').$type<ViewContent>().notNull(),
    compartida: boolean('compartida').notNull().default(false),
    /** Opened with the list for its owner; at most one per list. */
    predeterminada: boolean('predeterminada').notNull().default(false),
    version: integer('version').notNull().default(1),
    fechaCreacion: moment('fecha_creacion').notNull().defaultNow(),
    fechaModificacion: moment('fecha_modificacion').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('vista_usuario_id_recurso_nombre_key').on(table.usuarioId, table.recurso, table.nombre),
    uniqueIndex('vista_predeterminada_key').on(table.usuarioId, table.recurso).where(sql.raw('predeterminada')),
    index('vista_recurso_idx').on(table.recurso).where(sql.raw('compartida')),
  ],
);

/** Custom boards of users, private or shared. */
export const tablero = pgTable(
  'tablero',
  {
    tableroId: bigint('tablero_id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    nombre: text('nombre').notNull(),
    usuarioId: bigint('usuario_id', { mode: 'number' }).notNull(),
    contenido: jsonb('contenido').$type<object>().notNull(),
    compartida: boolean('compartida').notNull().default(false),
    version: integer('version').notNull().default(1),
    fechaCreacion: moment('fecha_creacion').notNull().defaultNow(),
    fechaModificacion: moment('fecha_modificacion').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('tablero_usuario_id_nombre_key').on(table.usuarioId, table.nombre),
    index('tablero_compartida_idx').on(table.nombre).where(sql.raw('compartida')),
  ],
);

/** Kept reports of users: parameters, and schedule of their generation with notice by mail. */
export const reporteGuardado = pgTable(
  'reporte_guardado',
  {
    reporteGuardadoId: bigint('reporte_guardado_id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    usuarioId: bigint('usuario_id', { mode: 'number' }).notNull(),
    nombre: text('nombre').notNull(),
    /** Last segment of the report's address. */
    reporte: text('reporte').notNull(),
    parametros: jsonb('parametros').$type<Record<string, unknown>>().notNull(),
    /** Period of each run, relative to its day; null: the one in `parametros`, if any. */
    periodo: text('periodo').$type<KeptPeriod>(),
    formato: text('formato').$type<ReportFileFormat>().notNull(),
    frecuencia: text('frecuencia').$type<Frequency>().notNull(),
    /** Time of the next run; null without a schedule. */
    siguiente: moment('siguiente'),
    version: integer('version').notNull().default(1),
    fechaCreacion: moment('fecha_creacion').notNull().defaultNow(),
    fechaModificacion: moment('fecha_modificacion').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('reporte_guardado_usuario_id_nombre_key').on(table.usuarioId, table.nombre),
    index('reporte_guardado_siguiente_idx').on(table.siguiente).where(sql.raw('siguiente is not null')),
  ],
);

/** Reports generated in the background: parameters, progress and file. */
export const reporteArchivo = pgTable(
  'reporte_archivo',
  {
    reporteArchivoId: bigint('reporte_archivo_id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    usuarioId: bigint('usuario_id', { mode: 'number' }).notNull(),
    /** Kept report of its schedule; null for a request from the screen. */
    reporteGuardadoId: bigint('reporte_guardado_id', { mode: 'number' }),
    /** Name of the report's operation. */
    reporte: text('reporte').$type<ReportName>().notNull(),
    nombre: text('nombre').notNull(),
    parametros: jsonb('parametros').$type<Record<string, unknown>>().notNull(),
    formato: text('formato').$type<ReportFileFormat>().notNull(),
    idioma: text('idioma').$type<Language>().notNull(),
    estatus: text('estatus').$type<ReportFileState>().notNull().default('EN_COLA'),
    /** Attempt that owns the job; incremented at each restart. */
    intento: integer('intento').notNull().default(0),
    /** Last heartbeat of the generating process. */
    latido: moment('latido'),
    filas: integer('filas').notNull().default(0),
    filasTotal: integer('filas_total'),
    bytes: bigint('bytes', { mode: 'number' }),
    /** Digest under which the content is stored. */
    huella: text('huella'),
    /** Code of the problem that caused its failure. */
    problema: text('problema'),
    fecha: moment('fecha').notNull().defaultNow(),
    terminado: moment('terminado'),
  },
  (table) => [
    index('reporte_archivo_usuario_id_fecha_idx').on(table.usuarioId, table.fecha),
    index('reporte_archivo_pendiente_idx').on(table.fecha).where(sql.raw("estatus in ('EN_COLA', 'EN_PROCESO')")),
    index('reporte_archivo_huella_idx').on(table.huella),
  ],
);

/**
 * Uploaded files: attachments of records, and pictures in a field of a record. The content is in the file store under its digest; a row
 * exists only after it was received completely.
 */
export const archivo = pgTable(
  'archivo',
  {
    /** A UUID, which is a name and no secret: the record determines who may read the file. */
    archivoId: text('archivo_id').primaryKey(),
    entidad: text('entidad').notNull(),
    /** The record; null for a picture of an unsaved record. */
    entidadId: text('entidad_id'),
    /** Field that contains it; null for an attachment of the record. */
    campo: text('campo'),
    /** Original file name. */
    nombre: text('nombre').notNull(),
    /** Media type, detected from the content. */
    tipo: text('tipo').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** SHA-256 of the content, in hex. */
    huella: text('huella').notNull(),
    subidoPor: bigint('subido_por', { mode: 'number' }).notNull(),
    fecha: moment('fecha').notNull().defaultNow(),
    /** Time of removal; it can be restored until it is purged. */
    retirado: moment('retirado'),
    retiradoPor: bigint('retirado_por', { mode: 'number' }),
    /** Time from which it cannot be removed: a step used it, and the document can no longer become editable. */
    congelado: moment('congelado'),
  },
  (table) => [
    index('archivo_entidad_idx').on(table.entidad, table.entidadId, table.fecha),
    index('archivo_huella_idx').on(table.huella),
    index('archivo_suelto_idx').on(table.fecha).where(sql.raw('entidad_id is null')),
    index('archivo_retirado_idx').on(table.retirado).where(sql.raw('retirado is not null')),
  ],
);

/**
 * Use of a supply in a warehouse by closed month, computed once from the ledger: a closed month does not change. A month without stock, use
 * and demand has no row.
 */
export const consumoMensual = pgTable(
  'consumo_mensual',
  {
    almacenId: bigint('almacen_id', { mode: 'number' }).notNull(),
    insumoId: bigint('insumo_id', { mode: 'number' }).notNull(),
    /** First day of the month, by the clock of the warehouse's unit. */
    mes: date('mes', { mode: 'string' }).notNull(),
    diasMes: integer('dias_mes').notNull(),
    diasConExistencia: integer('dias_con_existencia').notNull(),
    /** Pieces; negative when more were returned than used. */
    consumo: bigint('consumo', { mode: 'number' }).notNull(),
    /** Requested pieces that were not supplied. */
    negadas: bigint('negadas', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.almacenId, table.insumoId, table.mes] })],
);

/** Last closed month whose use is computed, by warehouse. */
export const consumoCorte = pgTable('consumo_corte', {
  almacenId: bigint('almacen_id', { mode: 'number' }).primaryKey(),
  /** First day of the last closed month. */
  mes: date('mes', { mode: 'string' }).notNull(),
});

/**
 * Records moved by a merge of patients, by the name of their resource. Undoing the merge moves them back, and a signature made before it
 * covers the former patient's name.
 */
export const pacienteFusionDocumento = pgTable(
  'paciente_fusion_documento',
  {
    pacienteFusionId: bigint('paciente_fusion_id', { mode: 'number' }).notNull(),
    entidad: text('entidad').notNull(),
    clave: bigint('clave', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.entidad, table.clave, table.pacienteFusionId] })],
);
