import { and, eq, inArray } from 'drizzle-orm';
import { perfil, persona, usuario } from '../../../../generated/server/tables.gen';
import type { Actor } from '../../db/actor';
import { audit } from '../../db/audit';
import type { Orm, Queryable } from '../../db/database';
import { hashPassword, verifyPassword } from '../../db/password';
import { Problem } from '../../db/problem';
import { countFailure, isBlocked } from '../../db/sign-in-attempts';
import { credencial } from '../../db/system-tables';
import { blockAccount } from './block-account';

/** Compared against where no account is, so that an unknown name takes as long as a wrong password. */
const decoy = hashPassword('ninguna cuenta tiene esta contraseña');

export type ProvenAccount = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/**
 * The account of an e-mail whose password was given with it; null where one of the two is wrong, which is counted. Five failures in 15
 * minutes block the name, and the account that it has until an administrator puts it back.
 *
 * @param email in small letters
 * @throws Problem 429 after five failures in 15 minutes, right or wrong
 */
export async function provenAccount(
  orm: Orm,
  email: string,
  password: string,
  actor: Actor,
): Promise<ProvenAccount | null> {
  if (await isBlocked(orm, email)) throw new Problem(429, 'DEMASIADAS_PETICIONES');
  const account = await findAccount(orm, email);
  const isRight = await verifyPassword(password, account?.hash ?? (await decoy));
  // Asked again: guesses that were sent at once all passed the first time. Right or wrong, a blocked name is told the same.
  if (await isBlocked(orm, email)) throw new Problem(429, 'DEMASIADAS_PETICIONES');
  if (account && isRight) return account;
  const isBlockedNow = await countFailure(orm, email);
  await auditFailure(orm, email, actor);
  if (isBlockedNow) await blockAccount(orm, email, actor);
  return null;
}

/**
 * Tells the audit trail that somebody tried, for names that have an account and for those that have none, in as much time. The name itself is not
 * kept: people type passwords into the wrong field.
 */
async function auditFailure(db: Queryable, email: string, actor: Actor): Promise<void> {
  const [account] = await db
    .select({ usuarioId: usuario.usuarioId, unidadId: usuario.unidadId })
    .from(usuario)
    .where(eq(usuario.email, email));
  await audit(
    db,
    { ...actor, unidadId: account?.unidadId ?? null },
    { accion: 'SESION_FALLIDA', entidad: 'usuario', entidadId: account?.usuarioId ?? null },
  );
}

async function findAccount(db: Queryable, email: string) {
  const [account] = await db
    .select({
      usuarioId: usuario.usuarioId,
      unidadId: usuario.unidadId,
      hash: credencial.hash,
      perfil: perfil.nombre,
      nombre: persona.nombre,
      primerApellido: persona.primerApellido,
      segundoApellido: persona.segundoApellido,
    })
    .from(usuario)
    .innerJoin(credencial, eq(credencial.usuarioId, usuario.usuarioId))
    .innerJoin(perfil, eq(perfil.perfilId, usuario.perfilId))
    .innerJoin(persona, eq(persona.personaId, usuario.personaId))
    .where(and(eq(usuario.email, email), eq(usuario.activo, true), inArray(usuario.estatus, ['ACTIVO', 'INVITADO'])));
  return account;
}
