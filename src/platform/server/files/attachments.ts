import { and, count, desc, eq, isNull, isNotNull, sql } from 'drizzle-orm';
import type { Resource } from '../entity/resource';
import type { FileRecord } from '#platform/shared/file-kinds';
import type { LooseRecord } from '#platform/shared/paths';
import type { Actor } from '../db/actor';
import { audit } from '../db/audit';
import type { Queryable } from '../db/database';
import { withLockTimeout } from '../db/with-lock-timeout';
import { notFound, Problem } from '../db/problem';
import { archivo } from '../db/system-tables';
import { findRecord } from '../records/read/get-record';
import { requireInScope } from '../records/reach/require-in-scope';
import { personNames } from '#areas/personas/server/person-names';
import type { ReceivedFile } from './receive-file';
import { storedName } from './stored-name';

type FileRow = typeof archivo.$inferSelect;

/** Reads the files of a record except removed ones, latest first. @throws Problem 404 for a record out of reach. */
export async function listAttachments(
  db: Queryable,
  resource: Resource,
  id: string,
  actor: Actor,
): Promise<FileRecord[]> {
  const key = await keyOf(db, resource, id, resource.permissions.get, actor);
  const found = await db
    .select()
    .from(archivo)
    .where(carriedBy(resource, key))
    .orderBy(desc(archivo.fecha), desc(archivo.archivoId));
  const names = await personNames(
    db,
    found.map(({ subidoPor }) => subidoPor),
    actor,
  );
  return found.map((row) => toWire(row, names.get(row.subidoPor) ?? null));
}

/**
 * Refuses an upload that could not be stored, before its content is received.
 *
 * @throws Problem 404, 403, 422 ARCHIVOS_DEMASIADOS.
 */
export async function requireMayAttach(db: Queryable, resource: Resource, id: string, actor: Actor): Promise<string> {
  const key = await writableKey(db, resource, id, actor);
  await requireRoom(db, resource, key);
  return key;
}

/** Attaches a received file to the record. The record is locked, so that concurrent uploads are counted. */
export async function attach(
  tx: Queryable,
  resource: Resource,
  id: string,
  file: ReceivedFile,
  actor: Actor,
): Promise<FileRecord> {
  const { key, record } = await lockRecord(tx, resource, id, actor);
  await requireRoom(tx, resource, key);
  const [row] = await tx
    .insert(archivo)
    .values({
      ...file,
      entidad: resource.name,
      entidadId: key,
      subidoPor: actor.usuarioId!,
      // Files of a finished document cannot be removed.
      ...(isOver(resource, record) ? { congelado: sql`now()` } : {}),
    })
    .returning();
  await audit(tx, actor, {
    accion: 'EDITAR',
    entidad: resource.name,
    entidadId: key,
    despues: { archivo: file.nombre, sello: sealOf(row!) },
  });
  const names = await personNames(tx, [actor.usuarioId!], actor);
  return toWire(row!, names.get(actor.usuarioId!) ?? null);
}

/** Returns the entry of a file in the audit trail: its key and the digest of its content, beside its name. */
const sealOf = ({ archivoId, huella }: Pick<FileRow, 'archivoId' | 'huella'>): string => `${archivoId} ${huella}`;

function isOver({ lifecycle, seal }: Resource, record: LooseRecord): boolean {
  if (!lifecycle) return false;
  const state = String(record[lifecycle.field]);
  return lifecycle.states[state]?.final === true || seal?.states.includes(state) === true;
}

/**
 * Removes a file from the record; `restoreAttachment` restores it until it is purged.
 *
 * @throws Problem 409 ARCHIVO_CONGELADO for a file that a step used
 */
export async function removeAttachment(
  tx: Queryable,
  resource: Resource,
  id: string,
  archivoId: string,
  actor: Actor,
): Promise<void> {
  const key = await lockedKey(tx, resource, id, actor);
  const own = and(carriedBy(resource, key), eq(archivo.archivoId, archivoId));
  const [row] = await tx.select().from(archivo).where(own).for('update');
  if (!row) throw notFound();
  if (row.congelado !== null) throw new Problem(409, 'ARCHIVO_CONGELADO');
  await tx.update(archivo).set({ retirado: new Date(), retiradoPor: actor.usuarioId }).where(own);
  await audit(tx, actor, {
    accion: 'EDITAR',
    entidad: resource.name,
    entidadId: key,
    antes: { archivo: row.nombre, sello: sealOf(row) },
  });
}

/** Restores a removed file. */
export async function restoreAttachment(
  tx: Queryable,
  resource: Resource,
  id: string,
  archivoId: string,
  actor: Actor,
): Promise<FileRecord> {
  const key = await lockedKey(tx, resource, id, actor);
  await requireRoom(tx, resource, key);
  const [row] = await tx
    .update(archivo)
    .set({ retirado: null, retiradoPor: null })
    .where(and(ofRecord(resource, key), isNotNull(archivo.retirado), eq(archivo.archivoId, archivoId)))
    .returning();
  if (!row) throw notFound();
  await audit(tx, actor, {
    accion: 'EDITAR',
    entidad: resource.name,
    entidadId: key,
    despues: { archivo: row.nombre, sello: sealOf(row) },
  });
  const names = await personNames(tx, [row.subidoPor], actor);
  return toWire(row, names.get(row.subidoPor) ?? null);
}

/** Counts a record's files. */
export async function countAttachments(db: Queryable, resource: Resource, key: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(archivo).where(carriedBy(resource, key));
  return row?.total ?? 0;
}

/** Opens a file of the record for sending. For a resource with `auditReads` the audit trail records it. */
export async function openAttachment(
  db: Queryable,
  resource: Resource,
  id: string,
  archivoId: string,
  actor: Actor,
): Promise<FileRow> {
  const key = await keyOf(db, resource, id, resource.permissions.get, actor);
  const [row] = await db
    .select()
    .from(archivo)
    .where(and(carriedBy(resource, key), eq(archivo.archivoId, archivoId)));
  if (!row) throw notFound();
  if (resource.auditReads)
    await audit(db, actor, {
      accion: 'LEER',
      entidad: resource.name,
      entidadId: key,
      despues: { archivo: row.nombre },
    });
  return row;
}

const ofRecord = (resource: Resource, key: string) =>
  and(eq(archivo.entidad, resource.name), eq(archivo.entidadId, key), isNull(archivo.campo));
const carriedBy = (resource: Resource, key: string) => and(ofRecord(resource, key), isNull(archivo.retirado));

async function keyOf(
  db: Queryable,
  resource: Resource,
  id: string,
  permission: Resource['permissions']['get'],
  actor: Actor,
): Promise<string> {
  const record = await findRecord(db, resource, id, permission, actor);
  return String(record[resource.key.name]);
}

/**
 * Returns the key of a record that accepts files. Files are independent of a document's fields: a document in progress accepts more from
 * actors who may write it.
 */
async function writableKey(db: Queryable, resource: Resource, id: string, actor: Actor): Promise<string> {
  return String((await writableRecord(db, resource, id, actor))[resource.key.name]);
}

async function writableRecord(db: Queryable, resource: Resource, id: string, actor: Actor): Promise<LooseRecord> {
  const { update } = resource.permissions;
  const record = await findRecord(db, resource, id, update, actor);
  const key = record[resource.key.name] as string | number;
  if (resource.writeScope)
    await requireInScope(db, resource, key, update, actor, {
      scope: resource.writeScope,
      codigo: 'FUERA_DE_ALCANCE_PASO',
    });
  return record;
}

async function lockedKey(tx: Queryable, resource: Resource, id: string, actor: Actor): Promise<string> {
  return (await lockRecord(tx, resource, id, actor)).key;
}

async function lockRecord(
  tx: Queryable,
  resource: Resource,
  id: string,
  actor: Actor,
): Promise<{ readonly key: string; readonly record: LooseRecord }> {
  const record = await writableRecord(tx, resource, id, actor);
  const key = String(record[resource.key.name]);
  // Concurrent uploads of several files wait for the lock.
  await withLockTimeout(tx, () =>
    tx
      .select({ key: resource.key.column })
      .from(resource.table)
      .where(eq(resource.key.column, resource.key.type === 'integer' ? Number(key) : key))
      .for('update'),
  );
  return { key, record };
}

async function requireRoom(db: Queryable, resource: Resource, key: string): Promise<void> {
  const most = resource.attachments!.maxFiles;
  if ((await countAttachments(db, resource, key)) >= most)
    throw new Problem(422, 'ARCHIVOS_DEMASIADOS', { params: { limite: most } });
}

function toWire(
  { archivoId, nombre, tipo, bytes, fecha, congelado }: FileRow,
  subidoPorNombre: string | null,
): FileRecord {
  return {
    archivoId,
    // Rows from before extensions were corrected keep their stored name, which the audit trail contains.
    nombre: storedName(nombre, tipo),
    tipo,
    bytes,
    fecha: fecha.toISOString(),
    subidoPorNombre,
    congelado: congelado?.toISOString() ?? null,
  };
}
