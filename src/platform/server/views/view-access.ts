import { and, eq } from 'drizzle-orm';
import type { Resource } from '../entity/resource';
import { resources } from '../records/resources';
import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import { invalid, malformed, notFound, Problem } from '../db/problem';
import { pgErrorOf, SQLSTATE } from '../db/pg-error';
import { vista } from '../db/system-tables';
import { readViews } from './read-views';

/**
 * Returns the resource of a list.
 *
 * @throws Problem 400 when there is no such list; 403 when the actor may not see it.
 */
export function requireList(recurso: unknown, actor: Actor): Resource {
  if (typeof recurso !== 'string') throw malformed('recurso', 'TEXTO');
  const resource = resources.find(({ name }) => name === recurso);
  if (!resource) throw malformed('recurso', 'OPCION');
  if (!actor.permissions.has(resource.permissions.list)) throw new Problem(403, 'SIN_PERMISO');
  return resource;
}

/** @throws Problem 403 when the actor may not share views. */
export function requireSharing(compartida: boolean | undefined, actor: Actor): void {
  if (compartida === true && !actor.permissions.has('vista.compartir')) throw new Problem(403, 'SIN_PERMISO');
}

/**
 * Returns a view that the actor owns, locked until the transaction ends.
 *
 * @throws Problem 404 when it does not exist or is another user's and not shared with the actor; 403 when it is shared.
 */
export async function ownView(tx: Queryable, id: unknown, actor: Actor): Promise<typeof vista.$inferSelect> {
  const vistaId = /^\d{1,15}$/.test(String(id)) ? Number(id) : null;
  if (vistaId === null || actor.usuarioId === null) throw notFound();
  const [found] = await tx.select().from(vista).where(eq(vista.vistaId, vistaId)).for('update');
  if (found?.usuarioId === actor.usuarioId) return found;
  const [seen] = found ? await readViews(tx, eq(vista.vistaId, vistaId), actor) : [];
  throw seen ? new Problem(403, 'SIN_PERMISO') : notFound();
}

/** Clears the current default view of a list: each list has one. */
export async function clearDefault(tx: Queryable, recurso: string, usuarioId: number): Promise<void> {
  await tx
    .update(vista)
    .set({ predeterminada: false })
    .where(and(eq(vista.recurso, recurso), eq(vista.usuarioId, usuarioId), eq(vista.predeterminada, true)));
}

/** Converts a violated unique name to an error of the form's field. */
export function viewProblem(error: unknown): unknown {
  const refused = pgErrorOf(error);
  if (refused?.code !== SQLSTATE.unique) return error;
  if (refused.constraint === 'vista_predeterminada_key') return new Problem(409, 'CONFLICTO_SIMULTANEO');
  return new Problem(409, 'VISTA_REPETIDA', { errores: [{ campo: 'nombre', codigo: 'VISTA_REPETIDA', params: {} }] });
}

/** Maximum size of a view or board, in characters of JSON: far above any real list. */
const MAX_CONTENT = 20_000;

/** @throws Problem 422 when the name is blank or the content exceeds the maximum size. */
export function requireSensible({
  nombre,
  contenido,
}: {
  readonly nombre?: string;
  readonly contenido?: object;
}): void {
  if (nombre !== undefined && nombre.trim() === '')
    throw invalid([{ campo: 'nombre', codigo: 'REQUERIDO', params: {} }]);
  if (contenido && JSON.stringify(contenido).length > MAX_CONTENT)
    throw invalid([{ campo: 'contenido', codigo: 'LONGITUD_MAXIMA', params: { limite: MAX_CONTENT } }]);
}
