import { randomInt } from 'node:crypto';
import { and, count, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../database';
import { hashPassword, verifyPassword, type PasswordCost } from '#areas/seguridad/server/password';
import { codigoRecuperacion } from '../system-tables';

/** Letters and digits that cannot be confused in handwriting. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const HOW_MANY = 10;
/** Length of the secret after the mark that identifies the code among the ten: 44 bits. */
const SECRET_LENGTH = 9;

/** A recovery code, as shown to its holder and as stored. */
export interface RecoveryCode {
  readonly code: string;
  readonly marca: string;
  readonly huella: string;
}

/** Creates ten codes. Must run before a transaction: hashing is slow on purpose (OWASP ASVS 5.0, 6.5.2). */
export function newRecoveryCodes(cost: PasswordCost): Promise<RecoveryCode[]> {
  const marks = new Set<string>();
  while (marks.size < HOW_MANY) marks.add(randomLetter());
  return Promise.all(
    [...marks].map(async (marca) => {
      const plain = marca + Array.from({ length: SECRET_LENGTH }, randomLetter).join('');
      return { code: `${plain.slice(0, 5)}-${plain.slice(5)}`, marca, huella: await hashPassword(plain, cost) };
    }),
  );
}

/** Replaces the codes of an account. */
export async function storeRecoveryCodes(
  tx: Queryable,
  usuarioId: number,
  codes: readonly RecoveryCode[],
): Promise<void> {
  await removeRecoveryCodes(tx, usuarioId);
  await tx.insert(codigoRecuperacion).values(codes.map(({ marca, huella }) => ({ usuarioId, marca, huella })));
}

export async function removeRecoveryCodes(tx: Queryable, usuarioId: number): Promise<void> {
  await tx.delete(codigoRecuperacion).where(eq(codigoRecuperacion.usuarioId, usuarioId));
}

/** Checks whether a text has the form of a recovery code, regardless of blanks, hyphens and case. */
export const isRecoveryCode = (typed: string): boolean =>
  new RegExp(`^[${ALPHABET}]{${SECRET_LENGTH + 1}}$`).test(plainOf(typed));

/** Returns the hash of an account's unused code; null for a wrong or a used one. */
export async function findRecoveryCode(db: Queryable, usuarioId: number, typed: string): Promise<string | null> {
  const plain = plainOf(typed);
  const [row] = await db
    .select({ huella: codigoRecuperacion.huella })
    .from(codigoRecuperacion)
    .where(and(isUnused(usuarioId), eq(codigoRecuperacion.marca, plain.charAt(0))));
  return row && (await verifyPassword(plain, row.huella)) ? row.huella : null;
}

/** Uses up a code by its hash; false when it was used meanwhile. */
export async function spendRecoveryCode(tx: Queryable, usuarioId: number, huella: string): Promise<boolean> {
  const spent = await tx
    .update(codigoRecuperacion)
    .set({ usado: new Date() })
    .where(and(isUnused(usuarioId), eq(codigoRecuperacion.huella, huella)))
    .returning({ marca: codigoRecuperacion.marca });
  return spent.length > 0;
}

/** Returns the number of codes that an account has left. */
export async function countRecoveryCodes(db: Queryable, usuarioId: number): Promise<number> {
  const [row] = await db.select({ left: count() }).from(codigoRecuperacion).where(isUnused(usuarioId));
  return row?.left ?? 0;
}

const isUnused = (usuarioId: number) =>
  and(eq(codigoRecuperacion.usuarioId, usuarioId), isNull(codigoRecuperacion.usado));

const plainOf = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();

const randomLetter = (): string => ALPHABET.charAt(randomInt(ALPHABET.length));
