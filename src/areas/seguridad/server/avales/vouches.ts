import { randomBytes, randomInt } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNull, lt, notInArray, sql } from 'drizzle-orm';
import type { Actor } from '#platform/server/db/actor';
import { accountsOfPerson } from '#platform/server/db/accounts-of-person';
import type { Orm, Queryable } from '#platform/server/db/database';
import { Problem } from '#platform/server/db/problem';
import { aval } from '#platform/server/db/system-tables';
import { actDigest, type Act } from './act-digest';
import type { DescribedAct } from './described-acts';

export type Vouch = typeof aval.$inferSelect;

/** Lifetime of a request and of a confirmation (OWASP ASVS 5.0, 6.5.5). */
export const VOUCH_TTL_MINUTES = 5;
/** Maximum of requests of one person within that time: more than a shift needs, but too few to bury the requests of others. */
const MAX_REQUESTS = 20;

/** Condition on requests that were neither refused, used, withdrawn nor expired. */
export const isOpen = and(
  isNull(aval.rechazada),
  isNull(aval.usada),
  isNull(aval.retirada),
  gt(aval.expira, sql`now()`),
)!;

/** Condition on requests that wait for the confirmation of another person. */
export const isWaiting = and(isOpen, isNull(aval.confirmada))!;

/**
 * Registers a person's request for confirmation. Ends their earlier request for the same operation. Returns an identical open one again.
 *
 * @throws Problem 429 for too many in a few minutes
 */
export async function openVouch(tx: Queryable, act: Act, described: DescribedAct, pideId: number): Promise<Vouch> {
  const huella = actDigest(act);
  const isTheirs = eq(aval.pideId, pideId);
  const [same] = await tx
    .select()
    .from(aval)
    .where(and(isTheirs, eq(aval.huella, huella), isOpen, gt(aval.expira, sql`now() + interval '30 seconds'`)));
  if (same) return same;
  const recent = await tx
    .select({ avalId: aval.avalId })
    .from(aval)
    .where(and(isTheirs, gt(aval.creada, sql`now() - ${VOUCH_TTL_MINUTES} * interval '1 minute'`)));
  if (recent.length >= MAX_REQUESTS)
    throw new Problem(429, 'DEMASIADAS_PETICIONES', { extra: { segundos: VOUCH_TTL_MINUTES * 60 } });
  await tx
    .update(aval)
    .set({ retirada: sql`now()` })
    .where(and(isTheirs, eq(aval.operacion, act.name), isOpen));
  const { palabras, entidadId, ...place } = described;
  const [row] = await tx
    .insert(aval)
    .values({
      avalId: randomBytes(32).toString('base64url'),
      numero: await freeNumber(tx),
      operacion: act.name,
      huella,
      pideId,
      ...place,
      entidadId: entidadId === null ? null : String(entidadId),
      palabras,
      expira: sql`now() + ${VOUCH_TTL_MINUTES} * interval '1 minute'`,
    })
    .returning();
  return row!;
}

/** Returns a number that no open request uses, if there is one. */
async function freeNumber(tx: Queryable): Promise<string> {
  const numbers = Array.from({ length: 20 }, () => String(randomInt(10_000)).padStart(4, '0'));
  const taken = await tx
    .select({ numero: aval.numero })
    .from(aval)
    .where(and(inArray(aval.numero, numbers), isOpen));
  const known = new Set(taken.map(({ numero }) => numero));
  return numbers.find((numero) => !known.has(numero)) ?? numbers[0]!;
}

/** Returns the waiting requests of others, for operations that the person may vouch for. */
export function waitingVouches(db: Queryable, operations: readonly string[], { usuarioId }: Actor): Promise<Vouch[]> {
  if (operations.length === 0 || usuarioId === null) return Promise.resolve([]);
  return db
    .select()
    .from(aval)
    .where(
      and(isWaiting, inArray(aval.operacion, [...operations]), notInArray(aval.pideId, accountsOfPerson(usuarioId))),
    )
    .orderBy(desc(aval.creada), aval.avalId)
    .limit(100);
}

/** Uses up a confirmation in the transaction of its act; false when it was used or withdrawn meanwhile. */
export async function spendVouch(tx: Queryable, avalId: string): Promise<boolean> {
  const spent = await tx
    .update(aval)
    .set({ usada: sql`now()` })
    .where(and(eq(aval.avalId, avalId), isOpen, sql`${aval.confirmada} is not null`))
    .returning({ avalId: aval.avalId });
  return spent.length > 0;
}

/** Removes requests that ended more than a week ago; the audit trail retains the confirmed ones. */
export async function purgeVouches(orm: Orm): Promise<void> {
  await orm.delete(aval).where(lt(aval.expira, sql`now() - interval '7 days'`));
}
