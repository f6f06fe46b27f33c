import { and, eq, inArray } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { usuario } from '#generated/server/tables.gen';
import { accountOfCode, spendCode } from '../access-codes';
import { audit } from '#platform/server/db/audit';
import type { Queryable } from '#platform/server/db/database';
import { invalid, notFound } from '#platform/server/db/problem';
import { endSessions } from '#platform/server/sessions/end-sessions';
import { hashPassword } from '../password';
import type { OperationContext } from '#platform/server/operations/context';
import { nextStep } from '../factor/next-step';
import { requireStrong } from '../cuenta/require-strong';
import { storePassword } from '../cuenta/store-password';

/**
 * Sets a password with the code of a mail, and signs its holder in. With a second factor it returns a ticket for that, because a mail only
 * replaces the password. An invited account becomes active; all other sessions of the account end. A blocked or inactive account stays so
 * until an administrator changes it.
 *
 * @throws Problem 422 on `codigo` when it is unknown, used or expired, on `password` when that is weak; the code stays valid then.
 */
export const resetPassword: OperationHandler<'resetPassword', OperationContext> = async (
  { body: { codigo, password } },
  { database: { orm }, actor, sessions, policy },
) => {
  const { issue } = sessions;
  if (!issue) throw notFound();
  const usuarioId = await accountOfCode(orm, codigo);
  const account = usuarioId === null ? undefined : await workingAccount(orm, usuarioId);
  if (!account) throw unknownCode();
  await requireStrong('password', password, account.email);
  const hash = await hashPassword(password);
  const step = await orm.transaction(async (tx) => {
    if (!(await spendCode(tx, codigo))) throw unknownCode();
    // Locks the account: a deactivation by an administrator happens before or after, not in between.
    const now = await workingAccount(tx, account.usuarioId);
    if (!now) throw unknownCode();
    await storePassword(tx, account.usuarioId, hash);
    await endSessions(tx, account.usuarioId);
    const next = await nextStep(tx, account, { actor, policy, issue });
    const activates = now.estatus === 'INVITADO' && next.token !== null;
    await audit(
      tx,
      { ...actor, usuarioId: account.usuarioId, unidadId: account.unidadId },
      {
        accion: 'EDITAR',
        entidad: 'usuario',
        entidadId: account.usuarioId,
        motivo: 'Contraseña elegida con un código enviado por correo',
        ...(activates ? { antes: { estatus: 'INVITADO' }, despues: { estatus: 'ACTIVO' } } : {}),
      },
    );
    return next;
  });
  sessions.forget();
  return step;
};

async function workingAccount(db: Queryable, usuarioId: number) {
  const mayWork = and(
    eq(usuario.usuarioId, usuarioId),
    eq(usuario.activo, true),
    inArray(usuario.estatus, ['ACTIVO', 'INVITADO']),
  );
  const [account] = await db
    .select({
      usuarioId: usuario.usuarioId,
      unidadId: usuario.unidadId,
      email: usuario.email,
      estatus: usuario.estatus,
    })
    .from(usuario)
    .where(mayWork)
    .for('update');
  return account;
}

const unknownCode = () => invalid([{ campo: 'codigo', codigo: 'CODIGO_INVALIDO', params: {} }]);
