import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Orm, Queryable } from '#platform/server/db/database';
import { codigoAcceso } from '#platform/server/db/system-tables';

const isOpen = () =>
  and(eq(codigoAcceso.uso, 'ACCESO'), isNull(codigoAcceso.usado), gt(codigoAcceso.expira, sql`now()`));

/** A new code of an account, good once within `hours`. Codes that it had before stay good: the mails may cross. */
export async function issueCode(db: Queryable, usuarioId: number, hours: number): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  await db
    .insert(codigoAcceso)
    .values({ huella: hashOf(code), usuarioId, expira: new Date(Date.now() + hours * 3_600_000) });
  return code;
}

/** The account of a code that is still good; null for one that is unknown, used or expired. */
export async function accountOfCode(db: Queryable, code: string): Promise<number | null> {
  const [row] = await db
    .select({ usuarioId: codigoAcceso.usuarioId })
    .from(codigoAcceso)
    .where(and(eq(codigoAcceso.huella, hashOf(code)), isOpen()));
  return row?.usuarioId ?? null;
}

/** Spends a code, and with it all others of its account; false when a concurrent request was faster. */
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

/** Voids all codes of an account, of every use. */
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
