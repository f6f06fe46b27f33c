import type { OperationHandler } from '../../../generated/server/operations.gen';
import { notFound, Problem } from '../db/problem';
import type { OperationContext } from './context';
import { enter } from './cuenta/enter';
import { byPassword, provenAccount } from './cuenta/proven-account';
import { fullName } from '../../shared/full-name';

/**
 * Answers a token for an account and its password. The first sign-in of an invited account activates it. After five failures further attempts
 * from the same address wait, longer each time; sessions go on.
 *
 * @throws Problem 401 whichever of the two is wrong; 429 while the e-mail has to wait
 */
export const signIn: OperationHandler<'signIn', OperationContext> = async ({ body }, { database, actor, sessions }) => {
  const { issue } = sessions;
  if (!issue) throw notFound();
  const { orm } = database;
  const email = body.userName.trim().toLowerCase();
  const account = await provenAccount(orm, email, actor, byPassword(body.password));
  if (!account) throw new Problem(401, 'CREDENCIALES_INVALIDAS', { extra: { mensaje: 'Invalid email or password!' } });
  const token = await orm.transaction((tx) => enter(tx, { ...account, email }, actor, issue));
  return { user: { avatar: '', userName: fullName(account), email, authority: [account.perfil] }, token };
};
