import { createHash, randomInt } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Queryable } from './database';
import { codigoAcceso } from './system-tables';

const DIGITS = 8;
/** A vouching code works once, within this time. */
export const VOUCH_TTL_MINUTES = 5;

/** Tests if a text has the form of a vouching code, blanks and hyphens aside. Chosen passwords are longer (`requireStrong`). */
export const isVouchCode = (text: string): boolean => new RegExp(`^\\d{${DIGITS}}$`).test(digitsOf(text));

/** Issues a vouching code of an account, eight digits, and voids the ones before it. Only its hash is stored. */
export async function issueVouchCode(tx: Queryable, usuarioId: number): Promise<{ codigo: string; expira: Date }> {
  const codigo = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  const expira = new Date(Date.now() + VOUCH_TTL_MINUTES * 60_000);
  await tx.delete(codigoAcceso).where(and(eq(codigoAcceso.usuarioId, usuarioId), eq(codigoAcceso.uso, 'AVAL')));
  await tx.insert(codigoAcceso).values({ huella: hashOf(usuarioId, codigo), usuarioId, uso: 'AVAL', expira });
  return { codigo, expira };
}

/** Tests a vouching code without using it. */
export async function knowsVouchCode(db: Queryable, usuarioId: number, code: string): Promise<boolean> {
  const [row] = await db.select({ huella: codigoAcceso.huella }).from(codigoAcceso).where(isOpen(usuarioId, code));
  return row !== undefined;
}

/** Uses a vouching code up, in the transaction of what it vouches for; false when it was used meanwhile. */
export async function spendVouchCode(tx: Queryable, usuarioId: number, code: string): Promise<boolean> {
  const [spent] = await tx
    .update(codigoAcceso)
    .set({ usado: new Date() })
    .where(isOpen(usuarioId, code))
    .returning({ huella: codigoAcceso.huella });
  return spent !== undefined;
}

const isOpen = (usuarioId: number, code: string) =>
  and(
    eq(codigoAcceso.huella, hashOf(usuarioId, digitsOf(code))),
    isNull(codigoAcceso.usado),
    gt(codigoAcceso.expira, sql`now()`),
  );

const digitsOf = (text: string): string => text.replaceAll(/[\s-]/g, '');

/** The account is part of the hash: eight digits of one person are no code of another. */
function hashOf(usuarioId: number, code: string): string {
  return createHash('sha256').update(`aval ${usuarioId} ${code}`).digest('hex');
}
