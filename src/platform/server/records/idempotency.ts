import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Orm, Queryable } from '../db/database';
import { Problem } from '../db/problem';
import { idempotencia } from '../db/system-tables';

/** Answer stored for retries. */
export interface StoredAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

export interface IdempotentRequest {
  readonly key: string;
  readonly usuarioId: number;
  /** `POST /catalogos/estado` */
  readonly route: string;
  readonly payload: unknown;
}

/**
 * Runs `work` once for each key: a retry gets the answer of the first request, even when both arrive concurrently. The key is written in
 * the same transaction as the effect, so that neither exists without the other.
 *
 * @throws Problem 409 IDEMPOTENCIA_DISTINTA when the key was used for another request.
 */
export async function once(
  tx: Queryable,
  request: IdempotentRequest,
  work: () => Promise<StoredAnswer>,
): Promise<StoredAnswer & { readonly replayed: boolean }> {
  const huella = fingerprint(request);
  const isIt = isOf(request);
  // Waits for a request in progress with the same key.
  const claimed = await tx
    .insert(idempotencia)
    .values({ clave: request.key, usuarioId: request.usuarioId, ruta: request.route, huella })
    .onConflictDoNothing()
    .returning({ clave: idempotencia.clave });
  if (claimed.length === 0) {
    const known = await answeredBefore(tx, request);
    if (!known) throw new Problem(409, 'IDEMPOTENCIA_DISTINTA');
    return known;
  }
  const answer = await work();
  await tx
    .update(idempotencia)
    .set({ estado: answer.status, respuesta: answer.body, cabeceras: { ...answer.headers } })
    .where(isIt);
  return { ...answer, replayed: false };
}

/**
 * Returns the stored answer of a key, for work that begins before the transaction that writes the key; null without one.
 *
 * @throws Problem 409 IDEMPOTENCIA_DISTINTA when the key was used for another request.
 */
export async function answeredBefore(
  db: Queryable,
  request: IdempotentRequest,
): Promise<(StoredAnswer & { readonly replayed: true }) | null> {
  const [known] = await db.select().from(idempotencia).where(isOf(request));
  if (!known) return null;
  if (known.huella !== fingerprint(request) || known.estado === null) throw new Problem(409, 'IDEMPOTENCIA_DISTINTA');
  return { status: known.estado, body: known.respuesta, headers: known.cabeceras ?? {}, replayed: true };
}

/**
 * Returns the answer to an earlier request of a user, on which a later one depends; null when it does not exist yet, or has expired.
 *
 * @param route end of the earlier request's route, e.g. `/nota-borrador`
 */
export async function answerTo(db: Queryable, usuarioId: number, key: string, route: string): Promise<unknown> {
  const [known] = await db
    .select({ answer: idempotencia.respuesta, ruta: idempotencia.ruta })
    .from(idempotencia)
    .where(isOf({ key, usuarioId }));
  return known?.ruta.endsWith(route) ? known.answer : null;
}

/** Deletes keys after 72 hours. */
export async function forgetOldKeys(db: Orm): Promise<void> {
  await db.delete(idempotencia).where(lt(idempotencia.fecha, sql`now() - interval '72 hours'`));
}

const isOf = ({ key, usuarioId }: Pick<IdempotentRequest, 'key' | 'usuarioId'>) =>
  and(eq(idempotencia.clave, key), eq(idempotencia.usuarioId, usuarioId));

/** Cached, because hashing a large file is slow. */
const fingerprints = new WeakMap<IdempotentRequest, string>();

function fingerprint(request: IdempotentRequest): string {
  const { route, payload } = request;
  const made =
    fingerprints.get(request) ??
    createHash('sha256')
      .update(`${route}\n${canonical(payload)}`)
      .digest('hex');
  fingerprints.set(request, made);
  return made;
}

/** Serialises JSON with sorted members, so that equal payloads yield the same text. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, item]) => `${JSON.stringify(name)}:${canonical(item)}`).join(',')}}`;
}
