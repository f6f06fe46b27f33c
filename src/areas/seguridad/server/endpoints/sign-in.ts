import type { OperationHandler } from '#generated/server/operations.gen';
import { notFound, Problem } from '#platform/server/db/problem';
import type { OperationContext } from '#platform/server/operations/context';
import { byPassword, provenAccount } from '../cuenta/proven-account';
import { renewHash } from '../cuenta/store-password';
import { nextStep } from '../factor/next-step';
import { shownAccount } from '../factor/shown-account';

/**
 * Returns a token for an account and its password; with a second factor, a ticket for that. The first sign-in of an invited account
 * activates it. After five failures, attempts from the same address must wait, longer each time; existing sessions continue.
 *
 * @throws Problem 401 whichever of the two is wrong; 429 while the e-mail has to wait
 */
export const signIn: OperationHandler<'signIn', OperationContext> = async (
  { body },
  { database, actor, sessions, policy },
) => {
  const { issue } = sessions;
  if (!issue) throw notFound();
  const { orm } = database;
  const email = body.userName.trim().toLowerCase();
  const account = await provenAccount(orm, email, actor, byPassword(body.password));
  if (!account) throw new Problem(401, 'CREDENCIALES_INVALIDAS', { extra: { mensaje: 'Invalid email or password!' } });
  await renewHash(orm, account, body.password, policy.passwordCost);
  const step = await orm.transaction((tx) => nextStep(tx, account, { actor, policy, issue }));
  // Returns the account only after the last step of the sign-in.
  return step.token === null ? { user: null, ...step } : { user: shownAccount(account), ...step };
};
