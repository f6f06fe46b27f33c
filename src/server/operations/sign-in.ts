import type { OperationHandler } from '../../../generated/server/operations.gen';
import { notFound, Problem } from '../db/problem';
import type { OperationContext } from './context';
import { enter } from './cuenta/enter';
import { provenAccount } from './cuenta/proven-account';
import { fullName } from '../../shared/full-name';

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
  const account = await provenAccount(orm, email, body.password, actor);
  if (!account) throw new Problem(401, 'CREDENCIALES_INVALIDAS', { extra: { mensaje: 'Invalid email or password!' } });
  const token = await orm.transaction((tx) => enter(tx, { ...account, email }, actor, issue));
  return { user: { avatar: '', userName: fullName(account), email, authority: [account.perfil] }, token };
};
