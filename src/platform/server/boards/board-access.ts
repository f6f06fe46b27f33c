import { eq } from 'drizzle-orm';
import { REPORTS } from '#generated/server/reports.gen';
import { resources } from '../records/resources';
import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import { invalid, notFound, Problem } from '../db/problem';
import { pgErrorOf, SQLSTATE } from '../db/pg-error';
import { tablero } from '../db/system-tables';
import { requireSensible } from '../views/view-access';
import { readBoards, type OwnBoard } from './read-boards';

const REPORT_NAMES: ReadonlySet<string> = new Set(Object.values(REPORTS).map(({ name }) => name));

/** @throws Problem 422 when the name is blank, the content is too large, or a card refers to nothing that exists. */
export function requireBoard(board: { readonly nombre?: string; readonly contenido?: OwnBoard['contenido'] }): void {
  requireSensible(board);
  const wrong = (board.contenido?.tarjetas ?? []).flatMap((card, index) => {
    const lacks = missingIn(card);
    return lacks === null ? [] : [{ campo: `contenido.tarjetas.${index}.${lacks}`, codigo: 'OPCION', params: {} }];
  });
  if (wrong.length > 0) throw invalid(wrong);
}

/** Returns the field that keeps a card from showing anything; null for a valid card. */
function missingIn({
  tipo,
  recurso,
  reporte,
  bloque,
  campo,
}: OwnBoard['contenido']['tarjetas'][number]): string | null {
  if (tipo === 'CUENTA') return resources.some(({ name }) => name === recurso) ? null : 'recurso';
  if (reporte === undefined || !REPORT_NAMES.has(reporte)) return 'reporte';
  if (!bloque) return 'bloque';
  return tipo === 'CIFRA' && !campo ? 'campo' : null;
}

/**
 * Returns a board that the actor owns, locked until the transaction ends.
 *
 * @throws Problem 404 when it does not exist or is another user's and not shared with the actor; 403 when it is shared.
 */
export async function ownBoard(tx: Queryable, id: unknown, actor: Actor): Promise<typeof tablero.$inferSelect> {
  const tableroId = /^\d{1,15}$/.test(String(id)) ? Number(id) : null;
  if (tableroId === null || actor.usuarioId === null) throw notFound();
  const [found] = await tx.select().from(tablero).where(eq(tablero.tableroId, tableroId)).for('update');
  if (found?.usuarioId === actor.usuarioId) return found;
  const [seen] = found ? await readBoards(tx, eq(tablero.tableroId, tableroId), actor) : [];
  throw seen ? new Problem(403, 'SIN_PERMISO') : notFound();
}

/** Maps a duplicate name to a fault of the form's field; returns other errors unchanged. */
export function boardProblem(error: unknown): unknown {
  if (pgErrorOf(error)?.code !== SQLSTATE.unique) return error;
  return new Problem(409, 'TABLERO_REPETIDO', {
    errores: [{ campo: 'nombre', codigo: 'TABLERO_REPETIDO', params: {} }],
  });
}
