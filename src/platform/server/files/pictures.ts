import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Resource, ResourceField } from '#generated/server/resource.gen';
import { isFilled, type LooseRecord } from '#platform/shared/paths';
import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import { invalid, notFound } from '../db/problem';
import { archivo } from '../db/system-tables';
import { findRecord } from '../records/get-record';
import { mayRead } from '../records/readable';
import type { ReceivedFile } from './receive-file';

/** Fields of the resource that hold a picture. */
export function pictureFields({ fields }: Pick<Resource, 'fields'>): readonly ResourceField[] {
  return fields.filter(({ file }) => file === true);
}

/** Keeps a picture that has come for a field of a record that is not saved yet: it is its sender's alone until then. */
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
 * Opens a picture for sending: for its sender, while no record holds it; then for actors who may see that record and the field.
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
 * Gives the record the pictures that its fields name. Each was sent for that field, by the actor and for no other record yet, or was this record's
 * before; one that it has already is not looked at.
 *
 * @param before the record as it was; null for a new one
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
