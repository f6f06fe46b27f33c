import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Resource, ResourceField } from '../entity/resource';
import { isFilled, type LooseRecord } from '#platform/shared/paths';
import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import { invalid, notFound } from '../db/problem';
import { archivo } from '../db/system-tables';
import { findRecord } from '../records/read/get-record';
import { mayRead } from '../records/read/readable';
import type { ReceivedFile } from './receive-file';

/** Returns the fields of the resource that contain a picture. */
export function pictureFields({ fields }: Pick<Resource, 'fields'>): readonly ResourceField[] {
  return fields.filter(({ file }) => file === true);
}

/** Stores an uploaded picture for a field of an unsaved record; until then only its sender may read it. */
export async function keepPicture(
  db: Queryable,
  resource: Resource,
  campo: string,
  file: ReceivedFile,
  actor: Actor,
): Promise<string> {
  await db.insert(archivo).values({ ...file, entidad: resource.name, campo, subidoPor: actor.usuarioId! });
  return file.archivoId;
}

/**
 * Opens a picture for sending. While no record contains it, only its sender may read it; afterwards, actors who may see that record and the
 * field.
 *
 * @throws Problem 404 otherwise, without revealing if it exists.
 */
export async function openPicture(
  db: Queryable,
  resource: Resource,
  archivoId: string,
  actor: Actor,
): Promise<typeof archivo.$inferSelect> {
  const [row] = await db
    .select()
    .from(archivo)
    .where(and(eq(archivo.archivoId, archivoId), eq(archivo.entidad, resource.name)));
  const field = pictureFields(resource).find(({ name }) => name === row?.campo);
  if (!row || !field) throw notFound();
  if (row.entidadId === null) {
    if (row.subidoPor !== actor.usuarioId) throw notFound();
    return row;
  }
  if (!mayRead(field, actor)) throw notFound();
  await findRecord(db, resource, row.entidadId, resource.permissions.get, actor);
  return row;
}

/**
 * Binds the pictures named in a record's fields to it. Each must have been uploaded by the actor for that field and no other record, or be
 * a former one of this record. Unchanged pictures are not checked.
 *
 * @param before the stored record; null for a new one
 * @throws Problem 422 ARCHIVO on each field that names another.
 */
export async function bindPictures(
  tx: Queryable,
  resource: Resource,
  key: string | number,
  record: LooseRecord,
  before: LooseRecord | null,
  actor: Actor,
): Promise<void> {
  const named = pictureFields(resource)
    .map(({ name }) => ({ name, id: record[name] }))
    .filter(({ name, id }) => isFilled(id) && id !== before?.[name]);
  if (named.length === 0) return;
  const found = await tx
    .select()
    .from(archivo)
    .where(
      and(
        inArray(
          archivo.archivoId,
          named.map(({ id }) => String(id)),
        ),
        eq(archivo.entidad, resource.name),
      ),
    );
  const isIts = ({ name, id }: { readonly name: string; readonly id: unknown }) =>
    found.some(
      (row) =>
        row.archivoId === id &&
        row.campo === name &&
        (row.entidadId === null ? row.subidoPor === actor.usuarioId : row.entidadId === String(key)),
    );
  const wrong = named.filter((each) => !isIts(each));
  if (wrong.length > 0) throw invalid(wrong.map(({ name }) => ({ campo: name, codigo: 'ARCHIVO', params: {} })));
  await tx
    .update(archivo)
    .set({ entidadId: String(key) })
    .where(
      and(
        inArray(
          archivo.archivoId,
          named.map(({ id }) => String(id)),
        ),
        isNull(archivo.entidadId),
      ),
    );
}
