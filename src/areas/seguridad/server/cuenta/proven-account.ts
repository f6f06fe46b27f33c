import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { perfil, persona, usuario } from '#generated/server/tables.gen';
import type { Actor } from '#platform/server/db/actor';
import { audit } from '#platform/server/db/audit';
import type { Orm, Queryable } from '#platform/server/db/database';
import { hashPassword, verifyPassword } from '../password';
import { attemptKey, countFailure, requireNoWait } from '../sign-in-attempts';
import { credencial } from '#platform/server/db/system-tables';

/** Checks the password of an account. */
export const byPassword = (password: string) => async (account: ProvenAccount | undefined) =>
  verifySecret(password, account?.hash ?? null);

/** Compares a secret with its hash; without a hash it takes the same time. */
export const verifySecret = async (secret: string, hash: string | null): Promise<boolean> =>
  verifyPassword(secret, hash ?? (await decoy));

/** Compared when no account exists, so that an unknown name takes as long as a wrong password. */
const decoy = hashPassword('ninguna cuenta tiene esta contraseña');

export type ProvenAccount = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/**
 * Returns the account of an e-mail and its secret; null when one of the two is wrong, which is counted.
 *
 * @param email in lower case
 * @param prove checks the secret of the account; takes the same time for an unknown e-mail
 * @throws Problem 429 while the e-mail has to wait, with right or wrong credentials
 */
export async function provenAccount(
  orm: Orm,
  email: string,
  actor: Actor,
  prove: (account: ProvenAccount | undefined) => Promise<boolean>,
): Promise<ProvenAccount | null> {
  const key = attemptKey(email, actor.ip);
  await requireNoWait(orm, key);
  const account = await findAccount(orm, email);
  const isRight = await prove(account);
  // Checked again: concurrent guesses all passed the first check. Right and wrong ones get the same answer.
  await requireNoWait(orm, key);
  if (account && isRight) return account;
  await auditFailure(orm, email, actor, await countFailure(orm, key));
  return null;
}

/**
 * Writes a failure into the audit trail, in the same time with and without an account. The failure that starts a wait is recorded as a
 * block. The e-mail itself is not stored, because people type passwords into the wrong field.
 */
async function auditFailure(db: Queryable, email: string, actor: Actor, waits: boolean): Promise<void> {
  const [account] = await db
    .select({ usuarioId: usuario.usuarioId, unidadId: usuario.unidadId })
    .from(usuario)
    .where(eq(usuario.email, email));
  await audit(
    db,
    { ...actor, unidadId: account?.unidadId ?? null },
    { accion: 'SESION_FALLIDA', entidad: 'usuario', entidadId: account?.usuarioId ?? null },
  );
  if (waits)
    await audit(
      db,
      { ...actor, unidadId: account?.unidadId ?? null },
      { accion: 'BLOQUEO', entidad: 'usuario', entidadId: account?.usuarioId ?? null, motivo: MOTIVE },
    );
}

const MOTIVE = 'Cinco intentos fallidos desde una misma dirección: los siguientes esperan';

/** Reads an active account by its id; undefined when it may not sign in. */
export const accountById = (db: Queryable, usuarioId: number) => findWorking(db, eq(usuario.usuarioId, usuarioId));

const findAccount = (db: Queryable, email: string) => findWorking(db, eq(usuario.email, email));

async function findWorking(db: Queryable, isIt: SQL) {
  const [account] = await db
    .select({
      usuarioId: usuario.usuarioId,
      unidadId: usuario.unidadId,
      email: usuario.email,
      hash: credencial.hash,
      perfil: perfil.nombre,
      nombre: persona.nombre,
      primerApellido: persona.primerApellido,
      segundoApellido: persona.segundoApellido,
    })
    .from(usuario)
    .leftJoin(credencial, eq(credencial.usuarioId, usuario.usuarioId))
    .innerJoin(perfil, eq(perfil.perfilId, usuario.perfilId))
    .innerJoin(persona, eq(persona.personaId, usuario.personaId))
    .where(and(isIt, eq(usuario.activo, true), inArray(usuario.estatus, ['ACTIVO', 'INVITADO'])));
  return account;
}
