import { and, count, desc, eq, isNull, lt } from 'drizzle-orm';
import type { Resource } from '../entity/resource';
import { CHANGEABLE_MS, commentParts, mentionOf, type Comment, type Mentionable } from '#platform/shared/comments';
import type { Actor } from '../db/actor';
import { audit } from '../db/audit';
import type { Queryable } from '../db/database';
import { malformed, notFound, Problem } from '../db/problem';
import { comentario } from '../db/system-tables';
import { findRecord } from '../records/read/get-record';
import { personNames } from '#areas/personas/server/person-names';
import { mentionedIn, notifyMentioned, withMentions } from './mentions';
import { findMentionable } from './who-sees';

type CommentRow = typeof comentario.$inferSelect;

/** Maximum number of comments in one answer. */
const PAGE = 50;

/**
 * Reads the latest comments on a record, oldest first, with their total; with `before`, those written before that comment. For a resource
 * with `auditReads` the audit trail records the reading.
 *
 * @throws Problem 404 for a record out of reach; 400 for a `before` that is no number.
 */
export async function listComments(
  db: Queryable,
  resource: Resource,
  id: string,
  before: unknown,
  actor: Actor,
): Promise<{ readonly comments: Comment[]; readonly total: number }> {
  if (before !== undefined && !(typeof before === 'string' && /^[1-9]\d{0,14}$/.test(before)))
    throw malformed('antesDe', 'NUMERO_ENTERO');
  const key = await keyOf(db, resource, id, actor, false);
  const all = under(resource, key);
  const found = await db
    .select()
    .from(comentario)
    .where(and(all, before === undefined ? undefined : lt(comentario.comentarioId, Number(before))))
    .orderBy(desc(comentario.comentarioId))
    .limit(PAGE);
  const [counted] = await db.select({ total: count() }).from(comentario).where(all);
  if (resource.auditReads)
    await audit(db, actor, {
      accion: 'LEER',
      entidad: resource.name,
      entidadId: key,
      despues: { comentarios: found.length },
    });
  return { comments: await toWire(db, resource, found.toReversed(), actor), total: counted?.total ?? 0 };
}

/**
 * Finds at most eight users who can be mentioned on a record, by a part of their name. @throws Problem 404, 403 for an actor who may not
 * comment on it.
 */
export async function listMentionable(
  db: Queryable,
  resource: Resource,
  id: string,
  typed: unknown,
  actor: Actor,
): Promise<Mentionable[]> {
  if (typed !== undefined && (typeof typed !== 'string' || typed.length > 100))
    throw malformed('q', 'LONGITUD_MAXIMA', { limite: 100 });
  return findMentionable(db, resource, await keyOf(db, resource, id, actor, true), typed ?? '', actor);
}

/** Adds a comment and notifies the mentioned users. @throws Problem 404; 403; 422 MENCION_SIN_ACCESO. */
export async function addComment(
  tx: Queryable,
  resource: Resource,
  id: string,
  sent: string,
  actor: Actor,
): Promise<Comment> {
  const key = await keyOf(tx, resource, id, actor, true);
  const texto = await withMentions(tx, resource, key, sent, actor);
  const mentioned = mentionedIn(texto);
  const [row] = await tx
    .insert(comentario)
    .values({
      entidad: resource.name,
      entidadId: key,
      texto,
      autor: actor.usuarioId!,
      fecha: new Date(),
      avisados: mentioned,
    })
    .returning();
  await notifyMentioned(tx, resource, key, mentioned, actor);
  await audit(tx, actor, { accion: 'EDITAR', entidad: resource.name, entidadId: key, despues: { comentario: texto } });
  return (await toWire(tx, resource, [row!], actor))[0]!;
}

/** Changes a comment of the actor; newly mentioned users are notified. @throws Problem as `ownComment`; 422 MENCION_SIN_ACCESO. */
export async function changeComment(
  tx: Queryable,
  resource: Resource,
  id: string,
  commentId: string,
  sent: string,
  actor: Actor,
): Promise<Comment> {
  const { key, row } = await ownComment(tx, resource, id, commentId, actor);
  const texto = await withMentions(tx, resource, key, sent, actor, mentionedIn(row.texto));
  if (texto === row.texto) return (await toWire(tx, resource, [row], actor))[0]!;
  const fresh = mentionedIn(texto).filter((each) => !row.avisados.includes(each));
  const [changed] = await tx
    .update(comentario)
    .set({ texto, editado: new Date(), avisados: [...row.avisados, ...fresh] })
    .where(eq(comentario.comentarioId, row.comentarioId))
    .returning();
  await notifyMentioned(tx, resource, key, fresh, actor);
  await audit(tx, actor, {
    accion: 'EDITAR',
    entidad: resource.name,
    entidadId: key,
    antes: { comentario: row.texto },
    despues: { comentario: texto },
  });
  return (await toWire(tx, resource, [changed!], actor))[0]!;
}

/** Removes a comment of the actor. @throws Problem as `ownComment`. */
export async function removeComment(
  tx: Queryable,
  resource: Resource,
  id: string,
  commentId: string,
  actor: Actor,
): Promise<void> {
  const { key, row } = await ownComment(tx, resource, id, commentId, actor);
  await tx.update(comentario).set({ borrado: new Date() }).where(eq(comentario.comentarioId, row.comentarioId));
  await audit(tx, actor, {
    accion: 'EDITAR',
    entidad: resource.name,
    entidadId: key,
    antes: { comentario: row.texto },
  });
}

const under = (resource: Resource, key: string) =>
  and(eq(comentario.entidad, resource.name), eq(comentario.entidadId, key), isNull(comentario.borrado));

/** Returns the key of the record as stored. Writers need both permissions, each within its own reach. */
async function keyOf(db: Queryable, resource: Resource, id: string, actor: Actor, writes: boolean): Promise<string> {
  const { get } = resource.permissions;
  const { write } = resource.comments!;
  if (!actor.permissions.has(get) || (writes && !actor.permissions.has(write))) throw new Problem(403, 'SIN_PERMISO');
  const record = await findRecord(db, resource, id, get, actor);
  if (writes && write !== get) await findRecord(db, resource, id, write, actor);
  return String(record[resource.key.name]);
}

/**
 * Returns a comment that its author may still change, and locks it.
 *
 * @throws Problem 404; 403 COMENTARIO_AJENO; 422 COMENTARIO_FIJO after a quarter of an hour.
 */
async function ownComment(
  tx: Queryable,
  resource: Resource,
  id: string,
  commentId: string,
  actor: Actor,
): Promise<{ readonly key: string; readonly row: CommentRow }> {
  const key = await keyOf(tx, resource, id, actor, true);
  if (!/^[1-9]\d{0,14}$/.test(commentId)) throw notFound();
  const [row] = await tx
    .select()
    .from(comentario)
    .where(and(under(resource, key), eq(comentario.comentarioId, Number(commentId))))
    .for('update');
  if (!row) throw notFound();
  if (row.autor !== actor.usuarioId) throw new Problem(403, 'COMENTARIO_AJENO');
  if (Date.now() > changeableUntil(row))
    throw new Problem(422, 'COMENTARIO_FIJO', { params: { minutos: CHANGEABLE_MS / 60_000 } });
  return { key, row };
}

const changeableUntil = ({ fecha }: CommentRow): number => fecha.getTime() + CHANGEABLE_MS;

async function toWire(
  db: Queryable,
  resource: Resource,
  rows: readonly CommentRow[],
  actor: Actor,
): Promise<Comment[]> {
  const names = await personNames(
    db,
    rows.flatMap(({ autor, texto }) => [autor, ...mentionedIn(texto)]),
    actor,
  );
  const mayWrite = actor.permissions.has(resource.comments!.write) && !actor.simulation;
  return rows.map((row) => {
    const esPropio = row.autor === actor.usuarioId && !actor.simulation;
    return {
      comentarioId: row.comentarioId,
      texto: toldTo(row.texto, names),
      autorNombre: names.get(row.autor) ?? null,
      fecha: row.fecha.toISOString(),
      editado: row.editado?.toISOString() ?? null,
      esPropio,
      modificableHasta:
        esPropio && mayWrite && Date.now() < changeableUntil(row) ? new Date(changeableUntil(row)).toISOString() : null,
    };
  });
}

/** Hides mentioned names from suppliers, who may not learn the staff of the network; authors are hidden likewise. */
function toldTo(texto: string, names: ReadonlyMap<number, string>): string {
  return commentParts(texto)
    .map((part) => {
      if ('text' in part) return part.text;
      const { usuarioId } = part.mention;
      const nombre = usuarioId === null ? undefined : names.get(usuarioId);
      return nombre === undefined ? '@[]()' : mentionOf(usuarioId!, nombre);
    })
    .join('');
}
