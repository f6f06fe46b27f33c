import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Orm, Queryable } from '#platform/server/db/database';
import { codigoAcceso } from '#platform/server/db/system-tables';

const isOpen = () =>
  and(eq(codigoAcceso.uso, 'ACCESO'), isNull(codigoAcceso.usado), gt(codigoAcceso.expira, sql`now()`));

/** Creates a single-use code of an account, valid for `hours`. Earlier codes stay valid, because mails may arrive out of order. */
export async function issueCode(db: Queryable, usuarioId: number, hours: number): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  await db
    .insert(codigoAcceso)
    .values({ huella: hashOf(code), usuarioId, expira: new Date(Date.now() + hours * 3_600_000) });
  return code;
}

/** Returns the account of a valid code; null for one that is unknown, used or expired. */
export async function accountOfCode(db: Queryable, code: string): Promise<number | null> {
  const [row] = await db
    .select({ usuarioId: codigoAcceso.usuarioId })
    .from(codigoAcceso)
    .where(and(eq(codigoAcceso.huella, hashOf(code)), isOpen()));
  return row?.usuarioId ?? null;
}

/** Uses up a code, and with it all others of its account; false when a concurrent request was faster. */
export async function spendCode(tx: Queryable, code: string): Promise<boolean> {
  const [spent] = await tx
    .update(codigoAcceso)
    .set({ usado: new Date() })
    .where(and(eq(codigoAcceso.huella, hashOf(code)), isOpen()))
    .returning({ usuarioId: codigoAcceso.usuarioId });
  if (spent)
    await tx
      .update(codigoAcceso)
      .set({ usado: new Date() })
      .where(and(eq(codigoAcceso.usuarioId, spent.usuarioId), isOpen()));
  return spent !== undefined;
}

/** Revokes all codes of an account, of every use. */
export async function revokeCodes(tx: Queryable, usuarioId: number): Promise<void> {
  await tx
    .update(codigoAcceso)
    .set({ usado: new Date() })
    .where(and(eq(codigoAcceso.usuarioId, usuarioId), isNull(codigoAcceso.usado)));
}

/** Removes codes that ended more than a week ago. */
export async function purgeCodes(orm: Orm): Promise<void> {
  await orm.delete(codigoAcceso).where(lt(codigoAcceso.expira, sql`now() - interval '7 days'`));
}

function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
