import { randomInt } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Queryable } from './database';
import { hashPassword } from './password';
import { codigoAcceso } from './system-tables';

const DIGITS = 8;
/** A vouching code works once, within this time. */
export const VOUCH_TTL_MINUTES = 5;

/** Tests if a text has the form of a vouching code, blanks and hyphens aside. Chosen passwords are longer (`requireStrong`). */
export const isVouchCode = (text: string): boolean => new RegExp(`^\\d{${DIGITS}}$`).test(vouchDigits(text));

/** Digits of a vouching code as it was typed. */
export const vouchDigits = (text: string): string => text.replaceAll(/[\s-]/g, '');

/**
 * Issues a vouching code of an account, eight digits, and voids the ones before it. Only its hash is stored, and as slow as that of a password: eight
 * digits are soon tried (OWASP ASVS 5.0, 6.5.2).
 */
export async function issueVouchCode(tx: Queryable, usuarioId: number): Promise<{ codigo: string; expira: Date }> {
  const codigo = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  const huella = await hashPassword(codigo);
  const expira = new Date(Date.now() + VOUCH_TTL_MINUTES * 60_000);
  await tx.delete(codigoAcceso).where(and(eq(codigoAcceso.usuarioId, usuarioId), eq(codigoAcceso.uso, 'AVAL')));
  await tx.insert(codigoAcceso).values({ huella, usuarioId, uso: 'AVAL', expira });
  return { codigo, expira };
}

/** Hash of the vouching code of an account that is still good; null where it has none. */
export async function openVouchCode(db: Queryable, usuarioId: number): Promise<string | null> {
  const [row] = await db
    .select({ huella: codigoAcceso.huella })
    .from(codigoAcceso)
    .where(and(eq(codigoAcceso.usuarioId, usuarioId), isOpen));
  return row?.huella ?? null;
}

/** Uses a vouching code up by its hash, in the transaction of what it vouches for; false when it was used meanwhile. */
export async function spendVouchCode(tx: Queryable, hash: string): Promise<boolean> {
  const [spent] = await tx
    .update(codigoAcceso)
    .set({ usado: new Date() })
    .where(and(eq(codigoAcceso.huella, hash), isOpen))
    .returning({ huella: codigoAcceso.huella });
  return spent !== undefined;
}

const isOpen = and(eq(codigoAcceso.uso, 'AVAL'), isNull(codigoAcceso.usado), gt(codigoAcceso.expira, sql`now()`));
