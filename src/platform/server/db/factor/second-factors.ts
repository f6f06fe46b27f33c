import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm';
import { usuario } from '#generated/server/tables.gen';
import type { Queryable } from '../database';
import { segundoFactor } from '../system-tables';
import { findRecoveryCode, isRecoveryCode, removeRecoveryCodes, spendRecoveryCode } from './recovery-codes';
import { openFactor, sealFactor } from './sealed-factor';
import { stepOfCode } from './totp';

/** Lifetime of a pending secret, in minutes. */
export const ENROL_MINUTES = 15;

/** A right code that has not been used up yet. */
export type FactorProof =
  | { readonly kind: 'code'; readonly secreto: string; readonly step: number }
  | { readonly kind: 'recovery'; readonly huella: string };

/** Returns the activation time of an account's second factor; null without one. */
export async function activeSince(db: Queryable, usuarioId: number): Promise<Date | null> {
  const [row] = await db
    .select({ activo: segundoFactor.activo })
    .from(segundoFactor)
    .where(eq(segundoFactor.usuarioId, usuarioId));
  return row?.activo ?? null;
}

/** Stores a new pending secret until its first right code; the current one stays active. Replaces an earlier pending one. */
export async function beginFactor(tx: Queryable, usuarioId: number, secret: string): Promise<void> {
  const begun = {
    pendiente: await sealFactor(tx, usuarioId, secret),
    pendienteHasta: sql`now() + ${ENROL_MINUTES} * interval '1 minute'`,
  };
  await tx
    .insert(segundoFactor)
    .values({ usuarioId, ...begun })
    .onConflictDoUpdate({ target: segundoFactor.usuarioId, set: begun });
}

/** Checks a code against the pending secret, without activating it. */
export async function isPendingCode(db: Queryable, usuarioId: number, typed: string): Promise<boolean> {
  return (await pendingStep(db, usuarioId, typed)) !== null;
}

/** Activates the pending secret by one of its codes, which is used up; false without a pending secret, or for a wrong code. */
export async function activateFactor(tx: Queryable, usuarioId: number, typed: string): Promise<boolean> {
  // Every transaction that locks both locks the account first.
  await tx
    .select({ usuarioId: usuario.usuarioId })
    .from(usuario)
    .where(eq(usuario.usuarioId, usuarioId))
    .for('no key update');
  const found = await pendingStep(tx, usuarioId, typed);
  if (found === null) return false;
  await tx
    .update(segundoFactor)
    .set({
      secreto: found.pendiente,
      activo: sql`now()`,
      ultimoPaso: found.step,
      pendiente: null,
      pendienteHasta: null,
    })
    .where(eq(segundoFactor.usuarioId, usuarioId));
  await tx.update(usuario).set({ segundoFactor: true }).where(eq(usuario.usuarioId, usuarioId));
  return true;
}

async function pendingStep(db: Queryable, usuarioId: number, typed: string) {
  const [row] = await db
    .select({ pendiente: segundoFactor.pendiente })
    .from(segundoFactor)
    .where(and(eq(segundoFactor.usuarioId, usuarioId), gt(segundoFactor.pendienteHasta, sql`now()`)));
  if (!row?.pendiente) return null;
  const step = stepOfCode(await openFactor(db, usuarioId, row.pendiente), typed, Date.now());
  return step === null ? null : { pendiente: row.pendiente, step };
}

/** Removes the second factor of an account with its recovery codes; false without one. */
export async function removeFactor(tx: Queryable, usuarioId: number): Promise<boolean> {
  const removed = await tx
    .delete(segundoFactor)
    .where(eq(segundoFactor.usuarioId, usuarioId))
    .returning({ activo: segundoFactor.activo });
  await removeRecoveryCodes(tx, usuarioId);
  await tx.update(usuario).set({ segundoFactor: false }).where(eq(usuario.usuarioId, usuarioId));
  return removed.some(({ activo }) => activo !== null);
}

/**
 * Checks a code of an account without using it up; null for a wrong or a used one. Recovery codes are slow to check, so this runs outside
 * of transactions.
 */
export async function proveFactor(db: Queryable, usuarioId: number, typed: string): Promise<FactorProof | null> {
  if (isRecoveryCode(typed)) {
    const huella = await findRecoveryCode(db, usuarioId, typed);
    return huella === null ? null : { kind: 'recovery', huella };
  }
  const [row] = await db
    .select({ secreto: segundoFactor.secreto, ultimoPaso: segundoFactor.ultimoPaso })
    .from(segundoFactor)
    .where(and(eq(segundoFactor.usuarioId, usuarioId), isNotNull(segundoFactor.activo)));
  if (!row?.secreto) return null;
  const step = stepOfCode(await openFactor(db, usuarioId, row.secreto), typed, Date.now());
  return step === null || step <= row.ultimoPaso ? null : { kind: 'code', secreto: row.secreto, step };
}

/** Uses up a right code in one statement, so that only one of two processes succeeds. False when it was used meanwhile. */
export async function spendFactor(tx: Queryable, usuarioId: number, proof: FactorProof): Promise<boolean> {
  if (proof.kind === 'recovery') return spendRecoveryCode(tx, usuarioId, proof.huella);
  const spent = await tx
    .update(segundoFactor)
    .set({ ultimoPaso: proof.step })
    .where(
      and(
        eq(segundoFactor.usuarioId, usuarioId),
        eq(segundoFactor.secreto, proof.secreto),
        lt(segundoFactor.ultimoPaso, proof.step),
      ),
    )
    .returning({ usuarioId: segundoFactor.usuarioId });
  return spent.length > 0;
}
