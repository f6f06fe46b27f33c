import { and, eq, inArray } from 'drizzle-orm';
import type { OperationHandler } from '../../../generated/server/operations.gen';
import { perfil, persona, usuario } from '../../../generated/server/tables.gen';
import type { Actor } from '../db/actor';
import { audit } from '../db/audit';
import type { Queryable } from '../db/database';
import { hashPassword, verifyPassword } from '../db/password';
import { notFound, Problem } from '../db/problem';
import { countFailure, isBlocked } from '../db/sign-in-attempts';
import { credencial } from '../db/system-tables';
import type { OperationContext } from './context';
import { blockAccount } from './cuenta/block-account';
import { enter } from './cuenta/enter';
import { fullName } from './full-name';

/** Compared against where no account is, so that an unknown name takes as long as a wrong password. */
const decoy = hashPassword('ninguna cuenta tiene esta contraseña');

/**
 * A token for an account and its password. The first sign-in of an invited account activates it. Five failures in 15 minutes block the name,
 * and the account that it has until an administrator puts it back; its holder is told what everybody is told whose password is wrong.
 *
 * @throws Problem 401 whatever of the two is wrong; 429 after five failures in 15 minutes.
 */
export const signIn: OperationHandler<'signIn', OperationContext> = async ({ body }, { database, actor, sessions }) => {
  const { issue } = sessions;
  if (!issue) throw notFound();
  const { orm } = database;
  const email = body.userName.trim().toLowerCase();
  if (await isBlocked(orm, email)) throw new Problem(429, 'DEMASIADAS_PETICIONES');
  const account = await findAccount(orm, email);
  const isRight = await verifyPassword(body.password, account?.hash ?? (await decoy));
  // Asked again: guesses that were sent at once all passed the first time. Right or wrong, a blocked name is told the same.
  if (await isBlocked(orm, email)) throw new Problem(429, 'DEMASIADAS_PETICIONES');
  if (!account || !isRight) {
    const isBlockedNow = await countFailure(orm, email);
    await auditFailure(orm, email, actor);
    if (isBlockedNow) await blockAccount(orm, email, actor);
    throw new Problem(401, 'CREDENCIALES_INVALIDAS', { extra: { mensaje: 'Invalid email or password!' } });
  }
  const token = await orm.transaction((tx) => enter(tx, { ...account, email }, actor, issue));
  return { user: { avatar: '', userName: fullName(account), email, authority: [account.perfil] }, token };
};

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
